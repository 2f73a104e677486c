import type { ScriptReach } from "@scriptorium/hub-data/scripts/script-card";
import { expect, it } from "vitest";
import { describeReach } from "./describe-reach.ts";
import { en } from "./messages/en.ts";

const nothing: ScriptReach = {
	offline: false,
	every_site: false,
	sites: [],
	site_count: 0,
	contacts: [],
	contact_count: 0,
	own_site: false,
	unknown_hosts: false,
};
const short = (reach: Partial<ScriptReach>) =>
	describeReach({ ...nothing, ...reach }, en.reach).map((fact) => fact.short);
const full = (reach: Partial<ScriptReach>) =>
	describeReach({ ...nothing, ...reach }, en.reach).map((fact) => fact.full);

it("claims nothing about a version that is not rated, or of which the analysis knows nothing", () => {
	expect(describeReach(null, en.reach)).toEqual([]);
	expect(short({})).toEqual([]);
});

it.each<[string, Partial<ScriptReach>, string[]]>([
	["a bookmarklet that contacts nobody", { offline: true }, ["Works offline"]],
	["a userscript of every site", { offline: true, every_site: true }, ["Every site", "Works offline"]],
	["one site", { sites: ["example.com"], site_count: 1 }, ["Runs on example.com"]],
	["several sites", { sites: ["google.com", "google.de", "bing.com"], site_count: 14 }, ["Runs on google.com +13"]],
	["one server", { contacts: ["api.example.com"], contact_count: 1 }, ["Contacts api.example.com"]],
	[
		"several servers",
		{ contacts: ["a.example", "b.example", "c.example"], contact_count: 3 },
		["Contacts a.example +2"],
	],
	[
		"a server and unknown ones",
		{ contacts: ["a.example"], contact_count: 1, unknown_hosts: true },
		["Contacts a.example +1"],
	],
	["unknown servers", { own_site: true, unknown_hosts: true }, ["Contacts unknown servers"]],
	["its own site", { own_site: true }, ["Contacts the site it runs on"]],
	["its own site and a server", { own_site: true, contacts: ["a.example"], contact_count: 1 }, ["Contacts a.example"]],
])("says of %s what it may do", (_of, reach, facts) => {
	expect(short(reach)).toEqual(facts);
});

it("names what is behind a number", () => {
	expect(full({ sites: ["google.com", "google.de", "bing.com"], site_count: 14 })).toEqual([
		"Runs on google.com, google.de, bing.com and 11 more",
	]);
	expect(full({ contacts: ["a.example", "b.example"], contact_count: 2, unknown_hosts: true })).toEqual([
		"Contacts a.example, b.example and servers that the analysis could not name",
	]);
});
