import { serverOwnerOf } from "../flows/server-owner.ts";
import { onOwnElement } from "../flows/texts.ts";
import { at, type Rule } from "./rule.ts";

export const formHijack: Rule = {
	id: "form-hijack",
	title: "Redirects a form",
	catches: "Forms of the page whose target is changed to another server.",
	severity: "high",
	advice: "Do not install the script: what you enter would go to another server than the page's.",
	check: ({ trace, reach }) =>
		trace.sinks.flatMap((sink) => {
			const { kind, api, destinations, offset } = sink;
			if (kind !== "change-page" || !/action$/i.test(api) || onOwnElement(sink)) return [];
			const stranger = destinations.find((destination) => serverOwnerOf(destination, reach) === "stranger");
			if (!stranger) return [];
			return [
				at(offset, "high", `Makes a form of the page send what you enter to ${stranger.host ?? "another server"}.`),
			];
		}),
};
