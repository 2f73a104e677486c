import { readAddress } from "@scriptorium/userscript/web-address";
import { askedFor } from "../flows/asked-before.ts";
import { listensToAnyClick } from "../flows/clicks-anywhere.ts";
import { OCCASION } from "../flows/occasion.ts";
import { runsAtOnce } from "../flows/runs-at-once.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import type { Sink } from "../trace/trace.ts";
import { at, type Finding, type Rule } from "./rule.ts";

/** Addresses under which services offer parts of their pages to others. */
const EMBED_HOST = /^(?:player|embed|widgets?|w)\./;
const EMBED_PATH = /^\/(?:[\w-]+\/)?(?:embed|player|widgets?)(?:[/.]|$)/i;

function isEmbed(address: string): boolean {
	const url = readAddress(address.startsWith("//") ? `https:${address}` : address);
	return url !== null && (EMBED_HOST.test(url.hostname) || EMBED_PATH.test(url.path));
}

export const leadsAway: Rule = {
	id: "leads-away",
	title: "Opens another site without being asked",
	catches: "Pages, windows and frames of another site that are opened without being asked.",
	severity: "medium",
	advice: "Open other sites only when the visitor uses a control that says so.",
	check: ({ source, trace, reach }) =>
		trace.sinks.flatMap((sink): Finding[] => {
			const { kind, trigger, offset, api } = sink;
			// A frame opened by a click, such as a player in place of its preview, is expected.
			const unasked = kind === "navigation" ? trigger !== "purpose" : kind === "frame" && trigger === "automatic";
			if (!unasked) return [];
			const stranger = sink.destinations.find((one) => serverOwnerOf(one, reach) === "stranger" && !one.declared);
			if (!stranger) return [];
			const opens = /open/i.test(api) ? "Opens a page of" : "Takes you to";
			const what = kind === "frame" ? "Puts a frame of" : opens;
			// A player or a preview on the site that the script is for; hidden and covering frames have rules of their own.
			const isPart = kind === "frame" && !reach.everywhere && isEmbed(stranger.address ?? "");
			const whom = `${what} ${stranger.host ?? "another site"} (${api})`;
			// In a long program a handler mostly belongs to a control of the script, and what it stored decides what is opened later: it is certain
			// only that the page is opened, unless the code runs at once or on any click on the page.
			const isAnyClick = trigger === "page-event" && listensToAnyClick(trace) && isOnlyPlace(sink);
			if (reach.isLong && !isAnyClick && !runsAtOnce(source.program, offset)) return [at(offset, "low", `${whom}.`)];
			const asked = askedFor(source.program, offset);
			return [at(offset, isPart || asked ? "low" : "medium", `${whom}, ${asked ?? OCCASION[trigger]}.`)];
		}),
};

/** In a long program a handler opens what other handlers were given as well. */
const isOnlyPlace = ({ isMixed, destinations }: Sink): boolean => isMixed !== true && destinations.length === 1;
