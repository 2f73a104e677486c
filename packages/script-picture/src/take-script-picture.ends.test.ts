import { findChromium } from "@scriptorium/isolated-browser/find-chromium";
import { afterAll, expect, it } from "vitest";
import { openPictureBrowser } from "./open-picture-browser.ts";
import { takeScriptPicture } from "./take-script-picture.ts";

const chromium = findChromium(process.env, []);
if (chromium === null) throw new Error("These tests need a Chromium.");
const browser = openPictureBrowser({ chromium });
afterAll(() => browser.close());

const take = (code: string): Promise<string | null> =>
	takeScriptPicture({ code, category: "productivity", tags: [] }, { browser, signal: new AbortController().signal });

it("ends a script that never ends, and takes the next picture", async () => {
	expect(await take("(function again() { Promise.resolve().then(again); })();")).toBeNull();
	expect(await take('document.body.style.background = "#222";')).not.toBeNull();
}, 90_000);
