import { satisfy } from "@module-federation/runtime";
import { expect, test } from "vitest";
import { checkCompatibility, type HostOffer } from "./check-compatibility.ts";

const host: HostOffer = {
	contract: "1.2.0",
	versions: { react: "19.3.1", "@tanstack/react-query": "5.108.0" },
	satisfies: satisfy,
};
const remote = (contract: string, requires: Record<string, string>) => ({
	name: "mfe_alpha",
	entry: "/e.js",
	version: "1.0.0",
	contract,
	requires,
	routes: ["/"],
	preload: [],
	css: [],
});

test.each([
	["1.2.0", { react: "^19.3.0" }],
	["1.0.7", { react: "^19.0.0", "@tanstack/react-query": "^5.100.0" }],
	["1.1.0", {}],
])("contract %s with %o fits", (contract, requires) => {
	expect(checkCompatibility(remote(contract, requires), host).ok).toBe(true);
});

test.each([
	["2.0.0", {}],
	["1.3.0", {}],
	["0.9.0", {}],
	["1.2.0", { react: "^18.0.0" }],
	["1.2.0", { react: "^19.4.0" }],
	["1.2.0", { react: "^20.0.0" }],
	["1.2.0", { preact: "^10.0.0" }],
	["1.2.0", { react: "not a range" }],
])("contract %s with %o is refused with the reason", (contract, requires) => {
	const result = checkCompatibility(remote(contract, requires), host);
	expect(result).toMatchObject({ ok: false, error: { code: "INCOMPATIBLE" } });
	expect(result.ok ? "" : result.error.message).toContain("mfe_alpha");
});
