import { onOwnElement } from "../flows/texts.ts";
import { whose } from "../flows/whose.ts";
import { at, type Rule } from "./rule.ts";

export const formHijack: Rule = {
	id: "form-hijack",
	title: "Turns a form elsewhere",
	catches: "Forms of the page whose target is changed to another server.",
	severity: "high",
	advice: "Do not install the script: what you enter would go to another server than the page's.",
	check: ({ trace, reach }) =>
		trace.effects.flatMap((effect) => {
			const { kind, api, destinations, offset } = effect;
			if (kind !== "change-page" || !/action$/i.test(api) || onOwnElement(effect)) return [];
			const stranger = destinations.find((destination) => whose(destination, reach) === "stranger");
			if (!stranger) return [];
			return [
				at(offset, "high", `Makes a form of the page send what you enter to ${stranger.host ?? "another server"}.`),
			];
		}),
};
