/** For every test: test files share one window, so whatever a test put in place of the window's own is taken back. */

import { configure } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";

configure({ asyncUtilTimeout: 30_000 }); // the machine may be busy with other tests

afterEach(() => vi.unstubAllGlobals());
