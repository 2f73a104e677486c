import { expect } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { sinksOf } from "./trace-of.ts";

/** A title, and a program that sends `SECRET` to `HOST`. */
export type Carrier = readonly [title: string, code: string];

const LEAVES = /> (?:.+, )?third-party \.?c\.test < .*(?:url|body|header) cookie/;

/** With the page's cookie and a third party's server the whole flow must be found. */
export function expectLeak(code: string): void {
	const filled = fill(code, "document.cookie", "https://c.test");
	expect(sinksOf(filled)).toContainEqual(expect.stringMatching(LEAVES));
	expect(analyzeScript({ code: filled })).toMatchObject({ risk_level: "red" });
}

/** The same program with a constant text. */
export function expectHarmlessWithoutSecret(code: string): void {
	const filled = fill(code, "String(7)", "https://c.test");
	expect(sinksOf(filled).filter((line) => line.includes("<"))).toEqual([]);
	expect(analyzeScript({ code: filled })).toMatchObject({ risk_level: "green" });
}

/** The same program with the page's own site as receiver. */
export function expectHarmlessOnOwnSite(code: string): void {
	const filled = fill(code, "document.cookie", "/own");
	expect(sinksOf(filled).filter((line) => /third-party|unresolved/.test(line))).toEqual([]);
	expect(analyzeScript({ code: filled })).toMatchObject({ risk_level: "green" });
}

function fill(code: string, secret: string, host: string): string {
	return code.replaceAll("SECRET", secret).replaceAll("HOST", host);
}
