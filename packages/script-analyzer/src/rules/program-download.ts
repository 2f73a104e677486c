import { serverOwnerOf } from "../flows/server-owner.ts";
import { textOf } from "../flows/texts.ts";
import { at, type Rule } from "./rule.ts";

const PROGRAM =
	/\.(?:exe|msi|scr|bat|cmd|com|ps1|vbs|jar|apk|dmg|pkg|deb|appimage|crx|xpi|hta|lnk|iso)(?:[?#\s"']|$)/im;
/** `https://api.shop.com`: the end of a host is no file name. */
const HOSTS = /(?:^|(?<=[\s"'(]))(?:[a-z][a-z\d+.-]*:)?\/\/[^\s/?#"']*/gim;

function namesProgram(text: string): boolean {
	return PROGRAM.test(text.replace(HOSTS, "//"));
}

export const programDownload: Rule = {
	id: "program-download",
	title: "Downloads programs",
	catches: "Programs from other servers downloaded or opened without being asked.",
	severity: "medium",
	isOfCircumstances: true,
	advice: "Do not install the script, and do not open what it downloaded.",
	check: ({ trace, reach }) =>
		trace.sinks.flatMap((sink) => {
			const { kind, api, trigger, destinations, details, offset } = sink;
			if (trigger === "purpose" || (kind !== "navigation" && kind !== "request" && kind !== "frame")) return [];
			const found = (what: string) => [at(offset, "medium", `Downloads ${what} without being asked.`)];
			const saves = /^(?:GM_download|GM\.download|a\.download)$/.test(api);
			if (saves && namesProgram((details.name ?? []).join("\n"))) return found("a program");
			const foreign = destinations.find((one) => !/^(?:own|page-given|local)$/.test(serverOwnerOf(one, reach)));
			if (!foreign) return [];
			if (namesProgram(textOf(sink))) return found("a program");
			return saves && serverOwnerOf(foreign, reach) === "stranger"
				? found(`a file of ${foreign.host ?? "another server"}`)
				: [];
		}),
};
