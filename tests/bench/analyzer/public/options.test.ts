import { expect, it } from "vitest";
import { isPublicCall, parsePublicOptions } from "./options.ts";

it("is asked for by a folder", () => {
	expect(isPublicCall(["--", "--corpus", "scripts"])).toBe(true);
	expect(isPublicCall(["--any=scripts"])).toBe(true);
	expect(isPublicCall(["--half", "tuning"])).toBe(false);
});

it("counts both halves and names nothing by default", () => {
	const expected = { folder: "x", isListed: true, halves: ["tuning", "counted"], reveal: false, write: false };
	expect(parsePublicOptions(["--", "--corpus", "x"])).toMatchObject(expected);
	expect(parsePublicOptions(["--corpus", "x", "--half", "tuning"])).toMatchObject({ halves: ["tuning"] });
	expect(parsePublicOptions(["--any", "x", "--reveal"])).toMatchObject({ isListed: false, reveal: true });
});

it("times the scanners on request and for the files that it writes", () => {
	expect(parsePublicOptions(["--any", "x"])).toMatchObject({ speed: false, before: null });
	expect(parsePublicOptions(["--any", "x", "--speed", "--before", "y"])).toMatchObject({ speed: true, before: "y" });
	expect(parsePublicOptions(["--corpus", "x", "--write"])).toMatchObject({ speed: true });
});

it.each([
	[["--corpus", "x", "--half", "held-out"], "no half"],
	[["--corpus", "x", "--half", "counted", "--write"], "both halves"],
	[["--any", "x", "--write"], "on no list"],
	[["--any", "x", "--before", "y"], "with --speed only"],
	[["--any", "x", "--corpus", "y"], "one folder"],
	[["--corpus="], "one folder"],
])("refuses %j", (args, reason) => {
	expect(() => parsePublicOptions(args)).toThrow(reason);
});
