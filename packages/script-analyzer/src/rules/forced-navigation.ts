import { askedFor } from "../flows/asked-before.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import { at, type Rule } from "./rule.ts";

export const forcedNavigation: Rule = {
	id: "forced-navigation",
	title: "Leaves the page for another site",
	catches: "Scripts that leave the page for another site on their own, unless they open the same content there.",
	severity: "medium",
	isOfCircumstances: true,
	advice: "Offer a link instead of leaving the page.",
	check: ({ source, trace, reach }) =>
		trace.sinks.flatMap(({ kind, api, trigger, destinations, carried, offset }) => {
			if (kind !== "navigation" || trigger !== "automatic" || /open/i.test(api)) return [];
			const stranger = destinations.find((destination) => serverOwnerOf(destination, reach) === "stranger");
			// A redirect to an alternative front end keeps the path; a trap does not.
			const keepsPath = carried.some(({ origin }) => origin.kind === "address" || origin.kind === "page");
			if (!stranger || (keepsPath && !reach.everywhere)) return [];
			const whom = stranger.host ?? "another server";
			const asked = askedFor(source.program, offset);
			return asked
				? [at(offset, "low", `Takes you to ${whom} ${asked}.`)]
				: [at(offset, "medium", `Takes you to ${whom} without being asked.`)];
		}),
};
