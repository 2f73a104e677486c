import {
	decideAppeals,
	decideReports,
	markReports,
	undoDecision,
} from "@scriptorium/hub-data/moderation/decide-reports";
import { countReports, listReports } from "@scriptorium/hub-data/moderation/list-reports";
import { readReportedCode, readReportedScript } from "@scriptorium/hub-data/moderation/read-reported-script";
import type { ReportEntry } from "@scriptorium/hub-data/moderation/report-entry";
import {
	appealDecision,
	hasUnreadNotifications,
	listNotifications,
	listOwnAppeals,
	markNotificationsRead,
} from "@scriptorium/hub-data/notifications/notification";
import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetRates, idOf, newcomer, openFixture } from "../support/fixture.ts";
import { makeReport } from "../support/moderation.ts";
import { makeReview, makeScript } from "../support/samples.ts";

const fixture = openFixture();
const { moderator, admin, other } = fixture.people;
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

async function value<Value>(result: Promise<{ ok: true; value: Value } | { ok: false; error: { message: string } }>) {
	const settled = await result;
	if (!settled.ok) throw new Error(settled.error.message);
	return settled.value;
}
const stateOf = async (id: string) => {
	const [row] = await fixture.sql`
		select is_published, is_visible, moderation_status, moderation_reason from public.bookmarklets where id = ${id}`;
	return row;
};
const reportOf = async (id: string) => {
	const [row] = await fixture.sql`
		select status, moderator_notes, moderator_id, resolved_at is not null as is_decided, review_id
		from public.moderation_reports where id = ${id}`;
	return row;
};

test("a script is removed, its author is told once, appeals once, and gets it back", async () => {
	const author = await newcomer(fixture, "Anna Author");
	const script = await makeScript(fixture, "published", author.id);
	const second = await newcomer(fixture);
	const reports = [await makeReport(fixture, script.id), await makeReport(fixture, script.id, second.id)];
	const ids = reports.map(({ id }) => id);
	expect(await value(markReports(moderator.hub, { ids: [ids[0] ?? ""], isReviewing: true }))).toBe(1);
	expect(await reportOf(ids[0] ?? "")).toMatchObject({ status: "reviewing", moderator_id: moderator.id });
	await value(decideReports(moderator.hub, { ids, decision: "remove", note: " Steals cookies " }));
	expect(await stateOf(script.id)).toEqual({
		is_published: false,
		is_visible: false,
		moderation_status: "removed",
		moderation_reason: "Steals cookies",
	});
	for (const id of ids) {
		expect(await reportOf(id)).toMatchObject({
			status: "resolved",
			moderator_notes: "Steals cookies",
			moderator_id: moderator.id,
			is_decided: true,
		});
	}
	const log =
		await fixture.sql`select action, actor from public.audit_log where target_id in ${fixture.sql([script.id, ...ids])}`;
	expect(log.filter(({ action }) => action === "script.update")).toHaveLength(1);
	expect(log.filter(({ action }) => action === "report.update").length).toBe(3);
	expect(log.every(({ actor }) => actor === moderator.id)).toBe(true);

	expect(await value(hasUnreadNotifications(author.hub))).toBe(true);
	const told = await value(listNotifications(author.hub));
	expect(told.map(({ kind, note }) => [kind, note])).toEqual([["script_removed", "Steals cookies"]]);
	expect((await value(listNotifications(other.hub))).map(({ kind }) => kind)).toContain("report_resolved");
	expect(await value(markNotificationsRead(author.hub))).toBe(1);
	expect(await value(hasUnreadNotifications(author.hub))).toBe(false);

	const notificationId = told[0]?.id ?? "";
	expect(await appealDecision(author.hub, { notificationId, message: "No." })).toMatchObject({
		ok: false,
		error: { code: "INVALID" },
	});
	const appeal = await value(appealDecision(author.hub, { notificationId, message: "It reads no cookies at all." }));
	expect(await appealDecision(author.hub, { notificationId, message: "Once more, please." })).toMatchObject({
		ok: false,
		error: { code: "CONFLICT" },
	});
	const waiting = await value(listReports(moderator.hub, { tab: "appeals", reason: null, after: null, limit: 100 }));
	expect(waiting.filter(({ appeal_id }) => appeal_id === appeal)).toMatchObject([
		{ appeal_message: "It reads no cookies at all.", decision: "remove" },
	]);
	expect(await decideAppeals(author.hub, { ids: [appeal], isGranted: true, note: "" })).toMatchObject({ ok: false });
	expect(await value(decideAppeals(admin.hub, { ids: [appeal], isGranted: true, note: "Right" }))).toBe(1);
	expect(await value(decideAppeals(admin.hub, { ids: [appeal], isGranted: false, note: "" }))).toBe(0);
	expect(await stateOf(script.id)).toMatchObject({
		is_visible: true,
		moderation_status: "approved",
		moderation_reason: null,
	});
	expect((await value(listNotifications(author.hub)))[0]).toMatchObject({ kind: "appeal_granted", note: "Right" });
	expect(await value(listOwnAppeals(author.hub, { userId: author.id }))).toMatchObject([{ status: "granted" }]);
});

