import { clearConversation, readConversation } from "@scriptorium/hub-data/assistant/conversation";
import { exportOwnData } from "@scriptorium/hub-data/profiles/export-own-data";
import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";

const fixture = openFixture();
const { sql } = fixture;
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

type Somebody = Awaited<ReturnType<typeof newcomer>>;
const answer = { content: "Done.", scripts: [], documents: [], steps: [], model_used: "templates", is_cut: false };
async function keepAsked(
	{ id }: Somebody,
	question: string,
	askedAt: Date,
	change: object = {},
): Promise<string | null> {
	const [row] = await sql<{ id: string | null }[]>`
		select public.keep_assistant_answer(${id}, ${question}, ${sql.json({ ...answer, ...change })}, ${askedAt}) as id`;
	return row?.id ?? null;
}
async function keep(person: Somebody, question: string, change: object = {}): Promise<string> {
	const id = await keepAsked(person, question, new Date(), change);
	if (id === null) throw new Error("Nothing was kept.");
	return id;
}
async function conversationOf(person: Somebody, before?: string) {
	const read = await readConversation(person.hub, before === undefined ? {} : { before });
	if (!read.ok) throw new Error(read.error.message);
	return read.value;
}
const textsOf = async (person: Somebody) => (await conversationOf(person)).map(({ content }) => content);

test("a question stands before its answer, also of two tabs that ask at the same time, and only its person reads it", async () => {
	const [nora, other] = [await newcomer(fixture), await newcomer(fixture)];
	const ids = await Promise.all(["one", "two", "three"].map((text) => keep(nora, text, { content: `to ${text}` })));
	const messages = await conversationOf(nora);
	expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant", "user", "assistant"]);
	for (let at = 0; at < messages.length; at += 2) expect(messages[at + 1]?.content).toBe(`to ${messages[at]?.content}`);
	expect(
		messages
			.filter(({ role }) => role === "assistant")
			.map(({ id }) => id)
			.toSorted(),
	).toEqual(ids.toSorted());
	expect(await textsOf(other)).toEqual([]);
	expect((await conversationOf(nora, messages[2]?.created_at)).map(({ id }) => id)).toEqual(
		messages.slice(0, 2).map(({ id }) => id),
	);
});

test("Clear deletes the own conversation and no other one", async () => {
	const [nora, other] = [await newcomer(fixture), await newcomer(fixture)];
	await keep(nora, "mine");
	await keep(other, "theirs");
	expect(await clearConversation(nora.hub, { userId: other.id })).toMatchObject({ ok: true });
	expect(await textsOf(other)).toEqual(["theirs", "Done."]);
	expect(await clearConversation(nora.hub, { userId: nora.id })).toMatchObject({ ok: true });
	expect(await textsOf(nora)).toEqual([]);
});

test("an answer that ends after Clear does not bring its question back, and the next one is kept", async () => {
	const [nora, other] = [await newcomer(fixture), await newcomer(fixture)];
	const askedAt = new Date(Date.now() - 1_000);
	// Also of somebody who has nothing to clear yet.
	expect(await clearConversation(nora.hub, { userId: nora.id })).toMatchObject({ ok: true });
	expect(await keepAsked(nora, "stopped", askedAt)).toBeNull();
	expect(await textsOf(nora)).toEqual([]);
	expect(await keepAsked(other, "theirs", askedAt)).not.toBeNull();
	await keepAsked(nora, "next", new Date(Date.now() + 1_000));
	expect(await textsOf(nora)).toEqual(["next", "Done."]);
});

