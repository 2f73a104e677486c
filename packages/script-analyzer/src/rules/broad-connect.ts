import { metadataLines } from "../source/metadata-lines.ts";
import { at, type Rule } from "./rule.ts";

/** `*`, `*.*`, and bare endings such as `com` that thousands of owners share. */
const ANY_HOST = /^(?:https?:\/\/)?(?:\*(?:\.\*)*|\*?\.?(?:com|net|org|io|app|dev|info|biz|xyz|online|site|top))\/?$/i;

export const broadConnect: Rule = {
	id: "broad-connect",
	title: "May contact any server",
	catches: "@connect * together with a function that can contact other servers past the browser's cross-origin rules.",
	severity: "medium",
	advice: "Name in @connect only the servers the script needs.",
	check: ({ source, reach }) => {
		if (!reach.privilegedNetwork) return [];
		const line = metadataLines(source).find(({ key, value }) => key === "connect" && ANY_HOST.test(value));
		if (!line) return [];
		const what = "May contact any server in the world without asking, with rights that web pages do not have.";
		return [at(line.offset, "medium", what)];
	},
};
