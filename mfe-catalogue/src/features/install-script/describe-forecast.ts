import type { CspDirective, CspForecast, CspObstacle } from "@scriptorium/script-analyzer/capabilities/forecast-csp";
import type { useMessages } from "@scriptorium/ui-kit/locale";
import type { en } from "./messages/csp-en.ts";

type Texts = ReturnType<typeof useMessages<typeof en>>;

/** Actions of the script itself; the page does everything else on its behalf. */
const OWN_DOING: ReadonlySet<CspDirective> = new Set(["connect-src"]);
/** So many hosts are named; more would hide the sentence. */
const NAMED = 3;

/** The forecast in sentences; null when the code was not analyzed. Never a promise: policies differ from site to site. */
export function describeForecast(forecast: CspForecast | null, text: Texts): readonly string[] {
	if (forecast === null) return [text.start, text.notKnown, text.userscript];
	const { obstacles, codeFromText, inlineScripts } = forecast;
	const blocked = [
		...obstacles.map((obstacle) => text.blocked[obstacle.directive](hostsOf(obstacle, text))),
		...(codeFromText.length > 0 ? [text.codeFromText(codeFromText.join(", "))] : []),
		...(inlineScripts ? [text.inlineScripts] : []),
	];
	if (blocked.length === 0) return [text.start, text.nothingElse, text.userscript];
	const own = codeFromText.length > 0 || obstacles.some(({ directive }) => OWN_DOING.has(directive));
	const page = inlineScripts || obstacles.some(({ directive }) => !OWN_DOING.has(directive));
	return [
		text.start,
		text.mayBlock(blocked.join("; ")),
		text.userscript,
		...(own ? [text.userscriptOwn] : []),
		...(page ? [text.userscriptPage] : []),
	];
}

function hostsOf({ hosts }: CspObstacle, text: Texts): string {
	const named = hosts.slice(0, NAMED).map((host) => (host === "(unknown)" ? text.unknownHost : host));
	const rest = hosts.length - named.length;
	return rest > 0 ? text.andMore(named.join(", "), rest) : named.join(", ");
}
