import { expect } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { sinksOf } from "./trace-of.ts";

/** A title, and a program in which data flows from `SECRET` to a request to `HOST`. */
export type DataFlow = readonly [title: string, code: string];

const LEAVES = /> (?:.+, )?third-party \.?c\.test < .*(?:url|body|header) cookie/;

/** Expects the full flow to be found when the data is the cookie and the server a third party's. */
export function expectLeak(code: string): void {
	const filled = fill(code, "document.cookie", "https://c.test");
	expect(sinksOf(filled)).toContainEqual(expect.stringMatching(LEAVES));
	expect(analyzeScript({ code: filled })).toMatchObject({ risk_level: "red" });
}

/** Expects no finding when the data is a constant. */
export function expectHarmlessWithoutSecret(code: string): void {
	const filled = fill(code, "String(7)", "https://c.test");
	expect(sinksOf(filled).filter((line) => line.includes("<"))).toEqual([]);
	expect(analyzeScript({ code: filled })).toMatchObject({ risk_level: "green" });
}

/**
 * Expects no finding when the receiver is the page's own site.
 *
 * @param code program with `SECRET` and `HOST`
 * @param level `amber` where the address passes through what a skeptical run doubts: a secret in it is worth a look
 */
export function expectHarmlessOnOwnSite(code: string, level: "green" | "amber" = "green"): void {
	// A search: a bookmarklet that changes the site is worth a look, whatever it sends.
	const filled = fill(code, "document.cookie", "/search");
	expect(sinksOf(filled).filter((line) => /third-party|unresolved/.test(line))).toEqual([]);
	expect(analyzeScript({ code: filled })).toMatchObject({ risk_level: level });
}

function fill(code: string, secret: string, host: string): string {
	return code.replaceAll("SECRET", secret).replaceAll("HOST", host);
}
