import {
	handleContactMessage,
	type InboxMessage,
	listContactMessages,
} from "@scriptorium/hub-data/contact/contact-inbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetRates, idOf, openFixture } from "../support/fixture.ts";
import { makeReview, makeScript } from "../support/samples.ts";

const fixture = openFixture();
beforeAll(() => forgetRates(fixture));
afterAll(() => fixture.close());
const { anon, other, owner, moderator } = fixture.people;

test("one open report per person and thing; once decided, it may be reported again", async () => {
	const { id } = await makeScript(fixture);
	const review = await makeReview(fixture, id);
	const report = (person: typeof other, p_review_id?: string) =>
		person.hub.rpc("report_script", {
			p_bookmarklet_id: id,
			p_reason: "spam",
			...(p_review_id ? { p_review_id } : {}),
		});
	const first = await report(other);
	expect(first).toMatchObject({ error: null });
	expect(await report(other)).toMatchObject({
		status: 409,
		error: { message: "You have already reported this. A moderator will look at it." },
	});
	expect(await report(other, review)).toMatchObject({ error: null });
	expect(await report(moderator)).toMatchObject({ error: null });
	await fixture.sql`update public.moderation_reports set status = 'dismissed' where id = ${first.data ?? ""}`;
	expect(await report(other)).toMatchObject({ error: null });
	expect(await report(anon)).toMatchObject({ status: 401 });
});

test("drafts of others, foreign reviews and unknown reasons are refused", async () => {
	const draft = await makeScript(fixture, "draft");
	const script = await makeScript(fixture);
	const foreign = await makeReview(fixture, (await makeScript(fixture)).id);
	const report = (p_bookmarklet_id: string, p_reason = "spam", p_review_id?: string) =>
		other.hub.rpc("report_script", { p_bookmarklet_id, p_reason, ...(p_review_id ? { p_review_id } : {}) });
	expect(await report(draft.id)).toMatchObject({ status: 404 });
	expect(await report(script.id, "boring")).toMatchObject({ status: 400, error: { code: "23514" } });
	expect(await report(script.id, "spam", foreign)).toMatchObject({ error: { code: "23503" } });
});

test("a report remains after its script was deleted, and the script until the report is decided", async () => {
	const { id } = await makeScript(fixture);
	const { data } = await other.hub.rpc("report_script", { p_bookmarklet_id: id, p_reason: "malicious" });
	await owner.hub.rpc("delete_script", { p_id: id });
	await owner.hub.rpc("purge_scripts", { p_ids: [id] });
	const reported = async () =>
		(
			await moderator.hub
				.from("moderation_reports")
				.select("bookmarklet_id,status")
				.eq("id", data ?? "")
				.single()
		).data;
	expect(await reported()).toEqual({ bookmarklet_id: id, status: "pending" });
	await fixture.sql`update public.moderation_reports set status = 'dismissed' where id = ${data ?? ""}`;
	await fixture.sql`select private.purge_deleted_scripts()`;
	expect(await reported()).toEqual({ bookmarklet_id: null, status: "dismissed" });
});

test("reports of a script and its reviews do not keep anybody from deleting the reviews", async () => {
	const { id } = await makeScript(fixture);
	const reviews = [await makeReview(fixture, id), await makeReview(fixture, id, idOf(fixture, "moderator"))];
	const report = (review: object) =>
		other.hub.rpc("report_script", { p_bookmarklet_id: id, p_reason: "spam", ...review });
	expect(await report({})).toMatchObject({ error: null });
	for (const p_review_id of reviews) expect(await report({ p_review_id })).toMatchObject({ error: null });
	await fixture.sql`delete from public.bookmarklet_reviews where bookmarklet_id = ${id}`;
	// Not as the moderator, whom one of them is about.
	const data = await fixture.sql`
		select status, review_id, review_deleted from public.moderation_reports where bookmarklet_id = ${id} order by review_deleted`;
	const open = { status: "pending", review_id: null };
	expect([...data]).toEqual([
		{ ...open, review_deleted: false },
		{ ...open, review_deleted: true },
		{ ...open, review_deleted: true },
	]);
	expect(await report({})).toMatchObject({ status: 409 });
});

