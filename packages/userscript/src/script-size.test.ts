import { expect, test } from "vitest";
import { exceedsScriptSize, MAX_SCRIPT_BYTES, MAX_SCRIPT_SIZE, utf8Length } from "./script-size.ts";

test.each(["", "a", "ü", "€", "👩\u200d💻", "a\u0000ü€𝒳"])("the length of %j is that of its bytes", (text) => {
	expect(utf8Length(text)).toBe(encodeURIComponent(text).replace(/%../g, "x").length);
});

test("the limit is 4 MiB, counted in bytes", () => {
	expect([MAX_SCRIPT_BYTES, MAX_SCRIPT_SIZE]).toEqual([4_194_304, "4 MB"]);
	expect(exceedsScriptSize("x".repeat(MAX_SCRIPT_BYTES))).toBe(false);
	expect(exceedsScriptSize("x".repeat(MAX_SCRIPT_BYTES + 1))).toBe(true);
	expect(exceedsScriptSize("ü".repeat(MAX_SCRIPT_BYTES / 2))).toBe(false);
	expect(exceedsScriptSize(`${"ü".repeat(MAX_SCRIPT_BYTES / 2)}x`)).toBe(true);
	expect(exceedsScriptSize(`${"€".repeat(Math.floor(MAX_SCRIPT_BYTES / 3))}xx`)).toBe(true);
	expect(exceedsScriptSize(`${"𝒳".repeat(MAX_SCRIPT_BYTES / 4)}`)).toBe(false);
});
