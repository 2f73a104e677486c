import { lineVectors, markupVectors } from "@scriptorium/supabase/hostile/vectors";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import type { HostileHub, HostilePerson } from "./hostile-hub.ts";

/** A script of hostile texts, with what others have written about it. */
export interface HostileScript {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly tag: string;
	readonly note: string;
	readonly code: string;
	readonly review: { readonly title: string; readonly comment: string };
	readonly collection: { readonly id: string; readonly title: string; readonly description: string };
}

export interface HostileCast {
	readonly author: HostilePerson & { readonly username: string; readonly name: string; readonly bio: string };
	readonly scripts: readonly HostileScript[];
}

const cut = (text: string, length: number) => [...text].slice(0, length).join("").trim();
/** As many vectors as fit, starting at one of them. */
const many = (from: number, length: number, vectors: readonly string[] = markupVectors) =>
	cut(vectors.map((_, index) => vectors[(from + index) % vectors.length]).join(" "), length);

/** One-line titles: executable texts, texts that would end a metadata block or break a layout, and invisible ones. */
const TITLES = [
	...markupVectors,
	"// ==/UserScript== alert(1)",
	"W".repeat(50),
	"مرحبا <script>window.hostileTextRan=1</script>",
	"👩‍👩‍👧‍👦🏳️‍🌈🇩🇪 Z̸̡͓͍̘̖͂͌̈́͜ą̷̛̰̪̤̾̓l̵̢͔̈́̕g̶͎̈o̴",
	"{{7*7}} \u0024{7*7} <%= 7*7 %> #{7*7} %s %n $& $1",
	"'\"`--;</script><!--",
].filter((title) => [...title].length <= 50);
const TAGS = [
	"<b>bold</b>",
	"w".repeat(30),
	'"><svg onload=alert(1)>',
	"javascript:alert(1)",
	"مرحبا",
	"../..?x=1&y#z%2f",
];
const DESCRIPTIONS = [
	(turn: number) => many(turn * 4, 500),
	(turn: number) => many(turn, 500, lineVectors),
	() => "W".repeat(500),
	() => `The end\u2028alert(1)//\u2029// @require https://hostile.invalid/x.js\r\n${many(3, 300)}`,
] as const;
const userscript = (name: string) =>
	`// ==UserScript==\n// @name ${name}\n// @match https://example.org/*\n// ==/UserScript==\n"${"x".repeat(2_000)}";`;
/** The hub refuses a name that ends the block for some readers (one-text.spec.ts). */
const NAMES = TITLES.filter((title) => readScriptText(userscript(title)).ok);
const CODES = [
	(turn: number) => `javascript:/*${many(turn, 300).replaceAll("*/", "")}*/void 0`,
	(turn: number) => userscript(NAMES[turn % NAMES.length] ?? ""),
	() => `javascript:'</script><img src=x onerror=window.hostileTextRan=1>\u2028\u202E'`,
] as const;

/** Scripts of one author: each is saved twice and reviewed once, and nobody may save more than 60 or review more than 30 an hour. */
const EACH = 25;

/**
 * Signs authors and readers up and lets them write scripts, reviews and collections of hostile texts.
 * @param hub a separate hub
 * @param count how many scripts; each has one review and one collection
 * @returns the scripts, and the author of the last of them
 * @throws with the database's error when it refuses one
 */
export async function storeHostileCast(hub: HostileHub, count: number): Promise<HostileCast> {
	const scripts: HostileScript[] = [];
	let cast: HostileCast;
	do {
		const rest = Math.min(EACH, count - scripts.length);
		cast = await storeCastOfOne(hub, scripts.length, rest);
		scripts.push(...cast.scripts);
	} while (scripts.length < count);
	return { author: cast.author, scripts };
}

async function storeCastOfOne(hub: HostileHub, from: number, count: number): Promise<HostileCast> {
	const author = await hub.signUp("Hera Hostile");
	const reader = await hub.signUp("Rudi Reader");
	const name = `<img src=x onerror=window.hostileTextRan=1> ${"W".repeat(30)}`;
	const bio = many(7, 500);
	const profile = {
		display_name: name,
		bio,
		website_url: `https://example.org/?q='onmouseover='alert(1)'#${"w".repeat(300)}`,
		github_url: `https://example.org/${"w".repeat(200)}`,
	};
	const { username } = await hub.store<{ username: string }>(
		author,
		`profiles?user_id=eq.${author.id}&select=username`,
		profile,
		"PATCH",
	);
	await hub.store(
		reader,
		`profiles?user_id=eq.${reader.id}&select=username`,
		{ display_name: `"><svg onload=${"x".repeat(60)}` },
		"PATCH",
	);
	const scripts: HostileScript[] = [];
	for (let turn = from; turn < from + count; turn += 1) scripts.push(await storeScript(hub, author, reader, turn));
	return { author: { ...author, username, name, bio }, scripts };
}

/** The hub refuses code that readers would take for two things (one-text.spec.ts): such a text is left out of the comment. */
function withHostileComment(code: string, text: string): string {
	const commented = `${code} /* ${text.replaceAll("*/", "")} */`;
	return readScriptText(commented).ok ? commented : `${code} /* ${"W".repeat(200)} */`;
}

async function storeScript(
	hub: HostileHub,
	author: HostilePerson,
	reader: HostilePerson,
	turn: number,
): Promise<HostileScript> {
	// Steps without a common divisor: in few scripts, many kinds of title.
	const title = TITLES[(turn * 5) % TITLES.length] ?? "";
	const description = (DESCRIPTIONS[turn % DESCRIPTIONS.length] ?? DESCRIPTIONS[0])(turn);
	const tag = TAGS[turn % TAGS.length] ?? "";
	const code = (CODES[turn % CODES.length] ?? CODES[0])(turn);
	const note = turn % 2 === 0 ? many(turn + 2, 1_500) : "W".repeat(1_500);
	const texts = { p_title: title, p_description: description, p_tags: [tag, "hostile"], p_category: "security" };
	type Saved = { id: string; slug: string; version_id: string };
	const first = await hub.store<Saved>(author, "rpc/save_script", { ...texts, p_code: code });
	const update = { p_id: first.id, p_base_version_id: first.version_id, p_change_note: note };
	await hub.store(author, "rpc/save_script", {
		...texts,
		...update,
		p_code: withHostileComment(code, many(turn + 1, 200)),
	});

	const review = { title: many(turn + 5, 100), comment: turn % 2 === 0 ? many(turn + 9, 1_000) : "W".repeat(1_000) };
	await hub.store(reader, "bookmarklet_reviews", {
		bookmarklet_id: first.id,
		user_id: reader.id,
		rating: 4,
		...review,
		works_on_version: "<b>1.0</b>",
	});

	const list = { title: turn % 2 === 0 ? many(turn, 80) : "W".repeat(80), description: many(turn + 3, 500) };
	const { id } = await hub.store<{ id: string }>(author, "collections", {
		...list,
		owner_id: author.id,
		is_public: true,
	});
	await hub.store(author, "collection_items", { collection_id: id, bookmarklet_id: first.id });
	return { id: first.id, slug: first.slug, title, description, tag, note, code, review, collection: { id, ...list } };
}
