import { expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";

test.each([
	["@sealed class A {}", "Decorators (@name) cannot be read by this check"],
	['import defer * as a from "https://a.example/a.js"; a.f();', "'import defer' cannot be read by this check"],
])("syntax of proposals is named, and not rated: %s", (code, message) => {
	const { risk_level: level, summary } = analyzeScript({ code });
	expect(level).toBe("unrated");
	expect(summary).toContain(message);
});
