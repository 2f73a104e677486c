import { ANY_HOST, type ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import type { EffectKind } from "@scriptorium/shared-protocol/page-effects";
import { parseMetadata } from "@scriptorium/userscript/parse-metadata";

/**
 * Writes the plan of a script from the catalog of templates.
 * @param code the complete script
 * @param summary what it does, in a sentence
 * @param template that wrote it, for its kind and effects
 * @returns the plan, as a person approves it
 */
export function templatePlan(
	code: string,
	summary: string,
	{ kind, effects }: { readonly kind: ScriptPlan["kind"]; readonly effects: readonly EffectKind[] },
): ScriptPlan {
	// A template that sends requests sends them to addresses of the page, whichever these are.
	const hosts = effects.includes("requests") ? [ANY_HOST] : [];
	const about = { summary, steps: [], kind, hosts, elements: [], unseen: null, effects: [...effects] };
	if (kind === "bookmarklet") return { ...about, matches: [], grants: [] };
	const read = parseMetadata(code);
	if (!read.ok) throw new Error("A template has no readable metadata.");
	const { matches, grants } = read.metadata;
	return { ...about, matches: [...matches], grants: [...grants].filter((grant) => grant !== "none") };
}
