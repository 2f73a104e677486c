import { randomUUID } from "node:crypto";
import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeAppeal, makeDecision, makeReport } from "../../support/moderation.ts";
import { makeRatedScript, makeRatingReport } from "../../support/rated-scripts.ts";
import { makeAccount, makeScript } from "../../support/samples.ts";
import { callerId, type FunctionCase, type FunctionExpectation, forPeople } from "./expectation.ts";

/** The panel's functions: moderators decide reports and appeals, everything else is for administrators. */
const byModerators = forPeople("42501", { moderator: "yes", admin: "yes" });
const byAdministrators = forPeople("42501", { admin: "yes" });

const define = (
	name: string,
	kind: "reads" | "writes" | "acknowledges",
	cases: Readonly<Record<string, FunctionCase>>,
): FunctionExpectation => ({
	name,
	writes: kind !== "reads",
	...(kind === "acknowledges" ? { acknowledges: true } : {}),
	cases,
});
const noArgs = () => ({});
const adminReads = (name: string, args: FunctionCase["args"] = noArgs) =>
	define(name, "reads", { anything: { args, outcomes: byAdministrators } });

const reportIds = async (fixture: Fixture) => ({ p_ids: [(await makeReport(fixture)).id] });

async function ratingChange(fixture: Fixture) {
	const { id, versionId } = await makeScript(fixture);
	await fixture.sql`
		insert into private.rating_changes (bookmarklet_id, version_id, from_level, to_level, from_score, to_score, from_rules, to_rules, changed_at)
		values (${id}, ${versionId}, 'green', 'red', 90, 10, '1', '2', now())`;
	return {};
}

/** Without somebody else, an administrator may decide about an own script. */
async function anotherAdministrator(fixture: Fixture): Promise<void> {
	const id = await makeAccount(fixture);
	await fixture.sql`insert into public.admin_roles (user_id, role) values (${id}, 'admin')`;
}

async function contactMessage(fixture: Fixture) {
	const [made] = await fixture.sql<{ id: string }[]>`
		insert into public.contact_messages (name, email, subject, message)
		values ('Otto', 'otto@example.org', 'Hello', 'A question') returning id`;
	return { id: made?.id ?? "" };
}

async function waitingBatch(fixture: Fixture) {
	const batch = randomUUID();
	const { versionId } = await makeScript(fixture);
	await fixture.sql`
		update public.analysis_jobs set batch = ${batch}, kind = 'rescan' where version_id = ${versionId}`;
	return { p_batch: batch };
}

