import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { parseMetadata } from "@scriptorium/userscript/parse-metadata";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedPlan, type ProposedPlan } from "./allowed-plan.ts";
import { assembleScript } from "./assemble-script.ts";
import { previousScript } from "./previous-script.ts";

const proposal: ProposedPlan = { summary: "Changes it.", steps: [], grants: [], hosts: [], elements: [], unseen: null };
const BODY = "document.title = 'changed';";

/** A change by a model that proposes what it likes. */
function change(existingCode: string, prompt = "Make it faster", proposed: Partial<ProposedPlan> = {}) {
	const previous = previousScript({ existingCode, isModification: true });
	const plan: ScriptPlan = allowedPlan({ prompt, isUserscript: true, previous }, { ...proposal, ...proposed });
	const code = assembleScript({ title: "Model's title", description: "Model's words.", body: BODY, plan, previous });
	return { plan, code };
}
const headOf = (code: string) => code.slice(0, code.indexOf("// ==/UserScript==") + "// ==/UserScript==".length);

/** Metadata blocks in the style of other script hubs and managers; written for this test. */
const FOREIGN: Readonly<Record<string, string>> = {
	"of Greasy Fork, with translations and a checksum": `// ==UserScript==
// @name         Recipe Cleaner
// @name:de      Rezeptputzer
// @name:zh-CN   食谱清理
// @namespace    https://greasyfork.org/users/000000-kitchen
// @version      2024.11.3
// @description  Hides the story above a recipe.
// @description:de  Versteckt die Geschichte über dem Rezept.
// @author       Kim Kitchen
// @license      GPL-3.0-or-later
// @match        https://recipes.example/*
// @match        https://*.recipes.example/r/*
// @exclude      https://recipes.example/admin*
// @exclude-match https://recipes.example/shop/*
// @icon         data:image/png;base64,iVBORw0KGgo=
// @require      https://cdn.jsdelivr.net/npm/preact@10.19.3/dist/preact.umd.js#sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
// @grant        GM_addStyle
// @grant        GM.getValue
// @run-at       document-start
// @noframes
// @supportURL   https://greasyfork.org/scripts/000000/feedback
// @downloadURL  https://update.greasyfork.org/scripts/000000/Recipe%20Cleaner.user.js
// @updateURL    https://update.greasyfork.org/scripts/000000/Recipe%20Cleaner.meta.js
// ==/UserScript==`,
	"of Tampermonkey, with a license above it and its own keys": `/*
 * Copyright (c) 2021 Pat Parcel
 * SPDX-License-Identifier: MIT
 */
/* globals jQuery, $ */

// ==UserScript==
// @name            Parcel Watch
// @namespace       http://tampermonkey.net/
// @version         0.7.1
// @description     try to take over the parcels!
// @author          Pat Parcel
// @include         https://parcels.example/track?*
// @include         /^https:\\/\\/mail\\.example\\/(inbox|sent)/
// @exclude         https://parcels.example/track?debug=*
// @icon            https://www.google.com/s2/favicons?sz=64&domain=parcels.example
// @require         https://code.jquery.com/jquery-3.7.1.min.js
// @resource        css https://parcels.example/dark.css#md5=0cc175b9c0f1b6a831c399e269772661
// @resource        data https://parcels.example/depots.json
// @connect         api.parcels.example
// @connect         self
// @grant           GM_xmlhttpRequest
// @grant           GM_getResourceText
// @grant           unsafeWindow
// @sandbox         JavaScript
// @tag             utilities
// @antifeature     ads   Shows a banner of the depot
// @unwrap
// ==/UserScript==`,
	"of ScriptCat, with a schedule and unusual spacing": `// ==UserScript==
//   @name Night   Mode
//@namespace	scriptcat.org
// @version 1.0.0-beta.2

// a remark of the author, kept as it stands
// @description   dark pages   at night
// @author	Ling
// @match *://*/*
// @exclude-match *://*.bank.example/*
// @run-at document-body
// @inject-into content
// @early-start
// @storageName shared
// @crontab * * once * *
// @grant none
// ==/UserScript==`,
	"of Violentmonkey, without grants": `// ==UserScript==
// @name        Tab Titles
// @namespace   Violentmonkey Scripts
// @match       https://docs.example/*
// @version     1.4
// @author      -
// @homepageURL https://codeberg.example/tab-titles
// @noframes
// @top-level-await
// ==/UserScript==`,
	"of a repository, with many sites and a public license": `// ==UserScript==
// @name         Ticket Tools
// @namespace    io.example.tickets
// @license      MIT; https://opensource.org/licenses/MIT
// @copyright    2019-2026, The Ticket Authors
// @version      12.0
${Array.from({ length: 30 }, (_, at) => `// @match        https://tickets-${at}.example/browse/*`).join("\n")}
// @connect      tickets-0.example
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_openInTab
// @run-at       context-menu
// @contributionURL https://donate.example/
// ==/UserScript==`,
};
const foreign = Object.entries(FOREIGN);

