import { type Fixture, forgetRates, newcomer, type Person } from "./fixture.ts";
import { save } from "./save.ts";

/**
 * Makes a report of the analyzer, with the parts that the search reads.
 * @param facts match patterns, grants and hosts of the script, and whether it works offline; none and false if left out
 * @returns the report
 */
export function report(facts: { runsOn?: string[]; grants?: string[]; hosts?: string[]; offline?: boolean }) {
	const named = (names: string[] = []) => names.map((what) => ({ what, line: 1, column: 1 }));
	const hosts = (facts.hosts ?? []).map((host) => ({ host, via: "fetch", declared: true, line: 1, column: 1 }));
	const capabilities = {
		offline: facts.offline ?? false,
		runs_on: named(facts.runsOn),
		grants: named(facts.grants),
		hosts,
	};
	return { capabilities };
}

const userscript = "// ==UserScript==\n// @name Thing\n// ==/UserScript==\nvoid 0;";

export interface Condition {
	field: string;
	value: string;
	excluded?: boolean;
}

/**
 * Inserts scripts that differ in what a search reads, all of one new author.
 * @param fixture the opened backend
 * @returns author, ids by key (`translate`, `dark`, `forge`, `unknown`, `draft`), and functions that search among them
 */
export async function makeSearchedScripts(fixture: Fixture) {
	const ids: Record<string, string> = {};
	await forgetRates(fixture);
	const author: Person & { readonly id: string } = await newcomer(fixture, "Quentin Quokka");
	const make = async (
		key: string,
		changes: Parameters<typeof save>[1],
		row: { analysis?: ReturnType<typeof report>; risk?: string; installs?: number } = {},
	) => {
		const { id } = await save(author, changes);
		ids[key] = id;
		if (row.analysis) {
			const facts = fixture.sql.json(row.analysis);
			await fixture.sql`update public.bookmarklets set security_analysis = ${facts} where id = ${id}`;
		}
		await fixture.sql`
			update public.bookmarklets set risk_level = ${row.risk ?? "unrated"}, rank_installs = ${row.installs ?? 0} where id = ${id}`;
	};
	await make("translate", { p_title: "Translate the page", p_tags: ["language"] }, { risk: "green", installs: 5 });
	await make(
		"dark",
		{ p_title: "Dark theme everywhere", p_code: userscript, p_tags: ["theme", "night"] },
		{
			analysis: report({ grants: ["GM_addStyle"], offline: true }),
			risk: "amber",
		},
	);
	await make(
		"forge",
		{ p_title: "Forge review buttons", p_code: userscript },
		{
			analysis: report({
				runsOn: ["https://*.forge.example/*", "https://www.code.example:8443/x/*", "/^https:\\/\\/rx/"],
				grants: ["GM.xmlHttpRequest", "GM_setValue"],
				hosts: ["api.forge.example", "(this site)", "(given by the page)"],
			}),
			risk: "red",
		},
	);
	await make(
		"unknown",
		{ p_title: "C++ hints", p_description: "The quick brown fox explains dark corners." },
		{
			analysis: report({ hosts: ["(unknown)"] }),
		},
	);
	await make("draft", { p_title: "Translate a draft", p_publish: false });

	async function search(
		p_term: string,
		conditions: Condition[] = [],
		p_sort = "alphabetical",
		p_limit = 24,
		p_offset = 0,
	) {
		const { data, error } = await fixture.people.anon.hub.rpc("search_scripts", {
			p_term,
			p_sort,
			p_limit,
			p_offset,
			p_owner_id: author.id,
			p_conditions: conditions.map((condition) => ({ ...condition })),
		});
		if (error) throw new Error(`${error.code} ${error.message}`);
		return data;
	}
	const keyOf = (card: { id: string | null }) => Object.entries(ids).find(([, id]) => id === card.id)?.[0];
	/** How many of the first scripts match all words. */
	async function exactCount(term: string, conditions: Condition[] = []) {
		const [row] = await fixture.sql<{ exact: number }[]>`
			select exact_count as exact from private.search_page(
				${term}, ${fixture.sql.json(conditions.map((condition) => ({ ...condition })))}, null, null, null, null, ${author.id}, 'popular', 24, 0
			)`;
		return row?.exact ?? 0;
	}
	/** Keys of the scripts that match all words, in their order. */
	async function find(term: string, conditions: Condition[] = [], sort = "alphabetical") {
		const rows = await search(term, conditions, sort);
		return rows.slice(0, await exactCount(term, conditions)).map(keyOf);
	}
	/** Keys of the scripts that come after them. */
	async function findRelated(term: string, conditions: Condition[] = [], sort = "best_match") {
		const rows = await search(term, conditions, sort);
		return rows.slice(await exactCount(term, conditions)).map(keyOf);
	}
	return { author, ids, search, keyOf, exactCount, find, findRelated };
}
