import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import cs from "../locale/cs.ftl?raw";
import en from "../locale/en.ftl?raw";
import { Bundle } from "./bundle";

function said(bundle: Bundle, id: string): string {
  const value = bundle.message(id)?.value;
  return value ? bundle.format(value, { n: 3 }) : "";
}

test("an entry is read with all that it refers to, in any order", () => {
  const bundle = new Bundle("en", ["a = { b } of { -club }\n# A word.\n-club = the { c }", "c = club\nb = { $n ->\n [one] one\n*[other] { d }\n }\nd = many"]);
  expect(said(bundle, "a")).toBe("many of the club");
});

test("terms are no messages, and what nobody has written is none", () => {
  const bundle = new Bundle("en", ["-club = club\na = x"]);
  expect([bundle.has("-club"), bundle.has("a"), bundle.has("b"), bundle.has("toString")]).toEqual([false, true, false, false]);
  expect(bundle.message("b")).toBeUndefined();
});

test("what is there is known before it is read and after", () => {
  const bundle = new Bundle("en", ["a = x\n .text = more"]);
  expect(bundle.has("a")).toBe(true);
  expect(bundle.message("a")?.attributes.text).toBe("more");
  expect(bundle.has("a")).toBe(true);
});

test.each([["cs", cs], ["en", en]])("read one by one, the page's own words (%s) are what they are in one go", (lang, text) => {
  const whole = new FluentBundle(lang, { useIsolating: false });
  const resource = new FluentResource(text);
  whole.addResource(resource);
  const bundle = new Bundle(lang, [text]);
  const ids = resource.body.map(({ id }) => id).filter((id) => !id.startsWith("-"));
  expect(ids.length).toBeGreaterThan(100);
  for (const id of ids) expect(bundle.message(id), id).toEqual(whole.getMessage(id));
});
