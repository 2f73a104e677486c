import { isDeclared, knowSite } from "../engine/site.ts";
import type { Carried, Effect } from "../trace/trace.ts";
import type { Rule, Subject } from "./rule.ts";

export const domInjection: Rule = {
	id: "dom-injection",
	title: "Foreign text becomes part of the page",
	catches:
		"Text of other windows, of the address or of undeclared servers that is put into the page as markup and can bring code along.",
	severity: "high",
	advice: "Put text in with textContent, and check event.origin before a message is used.",
	check: (subject) =>
		subject.trace.effects.flatMap((effect) => {
			if (effect.kind !== "write-html") return [];
			return effect.carried.flatMap(({ origin, role, steps }) => {
				if (role !== "html" && role !== "code") return [];
				const who = whoWrites(origin, effect, subject);
				if (who === null) return [];
				const severity =
					RUNS_SCRIPTS.test(effect.api) && origin.kind !== "remote" ? ("high" as const) : ("medium" as const);
				const description = `Puts ${who} into the page as markup by ${effect.api}; it may contain code.`;
				return [{ severity, offset: effect.offset, steps, description }];
			});
		}),
};

/** Ways into the page in which script elements run; the others need a trick to bring code along. */
const RUNS_SCRIPTS = /createContextualFragment|document\.write|jQuery|srcdoc/;

function whoWrites({ kind, what }: Carried["origin"], { gesture }: Effect, { source, reach }: Subject): string | null {
	if (kind === "message") return "what other windows send";
	// Browsers encode the rest of an address; these two parts scripts decode.
	if (kind === "address" && /hash|search|window\.name|referrer/.test(what))
		return `a part of the page's address (${what}), which any link can set,`;
	if (kind !== "remote" || gesture === "purpose" || source.kind === "bookmarklet") return null;
	const site = knowSite(source.metadata);
	const hosts = what.match(/[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi) ?? [];
	if (!reach.everywhere && hosts.some((host) => isDeclared(site, host.toLowerCase()))) return null;
	return reach.everywhere ? `what another server answers (${what})` : null;
}
