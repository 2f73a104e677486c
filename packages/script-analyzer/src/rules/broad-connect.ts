import { readConnectHost } from "@scriptorium/userscript/connect-host";
import { isPublicSuffix } from "../engine/site.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import { at, type Rule } from "./rule.ts";

export const broadConnect: Rule = {
	id: "broad-connect",
	title: "May contact any server",
	catches:
		"@connect * or a public suffix such as com or co.uk, together with a function that can contact other servers past the browser's cross-origin rules.",
	severity: "medium",
	advice: "Name in @connect only the servers the script needs.",
	check: ({ source, trace, reach }) => {
		if (!reach.privilegedNetwork) return [];
		// Where the code names all servers it is access like any other. Where it does not, or on every site, anything can go anywhere.
		const isUsed = trace.sinks.some(
			({ api, destinations }) => /^GM[_.]/.test(api) && destinations.some(({ kind }) => kind === "unresolved"),
		);
		// In a long program some address always stays open.
		const severity = (reach.everywhere || isUsed) && !reach.isLong ? "medium" : "low";
		for (const { key, value, offset } of metadataLines(source)) {
			if (key !== "connect") continue;
			const connect = readConnectHost(value);
			if (connect.kind === "every") return [at(offset, severity, `May contact any server in the world ${RIGHTS}`)];
			if (connect.kind === "host" && isPublicSuffix(connect.host)) {
				return [at(offset, severity, `May contact every site whose name ends with .${connect.host} ${RIGHTS}`)];
			}
		}
		return [];
	},
};

const RIGHTS = "without asking, with rights that web pages do not have.";