export const operatingFunctions: readonly FunctionExpectation[] = [
	define("decide_reports", "writes", {
		"removing a reported script": {
			args: async (fixture) => ({ ...(await reportIds(fixture)), p_decision: "remove", p_note: "Spam" }),
			outcomes: byModerators,
		},
		"a wrong rating, as a fault of the rule": {
			args: async (fixture) => ({ p_ids: [(await makeRatingReport(fixture)).id], p_decision: "rule_at_fault" }),
			outcomes: byModerators,
		},
		"a wrong rating of a script of the moderator": {
			args: async (fixture) => {
				const own = await makeRatingReport(fixture, idOf(fixture, "moderator"));
				return { p_ids: [own.id], p_decision: "rule_at_fault" };
			},
			outcomes: forPeople("42501", { admin: "yes" }),
		},
		"another report, as a fault of a rule": {
			args: async (fixture) => ({ ...(await reportIds(fixture)), p_decision: "rule_at_fault" }),
			outcomes: forPeople("42501", { moderator: "22023", admin: "22023" }),
		},
		"no action": {
			args: async (fixture) => ({ ...(await reportIds(fixture)), p_decision: "ignore" }),
			outcomes: forPeople("42501", { moderator: "22023", admin: "22023" }),
		},
		"a report that was decided": {
			args: async (fixture) => {
				const { id } = await makeReport(fixture);
				await fixture.sql`update public.moderation_reports set status = 'dismissed' where id = ${id}`;
				return { p_ids: [id], p_decision: "approve" };
			},
			outcomes: forPeople("42501", { moderator: "PT409", admin: "PT409" }),
		},
		"a report about a script of the moderator": {
			args: async (fixture) => {
				const own = await makeScript(fixture, "published", idOf(fixture, "moderator"));
				return { p_ids: [(await makeReport(fixture, own.id)).id], p_decision: "dismiss" };
			},
			outcomes: forPeople("42501", { admin: "yes" }),
		},
	}),
	define("mark_reports", "writes", {
		"as being reviewed": {
			args: async (fixture) => ({ ...(await reportIds(fixture)), p_reviewing: true }),
			outcomes: byModerators,
		},
	}),
	define("undo_decision", "acknowledges", {
		"one's own": {
			args: async (fixture, caller) => ({ p_batch: (await makeDecision(fixture, callerId(fixture, caller))).batch }),
			outcomes: byModerators,
		},
		"of another moderator": {
			args: async (fixture) => ({ p_batch: (await makeDecision(fixture, idOf(fixture, "other"))).batch }),
			outcomes: forPeople("42501", { moderator: "PT404", admin: "PT404" }),
		},
	}),
	define("appeal_decision", "writes", {
		"the author of the removed script": {
			args: async (fixture) => ({
				p_notification_id: (await makeDecision(fixture, idOf(fixture, "moderator"))).notificationId,
				p_message: "It is no advertisement at all.",
			}),
			outcomes: forPeople("PT404", { owner: "yes" }),
		},
	}),
	define("decide_appeals", "writes", {
		"an open appeal against a removal by the moderator": {
			args: async (fixture) => ({ p_ids: [await makeAppeal(fixture)], p_granted: true }),
			outcomes: byAdministrators,
		},
	}),
	define("mark_notifications_read", "writes", {
		"one's own": {
			args: async (fixture, caller) => {
				await makeDecision(fixture, idOf(fixture, "moderator"), callerId(fixture, caller));
				return {};
			},
			outcomes: forPeople("yes"),
		},
	}),
	define("list_reports", "reads", {
		all: {
			args: async (fixture) => {
				await makeReport(fixture);
				return { p_tab: "all" };
			},
			outcomes: byModerators,
		},
	}),
	define("count_reports", "reads", { "of each tab": { args: noArgs, outcomes: byModerators } }),
	define("reported_script", "reads", {
		"a reported script": {
			args: async (fixture) => ({ p_report_id: (await makeReport(fixture)).id }),
			outcomes: byModerators,
		},
	}),
	define("reported_code", "reads", {
		"of a reported script": {
			args: async (fixture) => {
				const { id, versionId } = await makeReport(fixture);
				return { p_report_id: id, p_version_id: versionId };
			},
			outcomes: byModerators,
		},
		"of another script": {
			args: async (fixture) => ({
				p_report_id: (await makeReport(fixture)).id,
				p_version_id: (await makeScript(fixture, "draft")).versionId,
			}),
			outcomes: forPeople("42501", { moderator: "nothing", admin: "nothing" }),
		},
	}),
	define("set_featured", "writes", {
		published: {
			args: async (fixture) => ({ p_bookmarklet_id: (await makeScript(fixture)).id, p_featured: true }),
			outcomes: byAdministrators,
		},
		draft: {
			args: async (fixture) => ({ p_bookmarklet_id: (await makeScript(fixture, "draft")).id, p_featured: true }),
			outcomes: forPeople("42501", { admin: "PT404" }),
		},
		"an own script": {
			args: async (fixture) => {
				await anotherAdministrator(fixture);
				return {
					p_bookmarklet_id: (await makeScript(fixture, "published", idOf(fixture, "admin"))).id,
					p_featured: true,
				};
			},
			outcomes: forPeople("42501"),
		},
	}),
	adminReads("rating_changes", ratingChange),
	define("cancel_rescan", "writes", { "a batch": { args: waitingBatch, outcomes: byAdministrators } }),
	define("handle_contact_message", "writes", {
		"an open message": {
			args: async (fixture) => ({ p_id: (await contactMessage(fixture)).id, p_handled: true }),
			outcomes: byAdministrators,
		},
		"a message that does not exist": {
			args: () => ({ p_id: randomUUID(), p_handled: true }),
			outcomes: forPeople("42501", { admin: "PT404" }),
		},
	}),
	define("set_usage_consent", "acknowledges", {
		"one's own": { args: () => ({ p_agreed: true }), outcomes: forPeople("yes") },
	}),
	adminReads("admin_overview"),
	adminReads("admin_analytics", () => ({ p_range: "7d" })),
	adminReads("security_overview"),
	adminReads("rule_figures", async (fixture) => {
		await makeRatedScript(fixture);
		return {};
	}),
];
