import { serverOwnerOf } from "../flows/server-owner.ts";
import { at, type Finding, type Rule } from "./rule.ts";

/** Addresses under which services offer parts of their pages to others. */
const EMBED =
	/^(?:https?:)?\/\/(?:player|embed|widgets?|w)\.|^(?:https?:)?\/\/[^/]+\/(?:[\w-]+\/)?(?:embed|player|widgets?)(?:[/?.]|$)/i;

export const leadsAway: Rule = {
	id: "leads-away",
	title: "Opens another site without being asked",
	catches: "Pages, windows and frames of another site that are opened without being asked.",
	severity: "medium",
	advice: "Open other sites only when the visitor uses a control that says so.",
	check: ({ trace, reach }) =>
		trace.sinks.flatMap((sink): Finding[] => {
			const { kind, trigger, offset, api } = sink;
			// A frame opened by a click, such as a player in place of its preview, is expected.
			const unasked = kind === "navigation" ? trigger !== "purpose" : kind === "frame" && trigger === "automatic";
			if (!unasked) return [];
			const stranger = sink.destinations.find((one) => serverOwnerOf(one, reach) === "stranger" && !one.declared);
			if (!stranger) return [];
			const what = kind === "frame" ? "Puts a frame of" : "Takes you to";
			const occasion = trigger === "automatic" ? "without being asked" : "when you click or type anywhere on the page";
			// A player or a preview on the site that the script is for; hidden and covering frames have rules of their own.
			const isEmbed = kind === "frame" && !reach.everywhere && EMBED.test(stranger.address ?? "");
			const severity = isEmbed ? "low" : "medium";
			return [at(offset, severity, `${what} ${stranger.host ?? "another site"} (${api}), ${occasion}.`)];
		}),
};
