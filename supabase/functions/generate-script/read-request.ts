import { DEFAULT_TEMPERATURE, type GenerateScriptRequest } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { generationLimits, type PageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import type { PageAnalysis } from "@scriptorium/shared-protocol/page-analysis";
import type { ScriptRequest } from "../_shared/generation/script-request.ts";

/** Writes a request of this function as one that the generation knows. The person is on a page: a script for it is a userscript. */
export function scriptRequestOf({ prompt, context, ...chosen }: GenerateScriptRequest): ScriptRequest {
	const page = chosen.page_analysis ?? chosen.pageAnalysis;
	const site = siteOf(context?.url ?? "");
	const about = context
		? { url: withoutQuery(context.url), title: context.title ?? "", description: context.description ?? "" }
		: undefined;
	return {
		prompt,
		isUserscript: true,
		temperature: chosen.temperature ?? DEFAULT_TEMPERATURE,
		...(chosen.model === undefined ? {} : { model: chosen.model }),
		...(site === null ? {} : { sites: [site] }),
		...(page ? { outline: outlineOf(page) } : {}),
		context: about,
	};
}

/** Elements without a selector cannot be reached. */
function outlineOf({ url, title, interactive_elements }: PageAnalysis): PageOutline {
	const reachable = interactive_elements.flatMap(({ tag, role, type, name, selector, fallbacks }) =>
		selector === null ? [] : { tag, role, type, name, selector, fallbacks },
	);
	return {
		url: withoutQuery(url),
		title,
		elements: reachable
			.slice(0, generationLimits.outlineElements)
			.map((element, at) => ({ number: at + 1, ...element })),
	};
}

function siteOf(address: string): string | null {
	if (!URL.canParse(address)) return null;
	const { protocol, hostname } = new URL(address);
	return ["http:", "https:"].includes(protocol) && hostname.length <= generationLimits.site ? hostname : null;
}

/** Queries and fragments hold what a person searched for, and tokens. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, "");
