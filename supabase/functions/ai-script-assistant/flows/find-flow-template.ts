import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { storeFlow } from "@scriptorium/flow/document/stored-flow";
import type { FlowTemplate } from "@scriptorium/flow/templates/flow-template";
import { flowTemplates } from "@scriptorium/flow/templates/flow-templates";
import { isFiller, stemOf, wordsOf } from "@scriptorium/script-templates/classifier/words";

/** Words with which people ask for the flows of the builder, beside those of their names and descriptions. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
	"auto-form-filler": "fill filling autofill contact fields phone address forms",
	"table-data-scraper": "scrape extract export save rows columns csv spreadsheet excel tables",
	"page-change-monitor": "watch watching notify notification alert update updates changes changed",
	"quick-social-share": "social share sharing twitter facebook linkedin post",
	"shopping-price-tracker": "track tracking prices price product shop shopping cheaper drop drops history",
	"developer-quick-tools": "developer debug debugging outline elements images alt tools inspect accessibility",
};
/** Words of requests that say that a flow is wanted, not which one. */
const ASKING = new Set(
	"flow flows workflow workflows builder visual visually step steps template".split(" ").map(stemOf),
);
/** Share of the request's words that a flow has to explain. */
const MIN_EXPLAINED = 0.6;

/**
 * Finds the shipped flow that a request asks for.
 * @param request of the person
 * @returns the flow; null when none explains most of the request's words
 */
export function findFlowTemplate(request: string): FlowTemplate | null {
	const wanted = [
		...new Set(
			wordsOf(request)
				.filter((word) => !isFiller(word))
				.map(stemOf),
		),
	].filter((stem) => !ASKING.has(stem));
	if (wanted.length === 0) return null;
	const ranked = flowTemplates
		.map((template) => {
			const words = `${template.name} ${template.description} ${OTHER_WORDS[template.id] ?? ""}`;
			const known = new Set(wordsOf(words).map(stemOf));
			return { template, explained: wanted.filter((stem) => known.has(stem)).length / wanted.length };
		})
		.toSorted((one, other) => other.explained - one.explained);
	const [best, next] = ranked;
	if (best === undefined || best.explained < MIN_EXPLAINED) return null;
	return next !== undefined && next.explained === best.explained ? null : best.template;
}

/** The document of a shipped flow, as versions keep it. */
export const documentOf = ({ flow, settings }: FlowTemplate): object =>
	storeFlow(flow, { ...DEFAULT_SETTINGS, ...settings }).document;
