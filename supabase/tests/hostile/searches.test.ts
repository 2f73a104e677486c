import { readAnswer } from "@scriptorium/hub-data/read-answer";
import { listScripts, type ScriptSort } from "@scriptorium/hub-data/scripts/list-scripts";
import { scriptPageRows } from "@scriptorium/hub-data/scripts/script-page";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeScript } from "../support/samples.ts";
import { openWorld } from "../support/world.ts";
import { isClear } from "./attempt.ts";
import { inputs, patience, seed } from "./fuzz-form.ts";
import { type HostileField, hostileText } from "./hostile-text.ts";

const world = openWorld();
const { anon, other } = world.people;
beforeAll(async () => {
	// Something to find, and beside it what nobody else may see.
	for (let index = 0; index < 12; index += 1) await makeScript(world, "published");
	for (let index = 0; index < 4; index += 1) {
		await makeScript(world, "draft");
		await makeScript(world, "removed");
	}
});
afterAll(() => world.close());

const field: HostileField = { kind: "search", min: 0, max: 200 };
const sorts: readonly ScriptSort[] = ["best_match", "popular", "newest", "alphabetical", "rating"];
const count = inputs(80, 1_200);
const texts = (about: HostileField) => Array.from({ length: count }, (_, index) => hostileText(seed, index, about));

/** How many of these scripts are not for everybody. */
async function hidden(ids: readonly string[]): Promise<number> {
	const [row] = await world.sql<{ count: number }[]>`
		select count(*)::integer as count from public.bookmarklets where id = any (${ids as string[]}::uuid[]) and not is_visible`;
	return row?.count ?? 0;
}

async function problemOf(answer: Awaited<ReturnType<typeof listScripts>>, limit: number): Promise<string | null> {
	if (!answer.ok) {
		const { code, message, details } = answer.error;
		return code === "INVALID" && isClear(message) ? null : `${code} ${message} ${details ?? ""}`;
	}
	if (answer.value.scripts.length > limit) return `${answer.value.scripts.length} rows`;
	const secret = await hidden(answer.value.scripts.map(({ id }) => id));
	return secret === 0 ? null : `shows ${secret} hidden scripts`;
}

describe(`${count} hostile searches of seed ${seed}`, () => {
	test("in the search box give a list or say clearly why not", { timeout: patience }, async () => {
		const problems: string[] = [];
		for (const [index, term] of texts(field).entries()) {
			const sort = sorts[index % sorts.length] ?? "popular";
			const problem = await problemOf(await listScripts(anon.hub, { term, sort, limit: 7 }), 7);
			if (problem !== null) problems.push(`${index} ${JSON.stringify(term).slice(0, 80)}: ${problem}`);
		}
		expect(problems).toEqual([]);
	});

	test("as conditions and filters that no form of ours makes", { timeout: patience }, async () => {
		const problems: string[] = [];
		const fields = ["word", "phrase", "site", "tag", "by", "grants", "connects", "risk", "kind", "other"];
		for (const [index, value] of texts(field).entries()) {
			const request = other.hub.rpc("search_scripts", {
				p_term: index % 3 === 0 ? value : "sample",
				p_conditions: [
					{ field: fields[index % fields.length] ?? "", value, excluded: index % 2 === 0 },
					{ field: "phrase", value: value.slice(0, 90), excluded: false },
				],
				...(index % 5 === 0 ? { p_tag: value } : {}),
				...(index % 4 === 0 ? { p_category: value } : {}),
				...(index % 7 === 0 ? { p_risks: [value, "green"] } : {}),
				...(index % 11 === 0 ? { p_kind: value } : {}),
				p_sort: index % 13 === 0 ? value : "best_match",
				p_limit: 5,
			});
			const problem = await problemOf(await readAnswer(request, scriptPageRows), 5);
			if (problem !== null) problems.push(`${index} ${JSON.stringify(value).slice(0, 80)}: ${problem}`);
		}
		expect(problems).toEqual([]);
	});

	test("written straight into the address of a table", { timeout: patience }, async () => {
		const problems: string[] = [];
		const forms = [
			(text: string) => `title=eq.${text}`,
			(text: string) => `title=ilike.*${text}*`,
			(text: string) => `title=in.(${text})`,
			(text: string) => `or=(title.eq.${text},slug.eq.${text})`,
			(text: string) => `and=(${text})`,
			(text: string) => `order=${text}`,
			(text: string) => `${text}=eq.1`,
			(text: string) => `id=eq.${text}`,
			(text: string) => `title=${text}`,
			(text: string) => `limit=${text}&offset=${text}`,
		];
		for (const [index, hostile] of texts({ kind: "search", min: 0, max: 300 }).entries()) {
			// Half surrogates have no form in an address, and no client sends one of a megabyte.
			const safe = hostile.slice(0, 2_000).toWellFormed();
			const query = (forms[index % forms.length] ?? forms[0])?.(encodeURIComponent(safe)) ?? "";
			const response = await fetch(`${world.backend.url}/rest/v1/bookmarklets?select=id&${query}`, {
				headers: { apikey: world.backend.publishableKey },
			});
			// What is too long is refused without a word, before anybody reads it.
			const text = await response.text();
			const body: unknown = JSON.parse(text || "null");
			const ids = Array.isArray(body) ? body.map((row: { id: string }) => row.id) : [];
			const secret = await hidden(ids);
			if (response.status >= 500)
				problems.push(`${index} ${query.slice(0, 120)}: ${response.status} ${JSON.stringify(body)}`);
			else if (secret > 0) problems.push(`${index} ${query.slice(0, 120)}: shows ${secret} hidden scripts`);
			else if (!response.ok && ids.length > 0) problems.push(`${index}: ${response.status} with rows`);
		}
		expect(problems).toEqual([]);
	});
});
