import { expect, test } from "vitest";
import { sentences } from "./sentences";

test("every part ends as a sentence does, and none twice", () => {
  expect(sentences("Toy", "You pay with it.")).toBe("Toy. You pay with it.");
  expect(sentences("Which card?", "", null, "Dot. ", false)).toBe("Which card? Dot.");
  expect(sentences("Řekl „ne.“", "Cíl:", "tři")).toBe("Řekl „ne.“ Cíl: tři.");
  expect(sentences()).toBe("");
});
