import { decideReports, undoDecision } from "@scriptorium/hub-data/moderation/decide-reports";
import { listReports } from "@scriptorium/hub-data/moderation/list-reports";
import { listNotifications } from "@scriptorium/hub-data/notifications/notification";
import { reportRating } from "@scriptorium/hub-data/reports/report-rating";
import { listRuleFigures } from "@scriptorium/hub-data/security-reports/list-rule-figures";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, idOf, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { cookieFinding, lockFinding, makeRatedScript, RULES, rate } from "../support/rated-scripts.ts";
import { makeScript, makeVersion } from "../support/samples.ts";

const fixture = openFixture();
const { sql } = fixture;
const { anon, other, owner, moderator, admin } = fixture.people;
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

const WORDS = "The request goes to the site itself.";
const report = (
	person: Person,
	versionId: string,
	finding: Pick<typeof cookieFinding | typeof lockFinding, "type" | "line" | "column"> | null = cookieFinding,
	description = WORDS,
) => reportRating(person.hub, { versionId, finding, description });
const refused = (code: string) => ({ ok: false, error: { code } });

async function value<Value>(result: Promise<{ ok: true; value: Value } | { ok: false; error: { message: string } }>) {
	const settled = await result;
	if (!settled.ok) throw new Error(settled.error.message);
	return settled.value;
}
const filedAbout = async (scriptId: string, reader = moderator) =>
	(await value(listReports(reader.hub, { tab: "all", reason: "rating", after: null, limit: 100 }))).filter(
		({ bookmarklet_id }) => bookmarklet_id === scriptId,
	);

