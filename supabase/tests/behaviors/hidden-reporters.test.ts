import { decideReports } from "@scriptorium/hub-data/moderation/decide-reports";
import { listReports } from "@scriptorium/hub-data/moderation/list-reports";
import { readReportedScript } from "@scriptorium/hub-data/moderation/read-reported-script";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { makeReview, makeScript } from "../support/samples.ts";

const fixture = openFixture();
const { sql } = fixture;
const staffIds: string[] = [];
beforeEach(() => forgetRates(fixture));
afterEach(async () => {
	await sql`delete from public.admin_roles where user_id = any (${staffIds})`;
});
afterAll(() => fixture.close());

type Somebody = Person & { readonly id: string };
const staff = async (name: string, role: "moderator" | "admin") => {
	const person = await newcomer(fixture, name);
	await sql`insert into public.admin_roles (user_id, role) values (${person.id}, ${role})`;
	staffIds.push(person.id);
	return person;
};

/** Each reads everything that a person can read: a short run takes every second one. */
const ROWS = (
	[
		["of a script", "moderator", false],
		["of a script", "admin", false],
		["of a script that was deleted since", "admin", true],
		["of a review", "moderator", false],
		["of a review that was removed since", "admin", true],
	] as const
).filter((_row, at) => process.env.SCRIPTORIUM_SHORT !== "1" || at % 2 === 0);

describe("the reporter", () => {
	/** Everything that a person can read through the API, as one text. */
	async function everythingReadable(person: Somebody, reportId: string): Promise<string> {
		const tables = await sql<{ name: string }[]>`
			select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
				and has_table_privilege('authenticated', oid, 'select') or has_any_column_privilege('authenticated', oid, 'select')
				and relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`;
		const answers: unknown[] = [];
		for (const { name } of tables) {
			if (["profiles", "public_profiles"].includes(name)) continue;
			const columns = await sql<{ column: string }[]>`
				select attname as column from pg_attribute where attrelid = ${`public.${name}`}::regclass and attnum > 0 and not attisdropped
					and has_column_privilege('authenticated', attrelid, attnum, 'select')`;
			answers.push(
				(
					await person.tables
						.from(name)
						.select(columns.map(({ column }) => column).join(","))
						.limit(1000)
				).data,
			);
		}
		for (const tab of ["all", "pending", "appeals"] as const) {
			answers.push(await listReports(person.hub, { tab, reason: null, after: null, limit: 100 }));
		}
		answers.push(await readReportedScript(person.hub, { reportId }));
		for (const p_part of [
			"account",
			"scripts",
			"reports",
			"appeals",
			"notifications",
			"usage_events",
			"usage_sessions",
		]) {
			answers.push(await person.hub.rpc("export_own_data", { p_part }));
		}
		return JSON.stringify(answers);
	}

	test.each(ROWS)("%s is not shown to its author as %s", async (what, role, isGone) => {
		const [author, second] = [await staff("Ava", role), await staff("Sam", "admin")];
		const name = `Rita ${crypto.randomUUID()}`;
		const reporter = await newcomer(fixture, name);
		const script = await makeScript(
			fixture,
			"published",
			what.includes("script") ? author.id : (fixture.people.owner.id ?? ""),
		);
		const review = what.includes("review") ? await makeReview(fixture, script.id, author.id) : null;
		const secret = `I am ${reporter.id}`;
		await sql`insert into public.usage_consents (user_id, agreed) values (${reporter.id}, true)`;
		const session_id = crypto.randomUUID();
		await reporter.hub.from("user_sessions").insert({ session_id, user_id: reporter.id });
		await reporter.hub.from("user_events").insert({
			session_id,
			user_id: reporter.id,
			event_type: "report",
			event_category: "script",
			event_action: "send",
			event_label: script.id,
		});
		const { data: reportId } = await reporter.hub.rpc("report_script", {
			p_bookmarklet_id: script.id,
			p_reason: "spam",
			p_description: secret,
			...(review === null ? {} : { p_review_id: review }),
		});
		if (isGone) {
			const decision = { ids: [reportId ?? ""], decision: "remove", note: "Spam" } as const;
			expect(await decideReports(second.hub, decision)).toMatchObject({ ok: true });
			if (review === null) await sql`delete from public.bookmarklets where id = ${script.id}`;
		}
		const seen = await everythingReadable(author, reportId ?? "");
		// Sessions of the usage statistics name a person, but neither a script nor a report.
		const sessions = JSON.stringify(
			(await author.hub.from("user_sessions").select("*").eq("user_id", reporter.id)).data,
		);
		const withoutSessions = seen.replaceAll(sessions.slice(1, -1), "");
		const [account] = await sql<{ email: string }[]>`select email from auth.users where id = ${reporter.id}`;
		expect(seen.includes(reportId ?? "")).toBe(true);
		for (const identity of [name, account?.email ?? name, reporter.id]) {
			// Not toContain(), which would print everything.
			expect(withoutSessions.includes(identity), identity).toBe(false);
		}
		const forOthers = await listReports(second.hub, { tab: "all", reason: null, after: null, limit: 100 });
		expect(forOthers.ok && forOthers.value.find(({ id }) => id === reportId)).toMatchObject({
			description: secret,
			reporter_name: name,
			is_own: false,
		});
	});
});
