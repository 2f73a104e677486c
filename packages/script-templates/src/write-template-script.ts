import { writeMetadata } from "@scriptorium/userscript/write-metadata";
import type { TemplateScript } from "./request-match.ts";
import type { ScriptTemplate, SlotValues } from "./script-template.ts";

const EVERY_SITE = "*://*/*";

/** What a template is written with. */
export interface TemplateInput {
	/** Parsed values of all slots. */
	readonly values: SlotValues;
	/** Hosts on which a userscript runs; empty for every site. */
	readonly sites: readonly string[];
	/** Match patterns on which it runs, too. */
	readonly matches?: readonly string[];
}

/**
 * Writes the script of a template.
 *
 * @param template from the catalog
 * @param input values and sites, as `matchRequest` returns them, with the answers to its questions
 * @returns the complete script: with a metadata block, or as a `javascript:` program
 */
export function writeTemplateScript(
	template: ScriptTemplate,
	{ values, sites, matches = [] }: TemplateInput,
): TemplateScript {
	const { title, description, category, tags, kind, runAt } = template;
	const { body, grants } = template.write(values);
	const program = `(() => {\n"use strict";\n${body}})();\n`;
	const about = { title, description, category, tags };
	if (kind === "bookmarklet") return { ...about, code: `javascript:${program}` };
	const named = [...new Set([...sites.map(matchOf), ...matches])];
	const block = writeMetadata([
		["name", title],
		["version", "1.0.0"],
		["description", description],
		...(named.length === 0 ? [EVERY_SITE] : named).map((match) => ["match", match] as const),
		...(runAt ? [["run-at", runAt] as const] : []),
		...(grants.length === 0 ? ["none"] : grants).map((grant) => ["grant", grant] as const),
	]);
	return { ...about, code: `${block}\n\n${program}` };
}

/** A site that is named with or without `www.` is meant with all its subdomains; a named subdomain alone. */
function matchOf(host: string): string {
	const site = host.replace(/^(?:\*|www)\./, "");
	const isWhole = host !== site || site.split(".").length === 2;
	return isWhole ? `*://*.${site}/*` : `*://${site}/*`;
}
