import type { AnalysisResult, Capability, ContactedHost } from "@scriptorium/script-analyzer/analysis-result";
import type { useMessages } from "@scriptorium/ui-kit/locale";
import type { en } from "./messages/en.ts";

/** One thing that the code does, and the line where. */
export interface Explanation {
	readonly text: string;
	readonly line: number;
}

type Texts = ReturnType<typeof useMessages<typeof en>>["explained"];

/**
 * What the check found in the code, as sentences. They come from its facts and findings alone.
 * @param result of the check
 * @param text the sentences of the language
 * @returns findings first, then what the script can reach
 */
export function explainScript({ vulnerabilities, capabilities }: AnalysisResult, text: Texts): Explanation[] {
	const facts = (list: readonly Capability[], say: (what: string) => string) =>
		list.map(({ what, line }) => ({ text: say(what), line }));
	const hosts = ({ hosts: contacted }: { readonly hosts: readonly ContactedHost[] }) =>
		contacted.map(({ host, via, line }) => ({ text: text.host(host, via), line }));
	const explanations = [
		...vulnerabilities.map(({ description, line }) => ({ text: description, line })),
		...facts(capabilities.runs_on, text.runsOn),
		...facts(
			capabilities.grants.filter(({ what }) => what !== "none"),
			text.grant,
		),
		...hosts(capabilities),
		...facts(capabilities.code_loading, text.codeLoading),
		...facts(capabilities.cookies, text.cookies),
		...facts(capabilities.storage, text.storage),
		...facts(capabilities.listeners, text.listener),
		...facts(capabilities.hooks, text.hook),
		...facts(capabilities.unresolved, text.unresolved),
	];
	return capabilities.offline ? [...explanations, { text: text.offline, line: 1 }] : explanations;
}
