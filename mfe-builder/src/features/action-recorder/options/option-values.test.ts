import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import { expect, it } from "vitest";
import { DEFAULT_OPTIONS, optionsOf, wrongOptions } from "./option-values.ts";

const isSelector = (css: string) => !css.includes("[[");

it("what the form begins with is what the extension begins with", () => {
	expect(recordingOptions.parse(optionsOf(DEFAULT_OPTIONS))).toEqual(recordingOptions.parse({}));
	expect(wrongOptions(DEFAULT_OPTIONS, isSelector)).toEqual({});
});

it("reads lines, trims them and drops empty ones; hosts as browsers write them", () => {
	const values = {
		...DEFAULT_OPTIONS,
		ignoredSelectors: " .ads \n\n#chat",
		allowedDomains: "*.Müller.example\nLOCALHOST",
	};
	expect(optionsOf(values)).toMatchObject({
		ignoredSelectors: [".ads", "#chat"],
		allowedDomains: ["*.xn--mller-kva.example", "localhost"],
	});
});

it.each([
	["ignoredSelectors", ".ads\n[[", "[["],
	["ignoredSelectors", Array.from({ length: 101 }, (_, at) => `.c${at}`).join("\n"), ".c100"],
	["allowedDomains", "example.org\nhttps://example.org/", "https://example.org/"],
	["allowedDomains", "exa*mple.org", "exa*mple.org"],
	["maxActions", "0", "0"],
	["maxActions", "10001", "10001"],
	["maxActions", "1e3", "1e3"],
	["maxDuration", "1441", "1441"],
	["maxDuration", "", ""],
] as const)("%s: %j is wrong", (field, text, found) => {
	expect(wrongOptions({ ...DEFAULT_OPTIONS, [field]: text }, isSelector)).toEqual({ [field]: found });
});

it("what the form lets through the extension takes", () => {
	const values = { ...DEFAULT_OPTIONS, maxActions: "10000", maxDuration: "1440", captureConsole: true };
	expect(wrongOptions(values, isSelector)).toEqual({});
	expect(recordingOptions.safeParse(optionsOf(values)).success).toBe(true);
});