test("a decision is undone by who made it, with script, reports and notifications", async () => {
	const script = await makeScript(fixture);
	const reports = [await makeReport(fixture, script.id), await makeReport(fixture, script.id, idOf(fixture, "admin"))];
	const ids = reports.map(({ id }) => id);
	const batch = await value(decideReports(moderator.hub, { ids, decision: "remove", note: "Spam" }));
	expect(await decideReports(admin.hub, { ids, decision: "approve", note: "" })).toMatchObject({
		ok: false,
		error: { code: "CONFLICT" },
	});
	expect(await undoDecision(admin.hub, batch)).toMatchObject({ ok: false, error: { code: "NOT_FOUND" } });
	await value(undoDecision(moderator.hub, batch));
	expect(await stateOf(script.id)).toMatchObject({
		is_visible: true,
		moderation_status: "none",
		moderation_reason: null,
	});
	for (const id of ids) expect(await reportOf(id)).toMatchObject({ status: "pending", is_decided: false });
	expect(await fixture.sql`select from public.notifications where bookmarklet_id = ${script.id}`).toHaveLength(0);
	expect(await undoDecision(moderator.hub, batch)).toMatchObject({ ok: false, error: { code: "NOT_FOUND" } });

	const late = await value(decideReports(moderator.hub, { ids, decision: "dismiss", note: "" }));
	await fixture.sql`update public.moderation_decisions set decided_at = now() - interval '11 minutes' where batch = ${late}`;
	expect(await undoDecision(moderator.hub, late)).toMatchObject({ ok: false, error: { code: "NOT_FOUND" } });
	expect(await stateOf(script.id)).toMatchObject({ is_visible: true, moderation_status: "none" });
	expect(await reportOf(ids[0] ?? "")).toMatchObject({ status: "dismissed" });
});

test("removing a reported review deletes it and leaves its script; undoing restores it", async () => {
	const script = await makeScript(fixture);
	const review = await makeReview(fixture, script.id);
	const [report] = await fixture.sql<{ id: string }[]>`
		insert into public.moderation_reports (bookmarklet_id, review_id, reporter_id, reason)
		values (${script.id}, ${review}, ${idOf(fixture, "other")}, 'spam') returning id`;
	const batch = await value(
		decideReports(moderator.hub, { ids: [report?.id ?? ""], decision: "remove", note: "Advertisement" }),
	);
	const reviews = () => fixture.sql`select id from public.bookmarklet_reviews where bookmarklet_id = ${script.id}`;
	expect(await reviews()).toHaveLength(0);
	expect(await stateOf(script.id)).toMatchObject({ is_visible: true, moderation_status: "none" });
	expect((await value(listNotifications(admin.hub)))[0]).toMatchObject({
		kind: "review_removed",
		note: "Advertisement",
	});
	await value(undoDecision(moderator.hub, batch));
	expect(await reviews()).toEqual([{ id: review }]);
	expect(await reportOf(report?.id ?? "")).toMatchObject({ status: "pending", review_id: review });
});

