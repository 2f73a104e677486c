import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import * as z from "zod";

/** A report may have 256 kB in PostgreSQL's notation, which has up to a fifth more white space. */
const MAX_BYTES = 200_000;

/**
 * Makes a result storable. Strings from hostile code may contain characters that jsonb refuses (NUL, lone surrogates), which are
 * replaced. If there are more findings than a report can have, only the first of each kind are kept, the most severe ones first.
 *
 * @throws when the analyzer's result does not match the schema
 */
export function fitResult(result: AnalysisResult): AnalysisResult {
	const clean = mapTexts(result, plainText);
	let fitting = clean;
	for (const maxItems of [200, 60, 20, 8]) {
		if (new TextEncoder().encode(JSON.stringify(fitting)).length <= MAX_BYTES) return fitting;
		const short = mapTexts(keepFirst(clean, maxItems), (text) => text.slice(0, 300).toWellFormed());
		fitting = { ...short, summary: `${short.summary} Only the first ${maxItems} of each kind are listed.` };
	}
	return fitting;
}

function plainText(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are replaced
	return text.toWellFormed().replace(/[\u0000-\u001f\u007f]/g, "\ufffd");
}

function mapTexts(result: AnalysisResult, change: (text: string) => string): AnalysisResult {
	const changed: unknown = JSON.parse(JSON.stringify(result), (_key, value: unknown) =>
		typeof value === "string" ? change(value) : value,
	);
	return z.parse(analysisResult, changed);
}

function keepFirst(result: AnalysisResult, maxItems: number): AnalysisResult {
	const { capabilities: can, vulnerabilities, recommendations } = result;
	return {
		...result,
		vulnerabilities: vulnerabilities
			.slice(0, maxItems)
			.map((found) => ({ ...found, path: found.path.slice(0, maxItems) })),
		recommendations: recommendations.slice(0, maxItems),
		capabilities: {
			offline: can.offline,
			runs_on: can.runs_on.slice(0, maxItems),
			grants: can.grants.slice(0, maxItems),
			hosts: can.hosts.slice(0, maxItems),
			storage: can.storage.slice(0, maxItems),
			cookies: can.cookies.slice(0, maxItems),
			listeners: can.listeners.slice(0, maxItems),
			code_loading: can.code_loading.slice(0, maxItems),
			hooks: can.hooks.slice(0, maxItems),
			unresolved: can.unresolved.slice(0, maxItems),
			// As many as there are kinds of data.
			reads: can.reads,
			// Code that can change must not be lost behind code that cannot.
			loaded_code: can.loaded_code
				?.toSorted((one, other) => Number(one.pinned) - Number(other.pinned))
				.slice(0, maxItems),
			libraries: can.libraries?.slice(0, maxItems),
		},
	};
}
