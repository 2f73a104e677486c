import { describeHosts } from "@scriptorium/userscript/host-access";
import { isEverySite } from "../flows/reach.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import { at, type Rule } from "./rule.ts";

export const broadMatch: Rule = {
	id: "broad-match",
	title: "Runs on every site",
	catches: "Scripts that run by themselves on all or most sites.",
	severity: "low",
	advice: "If the script is meant for certain sites, name them in @match.",
	check: ({ source, reach }) => {
		if (!reach.everywhere) return [];
		const broad = source.metadata ? describeHosts(source.metadata).find(isEverySite)?.pattern : undefined;
		const lines = metadataLines(source);
		const line = lines.find(({ value }) => value === broad) ?? lines.find(({ key }) => key === "name");
		return [at(line?.offset ?? 0, "low", "Runs by itself on every site you visit, or on most of them.")];
	},
};
