import { registrableDomain } from "../engine/site.ts";
import { isClearPath } from "../flows/grade-leak.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import { UNNAMED_SERVER } from "../trace/trace.ts";
import { leakRule } from "./leak-rule.ts";
import type { Finding, Rule, Subject } from "./rule.ts";

const leaks = leakRule({
	id: "page-scraping",
	title: "Page content sent away",
	catches: "Text of the page, the selection, or what a site returns to a signed-in visitor, sent to another server.",
	severity: "high",
	advice: "Send only the part the visitor chose, on a click, to a server named in @connect.",
	kinds: ["page", "selection", "site-answer"],
	data: "Content of the page is",
});

export const pageScraping: Rule = {
	...leaks,
	check: (subject) => [...leaks.check(subject), ...passedOn(subject)],
};

/** What one server answered, handed to a server of somebody else in a request that serves nothing but this. */
function passedOn({ trace, reach }: Subject): Finding[] {
	return trace.sinks.flatMap((sink) => {
		if (sink.kind !== "request" || !sink.responseIgnored) return [];
		return sink.destinations.flatMap((destination): Finding[] => {
			const { host, declared } = destination;
			if (host === null || declared || serverOwnerOf(destination, reach) !== "stranger") return [];
			const passed = sink.carried.find(
				(one) =>
					one.origin.kind === "remote" &&
					one.origin.what !== UNNAMED_SERVER &&
					(one.role === "url" || one.role === "body") &&
					isClearPath(one) &&
					registrableDomain(one.origin.what) !== registrableDomain(host),
			);
			if (!passed) return [];
			const description = `Passes what ${passed.origin.what} answers on to ${host} by ${sink.api}.`;
			return [{ severity: "medium", offset: sink.offset, description, steps: passed.steps }];
		});
	});
}