describe("a change by a model keeps the block", () => {
	test.each(foreign)("%s, byte for byte", (_where, block) => {
		const { code } = change(`${block}\n\n(function () { alert(1); })();\n`);
		expect(headOf(code)).toBe(block);
		expect(code).toContain(BODY);
		expect(code).not.toContain("alert(1)");
	});

	test.each(foreign)("%s, whatever the model proposes", (_where, block) => {
		const { code } = change(`${block}\n`, "Make it faster", {
			grants: ["GM_cookie", "GM_webRequest", "window.close"],
			hosts: ["evil.example.com", "*"],
			summary: "A\n// @connect evil.example.com",
		});
		expect(headOf(code)).toBe(block);
	});

	test.each(foreign)("%s, and adds what the person asks for", (_where, block) => {
		const { code } = change(`${block}\n`, "Also run on added.example.org and ask api.example.net for the weather", {
			grants: ["GM_xmlhttpRequest", "GM_registerMenuCommand"],
			hosts: ["api.example.net"],
		});
		const kept = headOf(code).split("\n");
		const added = kept.filter((line) => !block.split("\n").includes(line));
		const expected = ["*://added.example.org/*", "*://api.example.net/*", "GM_registerMenuCommand", "api.example.net"];
		if (!block.includes("GM_xmlhttpRequest")) expected.push("GM_xmlhttpRequest");
		expect(added.map((line) => line.trim().split(/\s+/).at(-1)).toSorted()).toEqual(expected.toSorted());
		// The rest is in its order, but for `@grant none`, which no other grant can stand beside.
		expect(kept.filter((line) => !added.includes(line))).toEqual(
			block.split("\n").filter((line) => line !== "// @grant none"),
		);
		const parsed = parseMetadata(headOf(code));
		if (!parsed.ok) throw new Error("The block cannot be read.");
		expect(parsed.metadata.grants).not.toContain("none");
		expect(parsed.metadata.connects).toContain("api.example.net");
	});
});

test("values that are added stand below the others", () => {
	const { code } = change(`${FOREIGN["of Violentmonkey, without grants"]}\n`, "Also run on added.example.org");
	expect(code).toContain(
		"// @match       https://docs.example/*\n// @match       *://added.example.org/*\n// @version     1.4\n",
	);
});

