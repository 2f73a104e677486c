import { at, type Finding, type Rule } from "./rule.ts";

/** A name that no event of the browser has. */
const OWN_EVENT = /[:_\-.]|^(?:gm|us|ext|call|request|bridge|hub|api)/i;

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
		// Events of the page's own making that end in a privileged request to wherever they say.
		const asked = trace.listeners.some(({ event, on }) => OWN_EVENT.test(event) && /^(?:document|window)$/.test(on));
		const open = trace.effects.flatMap(({ api, kind, gesture, destinations, offset }) => {
			if (!asked || !/^GM[_.]/.test(api) || kind !== "request" || gesture === "purpose") return [];
			const kinds = destinations.map((destination) => destination.kind);
			if (!kinds.includes("unresolved") || kinds.includes("third-party")) return [];
			return [at(offset, "medium", `Lets events of the page decide where ${api} goes, with the script's privileges.`)];
		});
		return [...handed, ...steered, ...open];
	},
};
