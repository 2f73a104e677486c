// Loaded with the first request only: it brings the templates and the weights of the classifier.
import { templatePlan } from "@scriptorium/script-assembly/template-plan";
import { matchRequest } from "@scriptorium/script-templates/match-request";
import type { RequestMatch, TemplateScript } from "@scriptorium/script-templates/request-match";
import type {
	ScriptTemplate,
	SlotValue,
	SlotValues,
	TemplateSlot,
} from "@scriptorium/script-templates/script-template";
import { findSites } from "@scriptorium/script-templates/slots/find-sites";
import { findValue } from "@scriptorium/script-templates/slots/find-value";
import { parseSlot } from "@scriptorium/script-templates/slots/parse-slot";
import { findTemplate } from "@scriptorium/script-templates/template-list";
import { writeTemplateScript } from "@scriptorium/script-templates/write-template-script";
import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { SITE_QUESTION } from "./site-question.ts";
import type { TemplateOrigin } from "./turns/read-turns.ts";

/** A template with the values that are known. Those that are missing are asked for. */
export interface FilledTemplate {
	readonly template: ScriptTemplate;
	readonly values: SlotValues;
	readonly sites: readonly string[];
	readonly missing: readonly TemplateSlot[];
}
export type Answer =
	| ({ readonly kind: "matched" } & FilledTemplate)
	| Extract<RequestMatch, { readonly kind: "refused" }>;

const siteQuestion: TemplateSlot = { name: SITE_QUESTION, type: "site", question: "", required: true };

/**
 * Finds the template of a request.
 * @param request as typed
 * @param site that the page was opened for; null without one. It counts where the request names none.
 */
export function answerRequest(request: string, site: string | null): Answer {
	const match = matchRequest(request);
	if (match.kind === "refused") return match;
	const { template, values, sites } = match;
	return { kind: "matched", ...complete(template, values, sites.length > 0 ? sites : siteOf(site)) };
}

/**
 * Starts from a template that the person chose from a list.
 * @returns the template with the values that the request names and its fallbacks; null for an unknown id
 */
export function fillTemplate(templateId: string, request: string, site: string | null): FilledTemplate | null {
	const template = findTemplate(templateId);
	if (template === null) return null;
	const match = matchRequest(request);
	if (match.kind === "matched" && match.template.id === template.id)
		return complete(template, match.values, match.sites.length > 0 ? match.sites : siteOf(site));
	const values: Record<string, SlotValue> = {};
	for (const { name, fallback } of template.slots) if (fallback !== undefined) values[name] = fallback;
	return complete(template, values, siteOf(site));
}

function complete(template: ScriptTemplate, values: SlotValues, sites: readonly string[]): FilledTemplate {
	const missing = template.slots.filter(({ name, required }) => required && values[name] === undefined);
	const hasSite = sites.length > 0 || template.slots.some(({ type }) => type === "site");
	const asksForSite = template.kind === "userscript" && template.sites === "ask" && !hasSite;
	return { template, values, sites, missing: asksForSite ? [siteQuestion, ...missing] : missing };
}

function siteOf(site: string | null): readonly string[] {
	const value = site === null ? null : parseSlot(siteQuestion, site);
	return typeof value === "string" ? [value] : [];
}

/** @returns the answer to a question as a value; null if the text is none of its type */
export const readAnswer = (slot: TemplateSlot, typed: string): SlotValue | null => parseSlot(slot, typed);

/**
 * Writes the script of a template whose values are all known.
 * @param title the person's own; null for the template's
 */
export function writeScript(
	{ template, values, sites }: Omit<FilledTemplate, "missing">,
	title: string | null,
): TemplateScript {
	return writeTemplateScript(title === null ? template : { ...template, title }, { values, sites });
}

/**
 * Says what a written script will do, to compare it with what a test run measures.
 * @param code that `writeScript` wrote
 * @param summary its description
 */
export const planOf = (code: string, summary: string, { template }: Pick<FilledTemplate, "template">): ScriptPlan =>
	templatePlan(code, summary, template);

/** @returns the template with the values of a script that came from it; null when there is no such template any more */
export function templateOf({ templateId, values, sites }: TemplateOrigin): FilledTemplate | null {
	const template = findTemplate(templateId);
	return template && complete(template, values, sites);
}

/**
 * Reads new values from a request for a change.
 * @param filled the template with the values until now
 * @param change as typed
 * @returns the template with the new values; null when the request names none
 */
export function readChange(filled: FilledTemplate, change: string): FilledTemplate | null {
	const { template } = filled;
	const named = findSites(change).hosts;
	const values: Record<string, SlotValue> = { ...filled.values };
	let rest = change;
	for (const slot of template.slots) {
		const host = slot.type === "site" ? named[0] : undefined;
		if (host !== undefined) values[slot.name] = host;
		const found = slot.type === "site" ? null : findValue(slot, rest);
		if (!found) continue;
		values[slot.name] = found.value;
		rest = rest.replace(found.quote, " ");
	}
	const takesSites = template.kind === "userscript" && template.slots.every(({ type }) => type !== "site");
	const sites = takesSites && named.length > 0 ? named : filled.sites;
	const isSame = JSON.stringify([values, sites]) === JSON.stringify([filled.values, filled.sites]);
	return isSame ? null : complete(template, values, sites);
}