test("a script without sites of its own gets the usual block, and a bookmarklet none", () => {
	expect(headOf(change("alert(1)").code)).toMatch(/@name +Model's title\n/);
	const previous = previousScript({ existingCode: FOREIGN["of Violentmonkey, without grants"], isModification: true });
	const plan = allowedPlan({ prompt: "Shorter", isUserscript: false, previous }, proposal);
	expect(assembleScript({ title: "A", description: "B", body: BODY, plan, previous })).toMatch(/^javascript:/);
});

test("a script that runs where @include says is not planned for every site", () => {
	const { plan } = change(`${FOREIGN["of Tampermonkey, with a license above it and its own keys"]}\n`);
	expect(plan.matches).toEqual(["https://parcels.example/track?*", "/^https:\\/\\/mail\\.example\\/(inbox|sent)/"]);
});

test("a long script keeps its block, and has the hosts of @connect alone", () => {
	const long = `${FOREIGN["of Tampermonkey, with a license above it and its own keys"]}\nfetch('https://other.example.net/'); /*${"a".repeat(100_000)}*/`;
	expect(previousScript({ existingCode: long, isModification: true })?.contacts).toEqual(["api.parcels.example"]);
	const short = long.replace(/a{1000,}/, "");
	expect(previousScript({ existingCode: short, isModification: true })?.contacts).toEqual([
		"api.parcels.example",
		"other.example.net",
	]);
});

test("code within the block, or before it, is not taken over unchecked", () => {
	const [first = ""] = Object.values(FOREIGN);
	const inside = first.replace("// @author", "fetch('https://evil.example.com/');\n// @author");
	expect(change(`${inside}\n`).code).not.toContain("evil.example.com");
	expect(change(`fetch('https://evil.example.com/');\n${first}\n`).code).not.toContain("evil.example.com");
	const separated = first.replace("// @author", "// a\u2028fetch('https://evil.example.com/');\n// @author");
	expect(change(`${separated}\n`).code).not.toContain("evil.example.com");
	expect(change(`// a\u2029fetch('https://evil.example.com/');\n${first}\n`).code).not.toContain("evil.example.com");
	// More problems than are reported hide the one that matters.
	const many = `fetch('https://evil.example.com/');\n${first}\n${"/* ==UserScript== */\n".repeat(30)}`;
	expect(change(many).code).not.toContain("evil.example.com");
});

describe("blocks of any kind", () => {
	const word = fc.stringMatching(/^[A-Za-z0-9äöü漢][A-Za-z0-9 .:/_=-]{0,30}[A-Za-z0-9]$/u);
	const spaces = fc.stringMatching(/^[ \t]{1,4}$/);
	const key = fc.constantFrom(
		"exclude",
		"exclude-match",
		"connect",
		"author",
		"license",
		"icon",
		"require",
		"resource",
		"tag",
		"copyright",
		"name:fr",
		"description:ja",
		"homepageURL",
		"supportURL",
		"contributionURL",
		"compatible",
		"my-own-key",
	);
	const line = fc.oneof(
		{ weight: 8, arbitrary: fc.tuple(key, spaces, word).map(([name, gap, value]) => `// @${name}${gap}${value}`) },
		{ weight: 1, arbitrary: word.map((remark) => `// ${remark}`) },
		{ weight: 1, arbitrary: fc.constantFrom("", "//", "// @noframes", "// @unwrap", "//@run-at document-end") },
	);
	const block = fc
		.array(line, { maxLength: 25 })
		.map((lines) =>
			["// ==UserScript==", "// @name A", "// @match https://a.example/*", ...lines, "// ==/UserScript=="].join("\n"),
		);

	test("stay as they are when nothing is added", () => {
		fc.assert(
			fc.property(block, (written) => {
				expect(headOf(change(`${written}\nf();`).code)).toBe(written);
			}),
		);
	});

	test("keep each line and the order of all when something is added", () => {
		fc.assert(
			fc.property(block, fc.boolean(), (written, hasGrant) => {
				const wanted = hasGrant ? { grants: ["GM_setValue"] } : {};
				const lines = headOf(change(`${written}\nf();`, "Also on added.example.org", wanted).code).split("\n");
				const added = [/@match +\*:\/\/added\.example\.org\/\*$/, ...(hasGrant ? [/@grant +GM_setValue$/] : [])];
				for (const pattern of added) expect(lines.filter((one) => pattern.test(one))).toHaveLength(1);
				const kept = lines.filter((one) => !added.some((pattern) => pattern.test(one)));
				expect(kept.join("\n")).toBe(written);
			}),
		);
	});

	test("are the same after a second change", () => {
		fc.assert(
			fc.property(block, (written) => {
				const once = change(`${written}\nf();`, "Also on added.example.org", { grants: ["GM_setValue"] }).code;
				const twice = change(once, "Also on added.example.org", { grants: ["GM_setValue"] }).code;
				expect(headOf(twice)).toBe(headOf(once));
			}),
		);
	});
});
