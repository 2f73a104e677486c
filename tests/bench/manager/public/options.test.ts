import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPublicCall, readPublicOptions } from "./options.ts";

test("options of the public userscripts", () => {
	expect(isPublicCall(["--sizes", "1"])).toBe(false);
	expect(isPublicCall(["--public", "folder"])).toBe(true);
	const folder = tmpdir();
	expect(readPublicOptions(["--public", folder])).toEqual({
		folder,
		lists: ["by-need", "widely-used"],
		only: "",
		write: false,
	});
	expect(readPublicOptions(["--public", folder, "--only", "clock"])).toMatchObject({ only: "clock" });
	expect(readPublicOptions(["--public", folder, "--list", "widely-used"])).toMatchObject({ lists: ["widely-used"] });
	for (const wrong of [
		["--public", folder, "--list", "other"],
		["--public", join(folder, "does-not-exist")],
		["--public="],
		["--public", folder, "--only", "clock", "--write"],
		["--public", folder, "--sizes", "1"],
	])
		expect(() => readPublicOptions(wrong)).toThrow();
});
