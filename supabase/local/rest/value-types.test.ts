import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toIsoTime, toJsonText } from "./value-types.ts";

describe("times as a hosted project writes them", () => {
	it.each([
		["2026-11-20 15:08:54.458609+00", "2026-11-20T15:08:54.458609+00:00"],
		["2026-11-20 15:08:54+05:30", "2026-11-20T15:08:54+05:30"],
		["2026-11-20 15:08:54", "2026-11-20T15:08:54"],
		["infinity", "infinity"],
		[null, null],
	])("%s → %s", (from, to) => expect(toIsoTime(from)).toBe(to));
});

describe("jsonb parameters", () => {
	it("are encoded once, however they come", () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				expect(JSON.parse(toJsonText(value))).toEqual(JSON.parse(JSON.stringify(value)));
			}),
		);
		expect(toJsonText('{"full_name":"Rita"}')).toBe('{"full_name":"Rita"}');
	});

	it("keep a plain string that looks like the beginning of JSON", () => {
		expect(toJsonText("[draft] a title")).toBe('"[draft] a title"');
	});
});
