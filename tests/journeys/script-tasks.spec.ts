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

test("known failures are tasks of the list", () => {
	expect(tasks.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(knownFailures)));
});