test("code that was held back becomes public by approval and not by dismissal", async () => {
	const script = await makeScript(fixture);
	await fixture.sql`update public.bookmarklets set moderation_status = 'pending' where id = ${script.id}`;
	const [report] = await fixture.sql<{ id: string }[]>`
		insert into public.moderation_reports (bookmarklet_id, reporter_id, reason)
		values (${script.id}, null, 'malicious') returning id`;
	const ids = [report?.id ?? ""];
	expect(await decideReports(moderator.hub, { ids, decision: "dismiss", note: "" })).toMatchObject({
		ok: false,
		error: { code: "CONFLICT" },
	});
	await value(decideReports(moderator.hub, { ids, decision: "approve", note: "" }));
	expect(await stateOf(script.id)).toMatchObject({ is_visible: true, moderation_status: "approved" });
});

test("a decision about several reports is all or nothing", async () => {
	const [open, decided] = [await makeReport(fixture), await makeReport(fixture)];
	await fixture.sql`update public.moderation_reports set status = 'dismissed' where id = ${decided.id}`;
	const ids = [open.id, decided.id];
	expect(await decideReports(moderator.hub, { ids, decision: "remove", note: "x" })).toMatchObject({ ok: false });
	expect(await reportOf(open.id)).toMatchObject({ status: "pending" });
	expect(await stateOf(open.scriptId)).toMatchObject({ is_visible: true });
});

test("lists page by page, newest first; only administrators see who reported by e-mail", async () => {
	const script = await makeScript(fixture);
	const made: string[] = [];
	for (let number = 0; number < 3; number++) {
		const reporter = await newcomer(fixture);
		made.unshift((await makeReport(fixture, script.id, reporter.id)).id);
	}
	const seen: string[] = [];
	let after: { id: string; created_at: string } | null = null;
	do {
		const page: readonly ReportEntry[] = await value(
			listReports(moderator.hub, { tab: "pending", reason: "spam", after, limit: 2 }),
		);
		expect(page.every(({ reporter_email }) => reporter_email === null)).toBe(true);
		seen.push(...page.map(({ id }) => id));
		after = page.length < 2 ? null : (page.at(-1) ?? null);
	} while (after !== null);
	expect(new Set(seen).size).toBe(seen.length);
	expect(seen.filter((id) => made.includes(id))).toEqual(made);
	const [first] = await value(listReports(admin.hub, { tab: "all", reason: null, after: null, limit: 1 }));
	expect(first?.reporter_email).toMatch(/@example\.org$/);

	const [counted] = await fixture.sql<{ pending: number; dismissed: number }[]>`
		select count(*) filter (where status = 'pending')::integer as pending,
			count(*) filter (where status = 'dismissed')::integer as dismissed from public.moderation_reports`;
	expect(await value(countReports(moderator.hub))).toMatchObject({ ...counted });
});

test("moderators read the reported script, also while it is removed, and no other one", async () => {
	const removed = await makeScript(fixture, "removed");
	const report = await makeReport(fixture, removed.id);
	expect(await value(readReportedScript(moderator.hub, { reportId: report.id }))).toMatchObject({
		id: removed.id,
		moderation_status: "removed",
		versions: [{ id: removed.versionId, semver: "1.0.0" }],
		reports: [{ id: report.id }],
	});
	const code = { reportId: report.id, versionId: removed.versionId };
	expect(await value(readReportedCode(moderator.hub, code))).toContain("javascript:void");
	const draft = await makeScript(fixture, "draft");
	expect(await value(readReportedCode(moderator.hub, { ...code, versionId: draft.versionId }))).toBeNull();
	expect(await readReportedScript(other.hub, { reportId: report.id })).toMatchObject({ error: { code: "FORBIDDEN" } });
});
