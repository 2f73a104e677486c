import { readAnswer } from "@scriptorium/hub-data/read-answer";
import { listScripts, type ScriptSort } from "@scriptorium/hub-data/scripts/list-scripts";
import { scriptPageRows } from "@scriptorium/hub-data/scripts/script-page";
import { suggestSearch } from "@scriptorium/hub-data/search/suggest-search";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFixture } from "../support/fixture.ts";
import { makeScript } from "../support/samples.ts";
import { isClear } from "./attempt.ts";
import { inputCount, seed, TIMEOUT_MS } from "./fuzz-form.ts";
import { type HostileField, hostileText } from "./hostile-text.ts";

const fixture = openFixture();
const { anon, other } = fixture.people;
beforeAll(async () => {
	// A script to find, and scripts that nobody else may see.
	for (let index = 0; index < 12; index += 1) await makeScript(fixture, "published");
	for (let index = 0; index < 4; index += 1) {
		await makeScript(fixture, "draft");
		await makeScript(fixture, "removed");
	}
});
afterAll(() => fixture.close());

const field: HostileField = { kind: "search", min: 0, max: 200 };
const sorts: readonly ScriptSort[] = ["best_match", "popular", "newest", "alphabetical", "rating"];
const count = inputCount(80, 1_200);
const texts = (about: HostileField) => Array.from({ length: count }, (_, index) => hostileText(seed, index, about));

/** Number of the hidden scripts among these ids. */
async function hidden(ids: readonly string[]): Promise<number> {
	const [row] = await fixture.sql<{ count: number }[]>`
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
	test("in the search box return a list or a clear refusal", { timeout: TIMEOUT_MS }, async () => {
		const problems: string[] = [];
		for (const [index, term] of texts(field).entries()) {
			const sort = sorts[index % sorts.length] ?? "popular";
			const problem = await problemOf(await listScripts(anon.hub, { term, sort, limit: 7 }), 7);
			if (problem !== null) problems.push(`${index} ${JSON.stringify(term).slice(0, 80)}: ${problem}`);
		}
		expect(problems).toEqual([]);
	});

	test("as suggestions return at most eight rows, none of them hidden", { timeout: TIMEOUT_MS }, async () => {
		const problems: string[] = [];
		await fixture.sql`update private.rate_limits set capacity = 100000 where action = 'suggest_search'`;
		for (const [index, p_term] of texts(field).entries()) {
			const answer = await suggestSearch(anon.hub, p_term);
			if (!answer.ok) {
				const { code, message, details } = answer.error;
				if (code !== "INVALID" || !isClear(message)) problems.push(`${index} ${code} ${message} ${details ?? ""}`);
				continue;
			}
			const secret = await hidden(answer.value.flatMap(({ kind, id }) => (kind === "script" && id ? [id] : [])));
			if (answer.value.length > 8 || secret > 0) {
				problems.push(`${index} ${JSON.stringify(p_term).slice(0, 80)}: ${answer.value.length} rows, ${secret} hidden`);
			}
		}
		await fixture.sql`update private.rate_limits set capacity = 300 where action = 'suggest_search'`;
		expect(problems).toEqual([]);
	});

	test("as conditions and filters that no form sends", { timeout: TIMEOUT_MS }, async () => {
		const problems: string[] = [];
		const fields = ["word", "phrase", "site", "tag", "by", "grants", "connects", "risk", "kind", "other"];
		for (const [index, hostile] of texts(field).entries()) {
			// A value is sent up to six times. The gateway closes the connection at a body over 2 MB, perhaps while this client
			// still writes; contracts/public-api/body-limit tests that.
			const value = hostile.slice(0, 100_000);
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

	test("as query parameters in the address of a table", { timeout: TIMEOUT_MS }, async () => {
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
			// Lone surrogates cannot be encoded in an address. Past 16 KB of head, Node's server closes the connection, perhaps
			// while this client still writes; twice 800 characters of 9 bytes stay below that.
			const safe = hostile.slice(0, 800).toWellFormed();
			const query = (forms[index % forms.length] ?? forms[0])?.(encodeURIComponent(safe)) ?? "";
			const response = await fetch(`${fixture.backend.url}/rest/v1/bookmarklets?select=id&${query}`, {
				headers: { apikey: fixture.backend.publishableKey },
			});
			const body: unknown = await response.json();
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
