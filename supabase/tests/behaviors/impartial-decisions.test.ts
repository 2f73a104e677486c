import { readAdminOverview } from "@scriptorium/hub-data/featured/admin-overview";
import { decideAppeals, decideReports, markReports } from "@scriptorium/hub-data/moderation/decide-reports";
import { listReports, type ReportTab } from "@scriptorium/hub-data/moderation/list-reports";
import { appealDecision, listNotifications, listOwnAppeals } from "@scriptorium/hub-data/notifications/notification";
import postgres from "postgres";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createFixture, forgetRates, newcomer, type Person } from "../support/fixture.ts";
import { makeReport } from "../support/moderation.ts";
import { signUpPeople } from "../support/people.ts";
import { makeReview, makeScript } from "../support/samples.ts";
import { startTestBackend } from "../support/test-backend.ts";

// A database of its own: the tests give roles and take them away.
const { stop, ...backend } = await startTestBackend();
const sql = postgres(backend.databaseUrl, { max: 2, onnotice: () => undefined });
const fixture = createFixture(backend, await signUpPeople(backend, sql));
afterAll(async () => {
	await fixture.close();
	await sql.end();
	await stop();
});
beforeEach(async () => {
	await forgetRates(fixture);
	await sql`delete from public.admin_roles`;
});

type Somebody = Person & { readonly id: string };
const give = async (person: Somebody, role: "moderator" | "admin" = "moderator") => {
	await sql`insert into public.admin_roles (user_id, role) values (${person.id}, ${role})`;
	return person;
};
const staff = async (name: string, role: "moderator" | "admin" = "moderator") =>
	give(await newcomer(fixture, name), role);
const forbidden = (message: string) => ({ ok: false, error: { code: "FORBIDDEN", message } });

async function value<Value>(result: Promise<{ ok: true; value: Value } | { ok: false; error: { message: string } }>) {
	const settled = await result;
	if (!settled.ok) throw new Error(settled.error.message);
	return settled.value;
}

async function appealOf(author: Somebody): Promise<string> {
	const [told] = await value(listNotifications(author.hub));
	return value(appealDecision(author.hub, { notificationId: told?.id ?? "", message: "It does nothing of that." }));
}

/** A script of the author that the remover has removed, and the author's appeal. */
async function appealed(author: Somebody, remover: Somebody, reporter?: string) {
	const script = await makeScript(fixture, "published", author.id);
	const report = await makeReport(fixture, script.id, reporter ?? (await newcomer(fixture)).id);
	await value(decideReports(remover.hub, { ids: [report.id], decision: "remove", note: "Spam" }));
	return { scriptId: script.id, reportId: report.id, appeal: await appealOf(author) };
}
const grant = (person: Somebody, appeal: string) =>
	decideAppeals(person.hub, { ids: [appeal], isGranted: true, note: "" });
const appealRow = async (id: string) => {
	const [row] = await sql`select status, decided_alone, moderator_id from public.moderation_appeals where id = ${id}`;
	return row;
};
const auditOf = async (id: string) =>
	(
		await sql<
			{ action: string; actor: string }[]
		>`select action, actor from public.audit_log where target_id = ${id} order by id`
	).map(({ action }) => action);
const listed = async (person: Somebody, tab: ReportTab, id: string) =>
	(await value(listReports(person.hub, { tab, reason: null, after: null, limit: 100 }))).find(
		(entry) => entry.id === id,
	);

