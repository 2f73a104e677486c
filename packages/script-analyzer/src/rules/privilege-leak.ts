import { isPlausible } from "../flows/grade-leak.ts";
import type { Source } from "../source/source.ts";
import { THROUGH } from "../trace/trace.ts";
import { at, type Finding, type Rule } from "./rule.ts";

/** Events that browsers and well-known page frameworks fire; by any other name a page speaks to the script. */
const BROWSER_EVENT =
	/^(?:on)?(?:(?:dbl|aux)?click|key|mouse|pointer|touch|drag|drop|wheel|scroll|input|change|before|submit|reset|focus|blur|load|unload|page|hash|popstate|message|storage|online|offline|visibility|fullscreen|webkit|resize|error|abort|copy|cut|paste|select|contextmenu|transition|animation|play|paus|ended|time|duration|volume|rate|seek|stalled|waiting|can|progress|DOM|ready|toggle|invalid|orientation|device|gamepad|lang|app|close|open|cancel|slot|formdata|got|lost|gesture|compos|security|unhandled|rejection|yt-|turbo|pjax|htmx|spf|astro|livewire|soft-nav|location|url)/i;

export const privilegeLeak: Rule = {
	id: "privilege-leak",
	title: "Privileges exposed to the page",
	catches: "Functions of the userscript manager that the page's code can call or control.",
	severity: "medium",
	advice: "Keep GM functions inside the script; offer the page only what it needs, with fixed addresses.",
	check: ({ source, trace, reach }) => {
		// A wrapper of the script's own may always contact the same server, which exposes little.
		const goesAnywhere = trace.sinks.some(
			({ api, destinations }) => /^GM[_.]/.test(api) && destinations.some(({ kind }) => kind === "unresolved"),
		);
		const handed = trace.hooks.flatMap(({ target, gives, offset }) => {
			const names = gives
				.filter((name) => goesAnywhere || !name.endsWith(THROUGH))
				.map((name) => name.replace(THROUGH, ""));
			if (names.length === 0 || isOfSandbox(source, offset)) return [];
			const what = `Exposes ${names.join(", ")} to the page as ${target}, where code of the page can use it.`;
			// In a long program `this` of a function that is not followed stands for the window.
			const isPowerful = names.some((name) => POWERS.test(name)) && !(reach.isLong && !reach.everywhere);
			return [at(offset, isPowerful ? "medium" : "low", what)];
		});
		const steered = trace.sinks.flatMap(({ api, carried, offset, destinations }): Finding[] => {
			if (!/^GM[_.]/.test(api) || destinations.every(({ kind }) => kind === "same-site" || kind === "third-party"))
				return [];
			const message = carried.find(
				({ origin, role }) => origin.kind === "message" && (role === "url" || role === "target"),
			);
			if (!message) return [];
			const description = `Lets messages decide where ${api} goes, so that a page may use the script's privileges.`;
			const severity = isPlausible(message, reach) ? "medium" : "low";
			return [{ severity, offset, steps: message.steps, description }];
		});
		// Events created by the page whose data decides the address of a privileged request.
		const asked = trace.listeners.some(
			({ event, on }) => !BROWSER_EVENT.test(event) && /^(?:document|window)$/.test(on),
		);
		const open = trace.sinks.flatMap(({ api, kind, trigger, destinations, carried, offset }) => {
			if (!asked || !/^GM[_.]/.test(api) || kind !== "request" || trigger === "purpose") return [];
			const kinds = destinations.map((destination) => destination.kind);
			if (!kinds.includes("unresolved") || kinds.includes("third-party")) return [];
			// An address that the page shows is not chosen by an event.
			if (carried.some(({ origin, role }) => origin.kind === "page" && (role === "target" || role === "url")))
				return [];
			return [
				at(
					offset,
					reach.isLong ? "low" : "medium",
					`Lets events of the page decide where ${api} goes, with the script's privileges.`,
				),
			];
		});
		return [...handed, ...steered, ...open];
	},
};

/** Requests past the rules of the browser, cookies, files, pages and the script's own values. */
const POWERS =
	/xml_?http_?request|fetch|cookie|download|openInTab|webRequest|^GM$|addElement|setClipboard|(?:get|list|set|delete)Values?$/i;

/** `window.` as written before the name of a member. */
const OWN_WINDOW = /(?:^|[^\w$.])(?:window|self|globalThis)\s*\.\s*$/;
const MAX_LEAD = 40;

/**
 * A script with grants has a window of its own: what it puts there the page does not see. By another name the window may be the
 * page's, which such a script has as `unsafeWindow`.
 */
function isOfSandbox({ text, metadata }: Source, offset: number): boolean {
	const isApart = metadata?.grants.some((grant) => grant !== "none") ?? false;
	if (!isApart) return false;
	const before = text.slice(Math.max(0, offset - MAX_LEAD), offset);
	// `GM_log = …`: a name that is not declared becomes a member of the same window.
	const isBareName = /(?:^|[;{}()\s])$/.test(before) && /^[\w$]+\s*=(?!=)/.test(text.slice(offset, offset + MAX_LEAD));
	return isBareName || OWN_WINDOW.test(before);
}
