import { describe, expect, test } from "vitest";
import { unrated } from "./unrated.ts";

describe("unrated", () => {
	test("names reason and place, and that nothing is known", () => {
		const result = unrated("syntax", { message: "Unexpected token", place: { line: 3, column: 7 } });
		expect(result).toMatchObject({ risk_level: "unrated", score: 0, vulnerabilities: [] });
		expect(result.summary).toBe(
			"Not rated: its code could not be read. Line 3, column 7: Unexpected token. Nothing is known about what the script does.",
		);
		expect(result.recommendations).toEqual(["Fix the syntax error, so that the code can be checked."]);
	});

	test.each(["too-large", "syntax", "depth", "crash"] as const)("%s never proves a script offline", (reason) => {
		expect(unrated(reason).capabilities.offline).toBe(false);
		expect(unrated(reason).summary).toMatch(/^Not rated: .*\.$/);
	});
});
