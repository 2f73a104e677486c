import type { HubClient } from "@scriptorium/hub-data/client";
import { generateScript } from "@scriptorium/hub-data/generation/generate-script";
import type { GenerateBookmarkletRequest } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import { generationLimits } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { kindOfText } from "../../script-form/kind-of-text.ts";
import type { ScriptFormValues } from "../../script-form/script-form.ts";
import type { ModelOrder } from "./copilot-state.ts";
import { describeCode } from "./describe-code.ts";

export interface ModelQuestion {
	readonly order: ModelOrder;
	readonly stage: "plan" | "code";
	readonly values: ScriptFormValues;
	readonly site: string | null;
}

/** Asks the hub's model for a plan, or for the code of an approved one. */
export const askModel = (client: HubClient, question: ModelQuestion, listen: Parameters<typeof generateScript>[2]) =>
	generateScript(client, bodyOf(question), listen);

/** Longer ones are refused with the whole request. */
const isSite = (match: string) => match.length <= generationLimits.site;

function bodyOf({ order, stage, values, site }: ModelQuestion): GenerateBookmarkletRequest {
	const { kind, request, plan, about, outline } = order;
	const { code, title, description } = values;
	// A change keeps the sites of the script: without them it would be planned for every site.
	const own =
		kind === "generate" ? [] : (describeCode(code).matches ?? []).filter(isSite).slice(0, generationLimits.sites - 1);
	const sites = [...new Set([...own, ...(site === null ? [] : [site])])];
	const existing = { existingCode: code, existingTitle: title, existingDescription: description, isModification: true };
	return {
		prompt: request,
		isUserscript: kind === "generate" || kindOfText(code) === "userscript",
		...(kind === "generate" ? {} : existing),
		...(sites.length === 0 ? {} : { sites }),
		...(outline === null ? {} : { outline }),
		stage,
		...(stage === "code" && plan ? { plan } : {}),
		...(stage === "code" && about ? { about } : {}),
	};
}