describe("an appeal", () => {
	test("is decided by another moderator than the one who removed", async () => {
		const [remover, second, author] = [await staff("Rosa"), await staff("Sam"), await newcomer(fixture)];
		const { appeal, scriptId, reportId } = await appealed(author, remover);
		expect(await grant(remover, appeal)).toMatchObject(
			forbidden("You removed this. Another moderator decides the appeal."),
		);
		expect(await listed(remover, "appeals", reportId)).toMatchObject({ may_decide: false });
		expect(await listed(second, "appeals", reportId)).toMatchObject({ may_decide: true });
		expect(await appealRow(appeal)).toMatchObject({ status: "pending" });
		expect(await value(grant(second, appeal))).toBe(1);
		expect(await appealRow(appeal)).toEqual({ status: "granted", decided_alone: false, moderator_id: second.id });
		expect(await auditOf(appeal)).toEqual(["appeal.insert", "appeal.update"]);
		expect(await sql`select is_visible from public.bookmarklets where id = ${scriptId}`).toEqual([
			{ is_visible: true },
		]);
	});

	test("is not decided by an administrator who removed while there is a moderator", async () => {
		const [remover, second, author] = [await staff("Ada", "admin"), await staff("Sam"), await newcomer(fixture)];
		const { appeal } = await appealed(author, remover);
		expect(await grant(remover, appeal)).toMatchObject({ ok: false });
		expect(await value(decideAppeals(second.hub, { ids: [appeal], isGranted: false, note: "" }))).toBe(1);
	});

	test("is not decided by a moderator who removed the same script in another decision", async () => {
		const [first, second, third] = [await staff("Ina"), await staff("Jon"), await staff("Kim")];
		const author = await newcomer(fixture);
		const script = await makeScript(fixture, "published", author.id);
		const reports = [
			await makeReport(fixture, script.id, (await newcomer(fixture)).id),
			await makeReport(fixture, script.id),
		];
		await value(decideReports(first.hub, { ids: [reports[0]?.id ?? ""], decision: "remove", note: "Spam" }));
		const appeal = await appealOf(author);
		await value(decideReports(second.hub, { ids: [reports[1]?.id ?? ""], decision: "remove", note: "Spam" }));
		expect(await grant(first, appeal)).toMatchObject({ ok: false });
		expect(await grant(second, appeal)).toMatchObject({ ok: false });
		// Granting it would undo the later removal, which has an appeal of its own.
		expect(await grant(third, appeal)).toMatchObject({ ok: false, error: { code: "CONFLICT" } });
		expect(await value(decideAppeals(third.hub, { ids: [appeal], isGranted: false, note: "" }))).toBe(1);
	});

	test("is decided by a sole moderator or administrator, and the record says so", async () => {
		for (const role of ["moderator", "admin"] as const) {
			await sql`delete from public.admin_roles`;
			const [alone, author] = [await staff("Solo", role), await newcomer(fixture)];
			const { appeal, reportId } = await appealed(author, alone);
			expect(await listed(alone, "appeals", reportId)).toMatchObject({ may_decide: true });
			expect(await value(grant(alone, appeal))).toBe(1);
			expect(await appealRow(appeal)).toMatchObject({ status: "granted", decided_alone: true });
			expect(await auditOf(appeal)).toContain("appeal.decided_alone");
			expect(await listed(alone, "all", reportId)).toMatchObject({ appeal_decided_alone: true });
			// The author is told as well.
			const told = await value(listOwnAppeals(author.hub, { userId: author.id }));
			expect(told).toEqual([expect.objectContaining({ status: "granted", decided_alone: true })]);
		}
	});

	test("of a moderator is decided by the other one, also if that one removed the script", async () => {
		const [remover, author] = [await staff("Rosa"), await staff("Ava", "admin")];
		const { appeal } = await appealed(author, remover);
		expect(await grant(author, appeal)).toMatchObject(forbidden("Another moderator decides your own appeals."));
		expect(await value(grant(remover, appeal))).toBe(1);
		expect(await appealRow(appeal)).toMatchObject({ decided_alone: true });
	});

	test("is not decided by who reported the script while somebody else can", async () => {
		const [remover, reporter, third] = [await staff("Rosa"), await staff("Rex"), await staff("Tia")];
		const { appeal } = await appealed(await newcomer(fixture), remover, reporter.id);
		expect(await grant(reporter, appeal)).toMatchObject(
			forbidden("You reported this. Another moderator decides the appeal."),
		);
		expect(await value(grant(third, appeal))).toBe(1);
	});

	test("waits for a role that is being taken away or given", async () => {
		const [remover, second, author] = [await staff("Rosa"), await staff("Sam"), await newcomer(fixture)];
		const { appeal } = await appealed(author, remover);
		const revoking = await sql.reserve();
		await revoking`begin`;
		await revoking`delete from public.admin_roles where user_id = ${second.id}`;
		const answer = grant(second, appeal);
		// Waits for the lock, so that the decision does not use the role that is gone.
		await expect
			.poll(
				async () =>
					sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%decide_appeals%'`,
			)
			.not.toHaveLength(0);
		await revoking`commit`;
		revoking.release();
		expect(await answer).toMatchObject(forbidden("Only moderators may do this."));
		expect(await appealRow(appeal)).toMatchObject({ status: "pending" });
		// Now the remover is the only one.
		await give(second);
		expect(await grant(remover, appeal)).toMatchObject({ ok: false });
		await sql`delete from public.admin_roles where user_id = ${second.id}`;
		expect(await value(grant(remover, appeal))).toBe(1);
	});
});

