import { personsMatches } from "@scriptorium/script-assembly/allowed-plan";
import { templatePlan } from "@scriptorium/script-assembly/template-plan";
import { matchRequest } from "@scriptorium/script-templates/match-request";
import type { ScriptTemplate, SlotValue, TemplateSlot } from "@scriptorium/script-templates/script-template";
import { parseSlot } from "@scriptorium/script-templates/slots/parse-slot";
import { writeTemplateScript } from "@scriptorium/script-templates/write-template-script";
import type { PageOutline, ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { writeFromTemplate } from "../../../supabase/functions/_shared/generation/write-from-template.ts";
import type { CoveredTask, ScriptTask } from "../../fixtures/script-tasks/script-task.ts";

/** What became of a request. */
export type Answered =
	| { readonly kind: "script"; readonly code: string; readonly plan: ScriptPlan; readonly by: string }
	/** The product said honestly that it cannot do this. */
	| { readonly kind: "refused" }
	/** It asked for something that the person did not know how to answer. */
	| { readonly kind: "unanswered"; readonly question: string }
	| { readonly kind: "failed"; readonly problem: string };

/** What the person can show the hub of the page, through the extension. */
export interface SharedPage {
	/** The selector of the element at which the person points; null when there is none. */
	pick(selector: string): Promise<string | null>;
	outline(): Promise<PageOutline>;
}

const SITE_QUESTION: TemplateSlot = {
	name: "sites",
	type: "site",
	question: "On which sites should it run?",
	required: true,
};

/**
 * Asks for the script of a task without a model: by the code of the hub's function, and where it asks back, with the person's answers.
 * @param task whose request is asked
 * @param page at which the person points
 * @returns the script with its plan, or why there is none
 */
export async function askTemplates(task: ScriptTask, page: SharedPage): Promise<Answered> {
	const sites = "site" in task && task.site !== undefined ? [task.site] : [];
	const written = writeFromTemplate({ prompt: task.request, isUserscript: true, sites });
	const match = matchRequest(task.request);
	if (written.ok) {
		const { code, plan } = written.value.result;
		const by = match.kind === "matched" ? match.template.id : "";
		return plan ? { kind: "script", code, plan, by } : { kind: "failed", problem: "The script has no plan" };
	}
	const { code, message } = written.error;
	if (code === "not_in_catalog") return { kind: "refused" };
	if (code !== "value_missing" || match.kind !== "matched") return { kind: "failed", problem: message };
	if ("refused" in task) return { kind: "unanswered", question: message };
	return answerQuestions(task, match, page);
}

interface Matched {
	readonly template: ScriptTemplate;
	readonly values: Readonly<Record<string, SlotValue>>;
	readonly missing: readonly TemplateSlot[];
	readonly sites: readonly string[];
}

/** The form of the hub that asks for missing values, with its parser. */
async function answerQuestions(task: CoveredTask, match: Matched, page: SharedPage): Promise<Answered> {
	const { template } = match;
	const matches = personsMatches({ prompt: "", sites: task.site === undefined ? [] : [task.site] });
	const needsSite = template.sites === "ask" && match.sites.length + matches.length === 0;
	const values: Record<string, SlotValue> = { ...match.values };
	for (const slot of [...match.missing, ...(needsSite ? [SITE_QUESTION] : [])]) {
		const answer = task.answers?.find(([asked]) => asked.test(slot.question))?.[1];
		if (answer === undefined) return { kind: "unanswered", question: `${template.id}: ${slot.question}` };
		const typed = typeof answer === "string" ? answer : await page.pick(answer.pick);
		const value = typed === null ? null : parseSlot(slot, typed);
		if (value === null) return { kind: "unanswered", question: `${template.id}: ${slot.question}` };
		values[slot.name] = value;
	}
	const { [SITE_QUESTION.name]: asked, ...slots } = values;
	const sites = typeof asked === "string" ? [asked] : match.sites;
	const { code, description } = writeTemplateScript(template, { values: slots, sites, matches });
	return { kind: "script", code, plan: templatePlan(code, description, template), by: template.id };
}