describe("a report of a wrong rating", () => {
	test("carries the finding, the script version and the rules version as the database knows them", async () => {
		const { id, versionId } = await makeRatedScript(fixture);
		expect(await report(other, versionId, cookieFinding, `  ${WORDS} `)).toMatchObject({ ok: true });
		expect(await filedAbout(id)).toMatchObject([
			{
				status: "pending",
				reason: "rating",
				description: WORDS,
				may_decide: true,
				rating: {
					version_id: versionId,
					semver: "1.0.0",
					rules_version: RULES,
					risk_level: "red",
					score: 15,
					finding: cookieFinding,
				},
			},
		]);
	});

	test("can say that something was not found", async () => {
		const { id, versionId } = await makeRatedScript(fixture);
		expect(await report(other, versionId, null)).toMatchObject({ ok: true });
		expect(await filedAbout(id)).toMatchObject([{ rating: { version_id: versionId, finding: null } }]);
	});

	test("is filed by the author, too, also about a draft; nobody else sees that", async () => {
		const { id, versionId } = await makeRatedScript(fixture, "draft");
		expect(await report(owner, versionId)).toMatchObject({ ok: true });
		expect(await report(other, versionId)).toMatchObject(refused("NOT_FOUND"));
		expect(await filedAbout(id)).toHaveLength(1);
		const readable = async (person: Person) =>
			(await person.hub.from("moderation_reports").select("rating").eq("bookmarklet_id", id)).data;
		expect(await readable(owner)).toHaveLength(1);
		expect(await readable(other)).toEqual([]);
	});

	test("is refused for visitors, unrated versions and findings that the newest rating does not have", async () => {
		const { versionId } = await makeRatedScript(fixture);
		expect(await report(anon, versionId)).toMatchObject(refused("UNAUTHENTICATED"));
		expect(await report(other, versionId, lockFinding)).toMatchObject(refused("CONFLICT"));
		expect(await report(other, versionId, { ...cookieFinding, line: 9 } as never)).toMatchObject(refused("CONFLICT"));
		await rate(fixture, versionId, [lockFinding], "newer-rules");
		expect(await report(other, versionId)).toMatchObject(refused("CONFLICT"));
		expect(await report(other, versionId, lockFinding)).toMatchObject({ ok: true });
		expect(await report(other, (await makeScript(fixture)).versionId, null)).toMatchObject(refused("CONFLICT"));
		expect(await report(other, crypto.randomUUID())).toMatchObject(refused("NOT_FOUND"));
	});

	test("has 10 to 1000 characters, without the white space around them", async () => {
		const { versionId } = await makeRatedScript(fixture);
		for (const description of ["", `wrong${" ".repeat(20)}`, "x".repeat(1001)]) {
			expect(await report(other, versionId, cookieFinding, description)).toMatchObject(refused("INVALID"));
		}
		expect(await report(other, versionId, cookieFinding, "x".repeat(1000))).toMatchObject({ ok: true });
	});

	test("is filed once per person, version, rules and finding, also after it was decided", async () => {
		const { id, versionId } = await makeRatedScript(fixture);
		await rate(fixture, versionId, [cookieFinding, lockFinding], "rules-with-two");
		expect(await report(other, versionId)).toMatchObject({ ok: true });
		expect(await report(other, versionId)).toMatchObject(refused("CONFLICT"));
		// Other findings, other people, something missing and an ordinary report are reports of their own.
		expect(await report(other, versionId, lockFinding)).toMatchObject({ ok: true });
		expect(await report(other, versionId, null)).toMatchObject({ ok: true });
		expect(await report(other, versionId, null)).toMatchObject(refused("CONFLICT"));
		expect(await report(owner, versionId)).toMatchObject({ ok: true });
		const ordinary = { p_bookmarklet_id: id, p_reason: "spam" };
		expect(await other.hub.rpc("report_script", ordinary)).toMatchObject({ error: null });
		const ids = (await filedAbout(id)).map(({ id: filed }) => filed);
		expect(ids).toHaveLength(4);
		await value(decideReports(moderator.hub, { ids, decision: "confirm_rating", note: "" }));
		expect(await report(other, versionId)).toMatchObject(refused("CONFLICT"));
		await rate(fixture, versionId, [cookieFinding], "rules-of-tomorrow");
		expect(await report(other, versionId)).toMatchObject({ ok: true });
	});

	test("takes a token as every report, so that nobody floods the queue", async () => {
		const reader = await newcomer(fixture);
		const scripts = await Promise.all(Array.from({ length: 11 }, () => makeRatedScript(fixture)));
		const codes: string[] = [];
		for (const { versionId } of scripts) {
			const sent = await report(reader, versionId);
			codes.push(sent.ok ? "sent" : sent.error.code);
		}
		expect(codes).toEqual([...Array.from({ length: 10 }, () => "sent"), "RATE_LIMITED"]);
	});

	test("is not written past its function", async () => {
		const { id } = await makeRatedScript(fixture);
		const row = { bookmarklet_id: id, reporter_id: other.id, reason: "rating", description: WORDS };
		expect((await other.tables.from("moderation_reports").insert(row)).error?.code).toBe("23514");
		const forged = { ...row, rating: { rules_version: "of mine" } };
		expect((await other.tables.from("moderation_reports").insert(forged)).error?.code).toBe("42501");
		const renamed = { p_bookmarklet_id: id, p_reason: "rating", p_description: WORDS };
		expect((await other.hub.rpc("report_script", renamed)).error?.code).toBe("23514");
	});
});

