import { findChromium } from "@scriptorium/isolated-browser/find-chromium";
import type { IsolatedBrowser } from "@scriptorium/isolated-browser/open-isolated-browser";
import { openCanaryBrowser } from "./browser/open-canary-browser.ts";
import type { CanaryReport } from "./canary-report.ts";
import { runCanary } from "./run-canary.ts";

/** Time limit of a run in ms. Generous because test machines are busy and no test here measures time. */
export const WALL_MS = 40_000;

export function openTestBrowser(memoryMb?: number): IsolatedBrowser {
	const chromium = findChromium(process.env, ["CANARY_CHROMIUM"]);
	if (chromium === null) throw new Error("These tests need a Chromium.");
	return openCanaryBrowser({ chromium, memoryMb });
}

export const HEADER = ["// ==UserScript==", "// @name Sample"];

/** Builds a userscript with the given metadata lines. */
export function userscript(body: string, lines: readonly string[] = ["@match *://*/*"]): string {
	return [...HEADER, ...lines.map((line) => `// ${line}`), "// ==/UserScript==", body].join("\n");
}

export function runSample(browser: IsolatedBrowser, body: string, lines?: readonly string[]): Promise<CanaryReport> {
	return runCanary({ code: userscript(body, lines), kind: "userscript" }, { browser, wallMs: WALL_MS });
}

export const runBookmarklet = (browser: IsolatedBrowser, code: string): Promise<CanaryReport> =>
	runCanary({ code, kind: "bookmarklet" }, { browser, wallMs: WALL_MS });

/** `what>host` of each piece of evidence. */
export const seen = ({ evidence }: CanaryReport): string[] => evidence.map(({ what, host }) => `${what}>${host ?? ""}`);