describe("one's own matters", () => {
	test.each(["moderator", "admin"] as const)(
		"a %s does not decide or mark reports about own scripts and reviews",
		async (role) => {
			const [author, second] = [await staff("Ava", role), await staff("Sam")];
			const script = await makeScript(fixture, "published", author.id);
			const foreign = await makeScript(fixture);
			const review = await makeReview(fixture, foreign.id, author.id);
			const reporter = await newcomer(fixture);
			const about = await makeReport(fixture, script.id, reporter.id);
			const [aboutReview] = await sql<{ id: string }[]>`
			insert into public.moderation_reports (bookmarklet_id, review_id, reporter_id, reason)
			values (${foreign.id}, ${review}, ${reporter.id}, 'spam') returning id`;
			const ids = [about.id, aboutReview?.id ?? ""];
			expect(await value(markReports(author.hub, { ids, isReviewing: true }))).toBe(0);
			for (const id of ids) {
				for (const decision of ["approve", "remove", "dismiss"] as const) {
					expect(await decideReports(author.hub, { ids: [id], decision, note: "x" })).toMatchObject(
						forbidden("Another moderator decides reports about your own scripts and reviews."),
					);
				}
				expect(await listed(author, "pending", id)).toMatchObject({ is_own: true, may_decide: false });
			}
			expect(await value(markReports(second.hub, { ids, isReviewing: true }))).toBe(2);
			expect(await decideReports(second.hub, { ids, decision: "dismiss", note: "" })).toMatchObject({ ok: true });
		},
	);

	test("a sole moderator decides about an own script, and the record says so", async () => {
		const alone = await staff("Solo");
		const script = await makeScript(fixture, "published", alone.id);
		const report = await makeReport(fixture, script.id, (await newcomer(fixture)).id);
		await value(decideReports(alone.hub, { ids: [report.id], decision: "dismiss", note: "" }));
		expect(await auditOf(report.id)).toContain("report.decided_alone");
		expect(await listed(alone, "all", report.id)).toMatchObject({
			decided_alone: true,
			is_own: true,
			reporter_name: null,
		});
	});

	test("an administrator does not feature an own script while there is another administrator", async () => {
		const [author, second] = [await staff("Ava", "admin"), await staff("Sam", "admin")];
		const script = await makeScript(fixture, "published", author.id);
		const feature = (person: Somebody, p_featured = true) =>
			person.hub.rpc("set_featured", { p_bookmarklet_id: script.id, p_featured });
		expect(await feature(author)).toMatchObject({ error: { code: "42501" } });
		expect(await feature(second)).toMatchObject({ data: true });
		expect(await feature(author, false)).toMatchObject({ data: false });
		await sql`delete from public.admin_roles where user_id = ${second.id}`;
		expect(await feature(author)).toMatchObject({ data: true });
		expect(await auditOf(script.id)).toContain("featured.decided_alone");
		expect(await value(readAdminOverview(author.hub))).toMatchObject({ featured: expect.any(Number) });
	});
});
