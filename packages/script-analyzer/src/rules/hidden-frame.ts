import { framesOf, looksAt } from "../flows/element-looks.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import { at, type Rule } from "./rule.ts";

const HIDDEN =
	/display\s*[:,]?\s*none|visibility\s*[:,]?\s*hidden|opacity\s*[:,]?\s*(?:0?\.0\d*|0(?![.\d]*[1-9]))|(?:left|top|right|bottom|transform|text-indent)[^;]{0,20}-\d{3,}|(?:width|height)\s*[:=,]?\s*[01](?:px|%)?(?![\d.%\w])|clip\s*:?\s*rect\(0|\bhidden\s*:\s*(?:true|!0|hidden)|^hidden$/im;

export const hiddenFrame: Rule = {
	id: "hidden-frame",
	title: "Hidden frame",
	catches: "Pages from other servers opened in invisible frames.",
	severity: "high",
	advice: "Show what is opened, or fetch only what is needed from a server named in @connect.",
	check: ({ source, trace, reach }) =>
		framesOf(trace).flatMap(({ kind, destinations, details, offset, trigger }) => {
			if (kind !== "frame") return [];
			const foreign = destinations.find((destination) => !/^(?:own|local)$/.test(serverOwnerOf(destination, reach)));
			if (!foreign) return [];
			const looks = `${Object.values(details).flat().join("\n")}\n${looksAt(source.program, source.text, offset)}`;
			if (!HIDDEN.test(looks)) return [];
			// Nobody sees it: a page that is loaded for its own sake, or that waits under the pointer for a click.
			const severity =
				trigger === "automatic" && serverOwnerOf(foreign, reach) === "stranger" && !foreign.declared
					? "high"
					: reach.isLong && foreign.host === null
						? "low"
						: "medium";
			return [
				at(offset, severity, `Opens ${foreign.host ?? "a page that the code does not name"} in an invisible frame.`),
			];
		}),
};
