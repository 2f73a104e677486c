import type { Capability } from "@scriptorium/script-analyzer/analysis-result";
import { expect, it } from "vitest";
import { rated } from "../../analyze-security/ports.test-support.ts";
import { fitResult } from "./fit-result.ts";

const facts = (count: number, what: string): Capability[] =>
	Array.from({ length: count }, (_, index) => ({ what: `${what}${index}`, line: index + 1, column: 1 }));
/** As PostgreSQL writes jsonb: white space after each colon and comma. */
const storedBytes = (value: unknown) =>
	new TextEncoder().encode(JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ")).length;

it("leaves an ordinary result as it is", () => {
	const result = rated({ recommendations: ["Do “this” – 日本語 🙂."] });
	expect(fitResult(result)).toEqual(result);
});

it("takes out what jsonb refuses", () => {
	const { capabilities } = rated();
	const hosts = [{ host: "a\u0000b\ud800", via: "fetch", declared: false, line: 1, column: 1 }];
	expect(fitResult(rated({ capabilities: { ...capabilities, hosts } })).capabilities.hosts[0]?.host).toBe(
		"a\ufffdb\ufffd",
	);
});

it("keeps the gravest of far too many findings, and says so", () => {
	const step = { description: "日本語".repeat(2_000), line: 1, column: 1 };
	const found = { type: "x", severity: "high", description: step.description, line: 1, column: 1 } as const;
	const { capabilities } = rated();
	const many = rated({
		vulnerabilities: Array.from({ length: 500 }, (_, index) => ({ ...found, line: index + 1, path: [step, step] })),
		recommendations: Array.from({ length: 500 }, () => step.description),
		capabilities: { ...capabilities, hooks: facts(20_000, "a"), unresolved: facts(20_000, "日".repeat(1_000)) },
	});
	const fitting = fitResult(many);
	expect(storedBytes(fitting)).toBeLessThan(262_144);
	expect(fitting.vulnerabilities[0]?.line).toBe(1);
	expect(fitting.summary).toMatch(/^Read 1 line\. Only the first \d+ of each kind are listed\.$/);
	expect(fitting.capabilities.hooks.length).toBe(fitting.vulnerabilities.length);
});

it("refuses what is no result", () => {
	expect(() => fitResult({ ...rated(), score: 101 })).toThrow();
});
