import { type Fixture, idOf } from "./fixture.ts";
import { makeScript } from "./samples.ts";

/**
 * Inserts a pending report of `other` about a script of `owner`.
 * @param fixture the opened backend
 * @param scriptId id of the script; a new published one if left out
 * @param reporter id of the reporter; `other` of the fixture if left out
 * @returns ids of the report, of the script and of its version (empty if the script was given)
 */
export async function makeReport(
	fixture: Fixture,
	scriptId?: string,
	reporter = idOf(fixture, "other"),
): Promise<{ id: string; scriptId: string; versionId: string }> {
	const script = scriptId === undefined ? await makeScript(fixture) : { id: scriptId, versionId: "" };
	const [report] = await fixture.sql<{ id: string }[]>`
		insert into public.moderation_reports (bookmarklet_id, reporter_id, reason) values (${script.id}, ${reporter}, 'spam')
		returning id`;
	if (!report) throw new Error("No report was made.");
	return { id: report.id, scriptId: script.id, versionId: script.versionId };
}

/**
 * Inserts the removal of a reported script as decided by a moderator, and tells its owner.
 * @param fixture the opened backend
 * @param moderator id of the moderator
 * @param told id of the person who is told; `owner` of the fixture if left out
 * @param scriptId id of the script; a new one of `owner` if left out
 * @returns ids of the decision, of its batch, of the notification and of the report
 */
export async function makeDecision(
	fixture: Fixture,
	moderator: string,
	told = idOf(fixture, "owner"),
	scriptId?: string,
): Promise<{ id: string; batch: string; notificationId: string; reportId: string }> {
	const report = await makeReport(fixture, scriptId);
	const [decision] = await fixture.sql<{ id: string; batch: string }[]>`
		insert into public.moderation_decisions (batch, report_id, bookmarklet_id, decision, note, moderator_id, report_before, script_before)
		values (gen_random_uuid(), ${report.id}, ${report.scriptId}, 'remove', 'Spam', ${moderator}, 'pending',
			${fixture.sql.json({ is_published: true, moderation_status: "none", moderation_reason: null })})
		returning id, batch`;
	const [notification] = await fixture.sql<{ id: string }[]>`
		insert into public.notifications (user_id, kind, bookmarklet_id, decision_id, title, note)
		values (${told}, 'script_removed', ${report.scriptId}, ${decision?.id ?? ""}, 'A script', 'Spam') returning id`;
	if (!decision || !notification) throw new Error("No decision was made.");
	return { ...decision, notificationId: notification.id, reportId: report.id };
}

/**
 * Inserts an open appeal against the removal of a script.
 * @param fixture the opened backend
 * @param person id of the author; `owner` of the fixture if left out
 * @returns id of the appeal
 */
export async function makeAppeal(fixture: Fixture, person = idOf(fixture, "owner")): Promise<string> {
	const decision = await makeDecision(fixture, idOf(fixture, "moderator"), person);
	const [appeal] = await fixture.sql<{ id: string }[]>`
		insert into public.moderation_appeals (decision_id, user_id, message)
		values (${decision.id}, ${person}, 'It is no advertisement at all.') returning id`;
	if (!appeal) throw new Error("No appeal was made.");
	return appeal.id;
}
