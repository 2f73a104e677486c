import { isClearPath, isPlausible } from "../flows/grade-leak.ts";
import { isOwnQuestion } from "../flows/texts.ts";
import type { Rule } from "./rule.ts";

export const secretStash: Rule = {
	id: "secret-stash",
	title: "Stores secret data",
	catches: "Passwords and card data that are written into storage, where other scripts and people can read them.",
	severity: "medium",
	advice: "Leave passwords to the browser or a password manager.",
	check: ({ trace, reach }) =>
		trace.sinks.flatMap(({ kind, carried, offset, api }) => {
			if (kind !== "write-storage" && kind !== "write-cookie") return [];
			return carried.flatMap((one) => {
				const { origin, steps, role } = one;
				if (!isClearPath(one) || !isPlausible(one, reach)) return [];
				if (origin.kind !== "password" || isOwnQuestion(origin) || role === "target") return [];
				const description = `Keeps the content of a password or payment field (${origin.what}) by ${api}.`;
				return [{ severity: "medium" as const, offset, steps, description }];
			});
		}),
};
