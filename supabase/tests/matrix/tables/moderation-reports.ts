import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeReport } from "../../support/moderation.ts";
import { makeRatingReport } from "../../support/rated-scripts.ts";
import { makeReview, makeScript } from "../../support/samples.ts";
import { limitsInserts } from "../effects.ts";
import { nobody, type RelationExpectation, signedIn } from "../expectation.ts";
import { expectTrue } from "../rows.ts";

const row = async (fixture: Fixture, person: string) => {
	const { id } = await makeScript(fixture);
	return {
		bookmarklet_id: id,
		review_id: await makeReview(fixture, id, idOf(fixture, "other")),
		reporter_id: person,
		reason: "spam",
		description: "An advertisement",
	};
};
const report = async (fixture: Fixture) => {
	const made = await row(fixture, idOf(fixture, "owner"));
	const [written] = await fixture.sql<
		{ id: string }[]
	>`insert into public.moderation_reports ${fixture.sql(made)} returning id`;
	return { id: written?.id };
};

const reportAbout = async (fixture: Fixture, owner: "moderator" | "admin") =>
	makeReport(fixture, (await makeScript(fixture, "published", idOf(fixture, owner))).id);

export const moderationReports: RelationExpectation = {
	relation: "moderation_reports",
	readableBy: {
		everybody: [],
		signedIn: [
			"id",
			"bookmarklet_id",
			"review_id",
			"reporter_id",
			"reason",
			"description",
			"rating",
			"status",
			"created_at",
			"resolved_at",
			"moderator_notes",
			"moderator_id",
			"review_deleted",
		],
		nobody: [],
	},
	samples: {
		"a report": { make: report, select: ["owner", "moderator", "admin"], update: nobody, delete: nobody },
		"a report of a wrong rating": {
			make: async (fixture) => ({ id: (await makeRatingReport(fixture)).id }),
			select: ["other", "moderator", "admin"],
			update: nobody,
			delete: nobody,
		},
		"a report about a script of the moderator": {
			make: async (fixture) => ({ id: (await reportAbout(fixture, "moderator")).id }),
			select: ["other", "admin"],
			update: nobody,
			delete: nobody,
		},
	},
	insert: { own: signedIn, asOwner: ["owner"], row },
	changes: () => ({}),
	triggers: {
		limit_inserts: limitsInserts("moderation_reports", "report_script", row),
		audit_change: auditsDecision,
		mark_review_deleted: marksDeletedReview,
		note_report_subjects: notesSubjects,
		count_added: countsReports,
		count_changed: countsReports,
		count_removed: countsReports,
	},
};

async function notesSubjects(fixture: Fixture) {
	const { id } = await report(fixture);
	const subjects = await fixture.sql<{ person: string }[]>`
		select person from private.report_subjects where report_id = ${id ?? ""}`;
	const expected = [idOf(fixture, "owner"), idOf(fixture, "other")].sort().join();
	expectTrue(
		subjects
			.map(({ person }) => person)
			.sort()
			.join() === expected,
		"The people concerned are not noted.",
	);
}

async function marksDeletedReview(fixture: Fixture) {
	const { id } = await report(fixture);
	await fixture.sql`
		delete from public.bookmarklet_reviews where id = (select review_id from public.moderation_reports where id = ${id ?? ""})`;
	const [kept] =
		await fixture.sql`select review_id, review_deleted from public.moderation_reports where id = ${id ?? ""}`;
	expectTrue(
		kept?.review_id === null && kept.review_deleted === true,
		"The report does not say that its review is gone.",
	);
}

/** The kept numbers are those of the rows after reports were filed, decided and deleted. */
async function countsReports(fixture: Fixture) {
	const [first, second] = [await report(fixture), await report(fixture)];
	await fixture.sql`update public.moderation_reports set status = 'dismissed', resolved_at = now() where id = ${first.id ?? ""}`;
	await fixture.sql`delete from public.moderation_reports where id = ${second.id ?? ""}`;
	const [wrong] = await fixture.sql`
		select from (select status, count(*) as reports from public.moderation_reports group by status) as counted
		full join (select * from private.report_counts where reports <> 0) as kept using (status)
		where counted.reports is distinct from kept.reports`;
	expectTrue(wrong === undefined, "The kept numbers of reports differ from the rows.");
}

async function auditsDecision(fixture: Fixture) {
	const { id } = await report(fixture);
	await fixture.sql`update public.moderation_reports set status = 'dismissed', moderator_notes = 'fine' where id = ${id ?? ""}`;
	const [entry] = await fixture.sql`select before, after from public.audit_log where target_id = ${id ?? ""}`;
	expectTrue(JSON.stringify(entry?.after).includes("dismissed"), "The decision left no entry.");
}

export const moderationStats: RelationExpectation = {
	relation: "moderation_stats",
	seenAs: "admin",
	readableBy: { everybody: [], signedIn: ["pending_reports", "resolved_reports", "avg_resolution_hours"], nobody: [] },
	samples: {
		"the figures, also about the administrator": {
			make: async (fixture) => {
				await report(fixture);
				await reportAbout(fixture, "admin");
				const [open] = await fixture.sql<{ count: number }[]>`
					select count(*)::integer from public.moderation_reports where status in ('pending', 'reviewing')`;
				return { pending_reports: open?.count };
			},
			select: ["admin"],
			update: nobody,
			delete: nobody,
		},
	},
	insert: null,
	changes: () => ({}),
	triggers: {},
};
