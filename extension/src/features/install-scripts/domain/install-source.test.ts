import { describe, expect, test } from "vitest";
import { isLocalScript, readInstallSource } from "./install-source.ts";

describe("install-source", () => {
	test.each([
		["?url=https%3A%2F%2Fa.test%2Fx.user.js", "", { kind: "address", url: "https://a.test/x.user.js" }],
		["", "#https://a.test/x.user.js?a=1&b=#c", { kind: "address", url: "https://a.test/x.user.js?a=1&b=#c" }],
		["?proposal=p1", "", { kind: "proposal", proposalId: "p1" }],
		["", "", { kind: "address", url: "" }],
	])("%j %j", (search, hash, source) => {
		expect(readInstallSource({ search, hash })).toEqual(source);
	});

	test("a script on this computer", () => {
		expect(isLocalScript("file:///home/ann/x.user.js")).toBe(true);
		expect(isLocalScript("file:///etc/passwd")).toBe(false);
		expect(isLocalScript("https://a.test/x.user.js")).toBe(false);
		expect(isLocalScript("")).toBe(false);
	});
});
