import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startModelServer } from "@scriptorium/supabase/test-support/model-server";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import { expect, it, onTestFinished } from "vitest";
import { createAskModel } from "../../../supabase/functions/_shared/model/ask-model.ts";
import { readModelSettings } from "../../../supabase/functions/_shared/model/model-settings.ts";
import type { CoveredTask } from "../../fixtures/script-tasks/script-task.ts";
import { askWithModel } from "./ask-model.ts";
import { publicationProblem, publishReport } from "./publish.ts";

const outline = { url: "https://shop.example.com/lamps", title: "Lamps", elements: [] };
const plan = JSON.stringify({
	title: "Hide the cookie bar",
	description: "Hides the bar that asks about cookies.",
	category: "productivity",
	tags: ["cookies"],
	summary: "Hides the bar.",
	steps: ["Hides the bar."],
	grants: [],
	hosts: [],
	elements: [],
	unseen: null,
	effects: ["look"],
});
const code = '```js\ndocument.body.style.color = "black";\n```';
const task: CoveredTask = {
	request: "no cookie bar on shop.example.com",
	kind: "shop",
	page: "shop.html",
	address: "https://shop.example.com/lamps",
	runs: { host: "shop.example.com" },
	parts: ["[role=dialog]"],
	effect: () => true,
};

it("asks the tests' stand-in like a provider, and refuses to publish its figures", async () => {
	const server = await startModelServer((_asked, number) => ({ text: number === 0 ? plan : code }));
	onTestFinished(() => server.stop());
	const variables: Record<string, string> = { AI_MODEL: "grand-model", AI_BASE_URL: server.url };
	const settings = readModelSettings((name) => variables[name]);
	if (!settings.ok || settings.value === null) throw new Error("The settings cannot be read");
	const ask = askWithModel(settings.value, createAskModel(settings.value));
	const answered = await ask(task, { outline: async () => outline, pick: async () => null });
	if (answered.kind === "failed") throw new Error(answered.problem);
	expect(answered).toMatchObject({ kind: "script", by: "grand-model", plan: { matches: ["*://shop.example.com/*"] } });
	const benchmarks = () => readFileSync(join(rootFolder, "docs/benchmarks.md"), "utf8");
	const before = benchmarks();
	await expect(publishReport("100 %", settings.value)).rejects.toThrow("is no public one");
	expect(benchmarks()).toBe(before);
});

it.each([
	["http://127.0.0.1:8080/v1", true],
	["http://[::1]/v1", true],
	["https://192.168.2.9/v1", true],
	["https://models.example/v1", true],
	["http://models.ai/v1", true],
	["https://ollama.local/v1", true],
	["https://api.models.ai/v1", false],
])("figures of the provider at %s: refused is %s", (baseUrl, isRefused) => {
	expect(publicationProblem({ baseUrl, model: "m" }) !== null).toBe(isRefused);
});

it("template mode and a provider at its own address may be published", () => {
	expect(publicationProblem(null)).toBeNull();
	expect(publicationProblem({ baseUrl: null, model: "m" })).toBeNull();
});
