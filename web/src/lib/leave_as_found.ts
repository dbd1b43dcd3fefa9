/** For every test: test files share one window, so whatever a test put in place of the window's own is taken back. */

import { configure } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";
import { learn } from "./t";
import { LANGUAGES } from "./words";

configure({ asyncUtilTimeout: 30_000 }); // the machine may be busy with other tests

await Promise.all(LANGUAGES.map(learn)); // tests speak at once

afterEach(() => vi.unstubAllGlobals());
