import { textOf } from "../flows/texts.ts";
import { whose } from "../flows/whose.ts";
import { at, type Rule } from "./rule.ts";

const PROGRAM =
	/\.(?:exe|msi|scr|bat|cmd|com|ps1|vbs|jar|apk|dmg|pkg|deb|appimage|crx|xpi|hta|lnk|iso)(?:[?#\s"']|$)/im;

export const programDownload: Rule = {
	id: "program-download",
	title: "Brings programs to your computer",
	catches: "Programs of other servers that are downloaded or opened without being asked.",
	severity: "medium",
	advice: "Do not install the script, and do not open what it downloaded.",
	check: ({ trace, reach }) =>
		trace.effects.flatMap((effect) => {
			const { kind, gesture, destinations, offset } = effect;
			if (gesture === "purpose" || (kind !== "navigation" && kind !== "request" && kind !== "frame")) return [];
			const foreign = destinations.find((destination) => !/^(?:own|page-given)$/.test(whose(destination, reach)));
			if (!foreign || !PROGRAM.test(textOf(effect))) return [];
			return [at(offset, "medium", "Downloads a program without being asked.")];
		}),
};
