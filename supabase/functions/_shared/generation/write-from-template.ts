import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { personsMatches } from "@scriptorium/script-assembly/allowed-plan";
import { templatePlan } from "@scriptorium/script-assembly/template-plan";
import { matchRequest } from "@scriptorium/script-templates/match-request";
import { writeTemplateScript } from "@scriptorium/script-templates/write-template-script";
import type { GenerateBookmarkletRequest } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import {
	type GeneratedBookmarklet,
	TEMPLATE_MODE,
	type templateQuestion,
	type templateRefusal,
} from "@scriptorium/shared-protocol/hub-edge/script-generation";
import type * as z from "zod";

export interface TemplateAnswer {
	readonly result: GeneratedBookmarklet;
	/** How certain it is that the template is the right one, from 0 to 1. */
	readonly certainty: number;
}

const NOT_COVERED = "No template does this. Choose one of the nearest, or describe it in other words.";
const NO_CHANGES = "Changing a script takes an AI model, and this hub has none. Change the code yourself.";

/**
 * Answers a request from the catalog of templates. The same request has the same answer, so that an approved plan is carried out by
 * answering again.
 * @param request description, sites and stage
 * @returns the script; `not_in_catalog` or `value_missing` with their details as JSON; `model_unavailable` for the change of a script
 */
export function writeFromTemplate(
	request: GenerateBookmarkletRequest,
): Result<TemplateAnswer, "not_in_catalog" | "value_missing" | "model_unavailable"> {
	if (request.isModification === true && request.existingCode?.trim()) return fail("model_unavailable", NO_CHANGES);
	const match = matchRequest(request.prompt);
	if (match.kind === "refused") {
		const nearest = match.nearest.map(({ id, title }) => ({ id, title }));
		const details: z.infer<typeof templateRefusal> = { unknown_words: [...match.unknownWords], nearest };
		return fail("not_in_catalog", NOT_COVERED, JSON.stringify(details));
	}
	const { template, values, missing, certainty } = match;
	const ask = (slot: string, question: string) => {
		const details: z.infer<typeof templateQuestion> = { template: template.id, slot, question };
		return fail("value_missing", question, JSON.stringify(details));
	};
	const [first] = missing;
	if (first !== undefined) return ask(first.name, first.question);
	// The sites that the description names are read by the template, which may take one of them as a value.
	const matches = personsMatches({ ...request, prompt: "" });
	if (template.sites === "ask" && match.sites.length + matches.length === 0) {
		return ask("sites", "On which sites should it run?");
	}
	const { code, title, description, category, tags } = writeTemplateScript(template, {
		values,
		sites: match.sites,
		matches,
	});
	const plan = templatePlan(code, description, template);
	const isPlanned = request.stage === "plan";
	const about = { title, description, category, tags: [...tags] };
	const result = { code: isPlanned ? "" : code, ...about, plan, model_used: TEMPLATE_MODE };
	return succeed({ result, certainty });
}
