import { expect, test } from "vitest";
import { mergeCookies } from "./cookie-header.ts";

const sent = [
	{ name: "session", value: "s" },
	{ name: "a", value: "1" },
	{ name: "a", value: "2" },
	{ name: "", value: "bare" },
];

test.each([
	["a=3", "session=s; bare; a=3"],
	["b=3", "session=s; a=1; a=2; bare; b=3"],
	[" session = x ; c=4;", "a=1; a=2; bare; session = x; c=4"],
	["other", "session=s; a=1; a=2; other"],
	["a=x; a=y", "session=s; bare; a=x; a=y"],
	["A=1", "session=s; a=1; a=2; bare; A=1"],
	["a=b=c", "session=s; bare; a=b=c"],
	["", "session=s; a=1; a=2; bare"],
])("%j beside the browser's cookies", (given, header) => {
	expect(mergeCookies(sent, given)).toBe(header);
});
