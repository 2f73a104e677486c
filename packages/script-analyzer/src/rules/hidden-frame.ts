import { whose } from "../flows/whose.ts";
import { at, type Rule } from "./rule.ts";

const HIDDEN =
	/display\s*:?\s*none|visibility\s*:?\s*hidden|opacity\s*:?\s*0(?![.\d]*[1-9])|(?:left|top)\s*:?\s*-\d{3,}|(?:width|height)\s*[:=]?\s*["']?[01](?:px)?\b|clip\s*:?\s*rect\(0|\bhidden\b/i;

export const hiddenFrame: Rule = {
	id: "hidden-frame",
	title: "Hidden frame",
	catches: "Pages of other servers opened in frames that nobody can see.",
	severity: "medium",
	advice: "Show what is opened, or fetch only what is needed from a server named in @connect.",
	check: ({ trace, reach }) =>
		trace.effects.flatMap((effect) => {
			if (effect.kind !== "frame") return [];
			const stranger = effect.destinations.find((destination) =>
				/^(?:stranger|unknown)$/.test(whose(destination, reach)),
			);
			if (!stranger || !HIDDEN.test(Object.values(effect.details).flat().join("\n"))) return [];
			const what = `Opens ${stranger.host ?? "a page that cannot be told from the code"} in a frame that nobody can see.`;
			return [at(effect.offset, "medium", what)];
		}),
};
