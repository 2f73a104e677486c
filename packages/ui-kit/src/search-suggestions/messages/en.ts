import { plural } from "../../locale.tsx";

export const en = {
	list: "Suggestions",
	groups: { script: "Scripts", tag: "Tags", site: "Sites", author: "Authors" },
	risks: { green: "Low", amber: "Medium", red: "High", unrated: "Not rated" },
	count: (scripts: number) => plural("en", scripts, { one: "# script", other: "# scripts" }),
} as const;
