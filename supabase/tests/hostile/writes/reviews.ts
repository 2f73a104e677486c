import { reportRating } from "@scriptorium/hub-data/reports/report-rating";
import { type ReportReason, reportScript } from "@scriptorium/hub-data/reports/report-script";
import { addReview } from "@scriptorium/hub-data/reviews/add-review";
import { castVote } from "@scriptorium/hub-data/reviews/cast-vote";
import { deleteReview } from "@scriptorium/hub-data/reviews/delete-review";
import { updateReview } from "@scriptorium/hub-data/reviews/update-review";
import { withdrawVote } from "@scriptorium/hub-data/reviews/withdraw-vote";
import { makeReport } from "../../support/moderation.ts";
import { cookieFinding, makeRatedScript } from "../../support/rated-scripts.ts";
import { makeReview, makeScript } from "../../support/samples.ts";
import { defineWrite, firstOf, orNull, type Scene, withoutBlanks } from "../hostile-write.ts";
import { idField } from "./scripts.ts";

const reviewFields = {
	title: { kind: "line", min: 0, max: 100, valid: "Good" },
	comment: { kind: "prose", min: 10, max: 1000, valid: "It does what it says." },
	works: { kind: "line", min: 0, max: 20, valid: "1.0.0" },
} as const;
const contentOf = ({ title, comment, works }: Readonly<Record<keyof typeof reviewFields, string>>) => ({
	rating: 4,
	title,
	comment,
	worksOnVersion: works,
});
const foreignScript = ({ fixture, author }: Scene) => makeScript(fixture, "published", author.id);
const storedReview = async ({ fixture, reader }: Scene, script: string) =>
	firstOf(
		await fixture.sql<Record<string, string | null>[]>`
			select title, comment, works_on_version as works from public.bookmarklet_reviews
			where bookmarklet_id = ${script} and user_id = ${reader.id}`,
	);

export const reviewWrites = [
	defineWrite({
		name: "a review",
		fields: reviewFields,
		prepare: async (scene) => {
			const { id: scriptId } = await foreignScript(scene);
			return {
				write: (texts) => addReview(scene.reader.hub, { userId: scene.reader.id, scriptId, content: contentOf(texts) }),
				stored: () => storedReview(scene, scriptId),
			};
		},
		adds: { "public.bookmarklet_reviews": 1 },
	}),
	defineWrite({
		name: "a changed review",
		fields: reviewFields,
		prepare: async (scene) => {
			const { id: scriptId } = await foreignScript(scene);
			const reviewId = await makeReview(scene.fixture, scriptId, scene.reader.id);
			return {
				write: (texts) =>
					updateReview(scene.reader.hub, { userId: scene.reader.id, reviewId, content: contentOf(texts) }),
				stored: () => storedReview(scene, scriptId),
			};
		},
		adds: {},
	}),
	defineWrite({
		name: "votes and deletions of a review named by anything",
		fields: { review: idField },
		prepare: async (scene) => {
			const userId = scene.reader.id;
			await makeReview(scene.fixture, (await foreignScript(scene)).id, userId);
			return {
				write: async ({ review: reviewId }) => {
					const vote = await castVote(scene.reader.hub, { userId, reviewId, isHelpful: true });
					const withdrawn = await withdrawVote(scene.reader.hub, { userId, reviewId });
					const deleted = await deleteReview(scene.reader.hub, { userId, reviewId });
					return [vote, withdrawn, deleted].find((answer) => !answer.ok) ?? vote;
				},
			};
		},
		adds: {},
	}),
	defineWrite({
		name: "a report",
		fields: {
			reason: { kind: "name", min: 1, max: 30, valid: "spam" },
			description: { kind: "prose", min: 0, max: 2000, valid: "An advertisement" },
		},
		prepare: async (scene) => {
			const { id: scriptId } = await foreignScript(scene);
			const reviewId = await makeReview(scene.fixture, scriptId);
			// The first report of a database also adds the row of its count.
			await makeReport(scene.fixture);
			return {
				write: ({ reason, description }) =>
					// The reason as a client other than the hub's form may send it.
					reportScript(scene.reader.hub, { scriptId, reviewId, reason: reason as ReportReason, description }),
				stored: async () =>
					firstOf(
						await scene.fixture.sql<Record<string, string | null>[]>`
							select reason, description from public.moderation_reports where review_id = ${reviewId}`,
					),
			};
		},
		kept: ({ reason, description }) => ({ reason, description: orNull(withoutBlanks(description)) }),
		// The owner of the script and the author of the review are noted.
		adds: { "public.moderation_reports": 1, "private.report_subjects": 2 },
	}),
	defineWrite({
		name: "a report of a wrong rating",
		fields: { description: { kind: "prose", min: 10, max: 1000, valid: "It goes to the site itself." } },
		prepare: async (scene) => {
			const { id: scriptId, versionId } = await makeRatedScript(scene.fixture);
			await makeReport(scene.fixture);
			return {
				write: ({ description }) => reportRating(scene.reader.hub, { versionId, finding: cookieFinding, description }),
				stored: async () =>
					firstOf(
						await scene.fixture.sql<Record<string, string | null>[]>`
							select description from public.moderation_reports where bookmarklet_id = ${scriptId}`,
					),
			};
		},
		kept: ({ description }) => ({ description: withoutBlanks(description) }),
		adds: { "public.moderation_reports": 1, "private.report_subjects": 1 },
	}),
	defineWrite({
		name: "a rating report about what is named by anything",
		fields: { version: idField, rule: { kind: "name", min: 1, max: 100, valid: "page-lock" } },
		prepare: async (scene) => ({
			write: ({ version: versionId, rule: type }) =>
				reportRating(scene.reader.hub, {
					versionId,
					finding: { type, line: 1, column: 1 },
					description: "It goes to the site itself.",
				}),
		}),
		adds: {},
	}),
	defineWrite({
		name: "a report about what is named by anything",
		fields: { script: idField, review: idField },
		prepare: async (scene) => ({
			write: ({ script, review }) =>
				reportScript(scene.reader.hub, { scriptId: script, reviewId: review, reason: "spam", description: "" }),
		}),
		adds: {},
	}),
];
