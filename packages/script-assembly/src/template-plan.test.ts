import { expect, it } from "vitest";
import { templatePlan } from "./template-plan.ts";

const BLOCK = "// ==UserScript==\n// @name Tea\n// @match https://tea.example/*\n// @grant none\n// ==/UserScript==\n";

it("names sites, permissions and effects of a userscript, and no host", () => {
	expect(templatePlan(`${BLOCK}void 0;`, "Hides tea.", { kind: "userscript", effects: ["look"] })).toEqual({
		summary: "Hides tea.",
		steps: [],
		kind: "userscript",
		matches: ["https://tea.example/*"],
		grants: [],
		hosts: [],
		elements: [],
		unseen: null,
		effects: ["look"],
	});
});

it("names every host where the script sends requests to addresses of the page", () => {
	const { hosts } = templatePlan("javascript:void 0", "Checks links.", { kind: "bookmarklet", effects: ["requests"] });
	expect(hosts).toEqual(["*"]);
});
