import { isDecoded, isEscaped } from "../engine/markup-safety.ts";
import { isDeclared, knowSite, registrableDomain } from "../engine/site.ts";
import { isClearPath } from "../flows/grade-leak.ts";
import { doubtOf, isCut } from "../flows/path-proof.ts";
import { isPublisher } from "../flows/script-hosts.ts";
import { isOfKnownOrganization } from "../hosts/organizations.ts";
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
			return sink.carried.flatMap((carried) => {
				const { origin, role, steps } = carried;
				if ((role !== "html" && role !== "code") || isCut(carried)) return [];
				const who = whoWrites(origin, sink, subject);
				if (who === null) return [];
				const doubt = doubtOf(carried, sink);
				const puts = doubt === null ? "Puts" : "Possibly puts";
				const why = doubt === null ? "it may contain code" : doubt;
				const description = `${puts} ${who} into the page as markup by ${sink.api}; ${why}.`;
				// Long and shared paths mostly lead from one place to another that never meet.
				const isOpenToAll = (origin.kind !== "remote" || subject.reach.everywhere) && !subject.reach.isLong;
				const usual = isOpenToAll && isClearPath(carried) ? ("medium" as const) : ("low" as const);
				const severity = runs(carried, sink, subject) ? ("high" as const) : usual;
				return [{ severity, offset: sink.offset, steps, description, isOfPage: true }];
			});
		}),
};

/**
 * Whether a stranger's response is inserted as a whole where its scripts run: then it is code that the stranger chooses. What links
 * or other windows can insert is a hole that somebody else may use, and no attack of the script.
 */
function runs(carried: Carried, { api, details }: Sink, subject: Subject): boolean {
	const { kind, what } = carried.origin;
	if (kind !== "remote" || !RUNS_SCRIPTS.test(api) || !isClearPath(carried)) return false;
	const isWhole = [...(details.html ?? []), ...(details.around ?? [])].every((text) => text === "");
	return isWhole && !isNamed(what, subject) && isUnknownServer(what);
}

/** Neither a public store of scripts nor a company that many sites trust. */
function isUnknownServer(what: string): boolean {
	return what !== UNNAMED_SERVER && !isPublisher(what) && !isOfKnownOrganization(registrableDomain(what));
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
	const unbidden = subject.reach.everywhere || RUNS_SCRIPTS.test(sink.api);
	const server = what === UNNAMED_SERVER ? "" : ` (${what})`;
	return unbidden ? `what another server answers${server}` : null;
}