test("a contact message is kept with its sender, and read by administrators only", async () => {
	const subject = `Question ${crypto.randomUUID()}`;
	const message = {
		p_name: " Nora ",
		p_email: "nora@example.org",
		p_subject: subject,
		p_message: "How?",
		p_category: "bug",
	};
	expect(await other.hub.rpc("send_contact_message", message)).toMatchObject({ error: null });
	const { data } = await fixture.people.admin.hub
		.from("contact_messages")
		.select("name,category,user_id")
		.eq("subject", subject);
	expect(data).toEqual([{ name: "Nora", category: "bug", user_id: other.id }]);
	expect((await moderator.hub.from("contact_messages").select("id").eq("subject", subject)).data).toEqual([]);
	// Filled in by a program: answered like any message, and not stored.
	const fromProgram = { ...message, p_website: "https://spam.example" };
	expect(await other.hub.rpc("send_contact_message", fromProgram)).toMatchObject({ error: null });
	const stored = await fixture.people.admin.hub.from("contact_messages").select("id").eq("subject", subject);
	expect(stored.data).toHaveLength(1);
	for (const wrong of [
		{ p_email: "nobody" },
		{ p_category: "praise" },
		{ p_subject: "a\nb" },
		{ p_message: "x".repeat(5001) },
	]) {
		expect(await anon.hub.rpc("send_contact_message", { ...message, ...wrong })).toMatchObject({ status: 400 });
	}
});

test("administrators page through messages, mark them as answered and open them again", async () => {
	await fixture.sql`delete from public.contact_messages`;
	// Two of the same moment, so that a page cannot begin after a time alone.
	await fixture.sql`
		insert into public.contact_messages (name, email, subject, message, created_at)
		select 'Nora', 'nora@example.org', 'Number ' || number, 'How?', '2026-11-01T10:00:00Z'::timestamptz + number / 2 * interval '1 minute'
		from generate_series(1, 5) as number`;
	const { admin } = fixture.people;
	const read = async (isHandled: boolean, after: InboxMessage | null = null, limit = 2) => {
		const answer = await listContactMessages(admin.hub, { isHandled, after, limit });
		if (!answer.ok) throw new Error(answer.error.message);
		return answer.value;
	};
	const first = await read(false);
	const second = await read(false, first.at(-1));
	const third = await read(false, second.at(-1));
	const all = [...first, ...second, ...third];
	expect(all.map(({ subject }) => subject).sort()).toEqual([1, 2, 3, 4, 5].map((number) => `Number ${number}`));
	expect(all.map(({ created_at: at }) => at)).toEqual(
		all
			.map(({ created_at: at }) => at)
			.sort()
			.reverse(),
	);

	const id = all[2]?.id ?? "";
	expect(await handleContactMessage(moderator.hub, { id, isHandled: true })).toMatchObject({
		error: { code: "FORBIDDEN" },
	});
	expect(await listContactMessages(moderator.hub, { isHandled: false, after: null, limit: 10 })).toEqual({
		ok: true,
		value: [],
	});
	for (const isHandled of [true, true, false]) {
		expect(await handleContactMessage(admin.hub, { id, isHandled })).toEqual({ ok: true, value: isHandled });
		expect((await read(true, null, 10)).map((message) => message.id)).toEqual(isHandled ? [id] : []);
		expect(await read(false, null, 10)).toHaveLength(isHandled ? 4 : 5);
	}
	const entries = await fixture.sql`
		select actor, action, before, after from public.audit_log where target_id = ${id} order by id`;
	const entry = { actor: admin.id, before: null, after: null };
	expect(entries).toEqual([
		{ ...entry, action: "message.handle" },
		{ ...entry, action: "message.reopen" },
	]);
});