describe("its decision", () => {
	const decide = (person: Person, ids: readonly string[], decision: "confirm_rating" | "rule_at_fault" | "approve") =>
		decideReports(person.hub, { ids, decision, note: "Read it" });

	test.each([
		["rule_at_fault", "resolved", "report_resolved"],
		["confirm_rating", "dismissed", "report_dismissed"],
	] as const)("%s: the reporter is told, script, rating and author are left alone", async (decision, status, kind) => {
		const [author, reader] = [await newcomer(fixture), await newcomer(fixture)];
		const { id, versionId } = await makeRatedScript(fixture, "published", author.id);
		const stateOf = () => sql`
			select is_visible, moderation_status, risk_level, security_score from public.bookmarklets where id = ${id}`;
		const before = [...(await stateOf())];
		await value(report(reader, versionId));
		const ids = (await filedAbout(id)).map((filed) => filed.id);
		for (const person of [other, reader, author]) {
			expect(await decide(person, ids, decision)).toMatchObject(refused("FORBIDDEN"));
		}
		expect(await decide(moderator, ids, "approve")).toMatchObject(refused("INVALID"));
		const batch = await value(decide(moderator, ids, decision));
		expect(await filedAbout(id)).toMatchObject([{ status, decision, moderator_notes: "Read it" }]);
		expect((await value(listNotifications(reader.hub))).map((told) => told.kind)).toEqual([kind]);
		expect(await value(listNotifications(author.hub))).toEqual([]);
		expect([...(await stateOf())]).toEqual(before);
		await value(undoDecision(moderator.hub, batch));
		expect(await filedAbout(id)).toMatchObject([{ status: "pending", decision: null }]);
		expect(await value(listNotifications(reader.hub))).toEqual([]);
	});

	test("is made by another moderator than the author, who sees neither reporter nor words", async () => {
		const { id, versionId } = await makeRatedScript(fixture, "published", idOf(fixture, "moderator"));
		await value(report(other, versionId));
		const seen = await filedAbout(id);
		expect(seen).toMatchObject([{ is_own: true, may_decide: false, reporter_name: null, description: null }]);
		const ids = seen.map((filed) => filed.id);
		expect(await decide(moderator, ids, "rule_at_fault")).toMatchObject(refused("FORBIDDEN"));
		expect(await decide(admin, ids, "rule_at_fault")).toMatchObject({ ok: true });
	});

	test("may be to remove the script, and belongs to reports of a rating only", async () => {
		const { id, versionId } = await makeRatedScript(fixture);
		await value(report(other, versionId, null));
		await other.hub.rpc("report_script", { p_bookmarklet_id: id, p_reason: "malicious" });
		const all = await value(listReports(moderator.hub, { tab: "all", reason: null, after: null, limit: 100 }));
		const ids = all.filter(({ bookmarklet_id }) => bookmarklet_id === id).map((filed) => filed.id);
		expect(ids).toHaveLength(2);
		expect(await decide(moderator, ids, "rule_at_fault")).toMatchObject(refused("INVALID"));
		expect(await decideReports(moderator.hub, { ids, decision: "remove", note: "Steals" })).toMatchObject({ ok: true });
		expect(await sql`select moderation_status from public.bookmarklets where id = ${id}`).toMatchObject([
			{ moderation_status: "removed" },
		]);
	});
});

test("administrators see the rates of each rule under each version of the rules", async () => {
	const rules = `rules ${crypto.randomUUID()}`;
	const scripts = await Promise.all(Array.from({ length: 4 }, () => makeScript(fixture)));
	const [first, second, third, fourth] = scripts.map(({ versionId }) => versionId) as [string, string, string, string];
	await rate(fixture, first, [cookieFinding, lockFinding], rules);
	await rate(fixture, second, [cookieFinding], `${rules}+`);
	await rate(fixture, second, [cookieFinding], rules);
	await rate(fixture, third, [], rules, "green");
	await rate(fixture, fourth, [], rules, "unrated");
	// Neither drafts nor earlier versions count.
	await rate(fixture, (await makeScript(fixture, "draft")).versionId, [cookieFinding], rules);
	const earlier = await makeScript(fixture);
	await rate(fixture, earlier.versionId, [cookieFinding], rules);
	await makeVersion(fixture, earlier.id, "1.1.0");
	for (const versionId of [first, second]) await value(report(other, versionId));
	await value(report(owner, first));
	await value(report(other, third, null));
	const idsOf = async (place: number) => (await filedAbout(scripts[place]?.id ?? "")).map((filed) => filed.id);
	await value(decideReports(moderator.hub, { ids: await idsOf(0), decision: "rule_at_fault", note: "" }));
	await value(decideReports(moderator.hub, { ids: await idsOf(1), decision: "confirm_rating", note: "" }));
	await value(decideReports(moderator.hub, { ids: await idsOf(2), decision: "remove", note: "Steals" }));

	const figures = (await value(listRuleFigures(admin.hub))).filter((row) => row.rules_version === rules);
	const shown = figures.map((row) => [row.rule, row.scripts, row.reports, row.confirmed, row.at_fault]);
	expect(shown).toEqual([
		["cookie-exfiltration", 2, 3, 1, 2],
		[null, 0, 1, 0, 1],
		["page-lock", 1, 0, 0, 0],
	]);
	// The removed script is not public anymore.
	expect(figures.every((row) => row.rated_scripts === 2)).toBe(true);
	for (const person of [anon, other, owner, moderator]) {
		expect((await listRuleFigures(person.hub)).ok).toBe(false);
	}
});
