import { expect, it } from "vitest";
import { isPublicSite, isReserved, namedHosts } from "./named-hosts.ts";

it("finds hosts behind schemes, without one, in metadata and in Base64", () => {
	const code = `
// @match   *://*/*
// @connect api.example
const a = "https://One.example:8443/x", b = '//two.test/y', c = atob("aHR0cHM6Ly90aHJlZS5pbnZhbGlkLw==");
`;
	expect(namedHosts(code)).toEqual(["*", "api.example", "one.example", "three.invalid", "two.test"]);
	expect(namedHosts("javascript:fetch('https%3A%2F%2Ffour.example%2F')")).toEqual(["four.example"]);
});

it("tells reserved names, well-known sites and anything else apart", () => {
	expect(
		["cdn.prefs.example", "a.example.com", "x.test", "*", "localhost"].filter((host) => !isReserved(host)),
	).toEqual([]);
	expect(["example.dev", "notexample.com", "test.com"].filter(isReserved)).toEqual([]);
	expect(isPublicSite("en.wikipedia.org")).toBe(true);
	expect(isPublicSite("evilgithub.com")).toBe(false);
});
