import { serverOwnerOf } from "../flows/server-owner.ts";
import type { Sink } from "../trace/trace.ts";
import { at, type Finding, type Rule } from "./rule.ts";

/** They load something to display; without data in the address they reveal little. */
const SHOWS = /^(?:img|audio|video|source|track|picture)\.src$|^link\.href$|^style url\(\)$|^Audio$|^Image/;

export const undeclaredContact: Rule = {
	id: "undeclared-contact",
	title: "Contacts an undeclared server",
	catches: "Servers that a userscript contacts without being asked and without naming them in @connect.",
	severity: "medium",
	advice: "Name the server in @connect, or contact it only when the visitor asks for it.",
	check: ({ source, trace, reach }) => {
		if (source.kind === "bookmarklet") return [];
		return trace.sinks.flatMap((sink): Finding[] => {
			if (sink.kind !== "request" || sink.trigger === "purpose") return [];
			const stranger = sink.destinations.find((one) => serverOwnerOf(one, reach) === "stranger" && !one.declared);
			if (!stranger || (isQuietPicture(sink) && !isHidden(sink))) return [];
			const occasion = sink.trigger === "automatic" ? "by itself" : "when you do something on the page";
			const what = `Contacts ${stranger.host ?? "another server"} ${occasion} (${sink.api}); the script does not name it in @connect.`;
			return [at(sink.offset, "medium", what)];
		});
	},
};

/** An invisible element: not meant to display something. */
function isHidden({ kind, details }: Sink): boolean {
	return (
		kind === "request" &&
		/display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])/.test((details.looks ?? []).join())
	);
}

/** A constant image or font, equal for everybody: it neither transmits nor counts. */
function isQuietPicture({ api, repeated, carried, destinations }: Sink): boolean {
	if (!SHOWS.test(api) || repeated || carried.some(({ role }) => role !== "target")) return false;
	const style = /^(?:link|style)/.test(api);
	return destinations.every(({ address }) => !(style ? /…/ : /[?…]/).test(address ?? ""));
}
