import { isDecoded, isEscaped } from "../engine/markup-safety.ts";
import { isDeclared, knowSite } from "../engine/site.ts";
import { type Carried, type Sink, UNNAMED_SERVER } from "../trace/trace.ts";
import type { Rule, Subject } from "./rule.ts";

export const domInjection: Rule = {
	id: "dom-injection",
	title: "Untrusted text inserted as markup",
	catches:
		"Text from other windows, the page's address or undeclared servers inserted into the page as markup, which can contain code.",
	severity: "high",
	advice: "Insert text with textContent, and check event.origin before using a message.",
	check: (subject) =>
		subject.trace.sinks.flatMap((sink) => {
			if (sink.kind !== "write-html") return [];
			return sink.carried.flatMap(({ origin, role, steps }) => {
				if (role !== "html" && role !== "code") return [];
				const who = whoWrites(origin, sink, subject);
				if (who === null) return [];
				const severity = runs(origin, sink, subject) ? ("high" as const) : ("medium" as const);
				const description = `Puts ${who} into the page as markup by ${sink.api}; it may contain code.`;
				return [{ severity, offset: sink.offset, steps, description }];
			});
		}),
};

/** Whether code in the markup runs: `onerror` in any markup, script elements only through certain APIs. */
function runs({ kind, what }: Carried["origin"], { api, details }: Sink, subject: Subject): boolean {
	if (kind === "address") return isDecoded(what);
	if (!RUNS_SCRIPTS.test(api)) return false;
	// A response inserted as a whole includes its scripts; as part of the script's own markup it is seldom more than a text.
	return kind !== "remote" || ((details.html ?? []).length === 0 && !isNamed(what, subject));
}

function isNamed(what: string, { source }: Subject): boolean {
	const site = knowSite(source.metadata);
	const hosts = what.match(/[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi) ?? [];
	return hosts.some((host) => isDeclared(site, host.toLowerCase()));
}

/** APIs whose markup runs script elements. */
const RUNS_SCRIPTS = /createContextualFragment|document\.write|jQuery|srcdoc/;

function whoWrites({ kind, what }: Carried["origin"], sink: Sink, subject: Subject): string | null {
	if (isEscaped(what)) return null;
	if (kind === "message") return "what other windows send";
	// Parts of the address that scripts read may be decoded by a library even when the script does not do it.
	if (kind === "address" && (isDecoded(what) || /hash|search|referrer/.test(what)))
		return `a part of the page's address (${what}), which any link can set,`;
	if (what === UNNAMED_SERVER && !subject.reach.everywhere) return null;
	if (kind !== "remote" || sink.trigger === "purpose" || subject.source.kind === "bookmarklet") return null;
	const unbidden = subject.reach.everywhere || runs({ kind, what, offset: 0 }, sink, subject);
	const server = what === UNNAMED_SERVER ? "" : ` (${what})`;
	return unbidden ? `what another server answers${server}` : null;
}
