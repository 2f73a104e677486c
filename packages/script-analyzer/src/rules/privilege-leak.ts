import { at, type Finding, type Rule } from "./rule.ts";

export const privilegeLeak: Rule = {
	id: "privilege-leak",
	title: "Privileges handed to the page",
	catches: "Functions of the userscript manager that page code can reach or steer.",
	severity: "medium",
	advice: "Keep GM functions inside the script; offer the page only what it needs, with fixed addresses.",
	check: ({ trace }) => {
		const handed = trace.hooks.flatMap(({ target, gives, offset }) => {
			if (gives.length === 0) return [];
			const what = `Hands ${gives.join(", ")} to the page as ${target}: every site it runs on can then use it.`;
			return [at(offset, "medium", what)];
		});
		const steered = trace.effects.flatMap(({ api, carried, offset, destinations }): Finding[] => {
			if (!/^GM[_.]/.test(api) || destinations.every(({ kind }) => kind === "same-site" || kind === "third-party"))
				return [];
			const message = carried.find(
				({ origin, role }) => origin.kind === "message" && (role === "url" || role === "target"),
			);
			if (!message) return [];
			const description = `Lets messages decide where ${api} goes, so that any page can use the script's privileges.`;
			return [{ severity: "medium", offset, steps: message.steps, description }];
		});
		return [...handed, ...steered];
	},
};