test("an answer that is being stored during Clear is cleared, too", async () => {
	const nora = await newcomer(fixture);
	await keep(nora, "first");
	const storing = await sql.reserve();
	await storing`begin`;
	await storing`select public.keep_assistant_answer(${nora.id}, 'second', ${sql.json(answer)}, ${new Date()})`;
	const clearing = clearConversation(nora.hub, { userId: nora.id });
	const waits = () =>
		sql`select from pg_stat_activity where wait_event = 'advisory' and query like '%assistant_messages%'`;
	await expect.poll(async () => (await waits()).length).toBe(1);
	await storing`commit`;
	storing.release();
	expect(await clearing).toMatchObject({ ok: true });
	expect(await textsOf(nora)).toEqual([]);
});

test("messages are removed after 90 days, and the oldest beyond 400 or beyond 20 MB at once", async () => {
	const nora = await newcomer(fixture);
	await keep(nora, "old");
	await sql`update public.assistant_messages set created_at = created_at - interval '90 days 1 minute' where user_id = ${nora.id}`;
	await keep(nora, "young");
	await sql`update public.assistant_messages set created_at = created_at - interval '89 days' where user_id = ${nora.id} and content <> 'old' and created_at > now() - interval '1 day'`;
	await sql`select private.remove_old_assistant_messages()`;
	expect(await textsOf(nora)).toEqual(["young", "Done."]);

	await sql`insert into public.assistant_messages (user_id, role, content, created_at)
		select ${nora.id}, 'user', 'filler', now() - interval '1 hour' from generate_series(1, 400)`;
	await keep(nora, "newest");
	const [count] =
		await sql`select count(*)::integer as messages from public.assistant_messages where user_id = ${nora.id}`;
	expect(count).toEqual({ messages: 400 });
	expect((await textsOf(nora)).at(-2)).toBe("newest");

	// Stored compressed; texts of random bytes stay as long as they are.
	const [big] = await sql<{ text: string }[]>`
		select string_agg(encode(sha512(number::text::bytea), 'base64'), '') as text from generate_series(1, 14000) as number`;
	for (let turn = 0; turn < 18; turn++)
		await keep(nora, `large ${turn}`, { script: { code: `${turn}${big?.text ?? ""}` } });
	const [kept] = await sql<{ bytes: number; newest: boolean; oldest: boolean }[]>`
		select sum(pg_column_size(script))::integer as bytes, bool_or(content = 'large 17') as newest, bool_or(content = 'large 0') as oldest
		from public.assistant_messages where user_id = ${nora.id}`;
	expect(kept).toMatchObject({ newest: true, oldest: false });
	expect(kept?.bytes).toBeLessThanOrEqual(20 * 1024 * 1024);
	expect(kept?.bytes).toBeGreaterThan(15 * 1024 * 1024);
});

test("an answer that is no answer is refused, and its question is not kept", async () => {
	const nora = await newcomer(fixture);
	for (const wrong of [{ content: "a".repeat(100_001) }, { script: [] }, { steps: {} }, { is_cut: null }]) {
		await expect(keep(nora, "wrong", wrong)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
	}
	expect(await textsOf(nora)).toEqual([]);
});

test("the conversation is a part of the export, and leaves with the account", async () => {
	const nora = await newcomer(fixture, "Nadia Talks");
	for (let turn = 0; turn < 5; turn++) await keep(nora, `question ${turn}`);
	const pieces = await exportOwnData(nora.hub, () => undefined);
	if (!pieces.ok) throw new Error(pieces.error.message);
	const { assistant_messages: messages } = JSON.parse(pieces.value.join("")) as Record<string, { content: string }[]>;
	expect(messages?.map(({ content }) => content).toSorted()).toEqual([
		...Array.from({ length: 5 }, () => "Done."),
		...Array.from({ length: 5 }, (_, turn) => `question ${turn}`),
	]);
	const { data } = await nora.hub.from("user_profile").select("username").single();
	expect((await nora.hub.rpc("delete_account", { p_username: data?.username ?? "" })).error).toBeNull();
	const [left] =
		await sql`select count(*)::integer as messages from public.assistant_messages where user_id = ${nora.id}`;
	expect(left).toEqual({ messages: 0 });
});
