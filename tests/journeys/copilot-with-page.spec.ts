import { expect, type Page, test } from "@playwright/test";
import { type ModelServer, startModelServer } from "@scriptorium/supabase/test-support/model-server";
import { expectNoViolations } from "../support/axe.ts";
import { type ExtensionBrowser, openExtensionBrowser } from "../support/extension.ts";
import { signIn } from "../support/hub.ts";
import { type HubProcess, startHubProcess } from "../support/hub-process.ts";
import { pressToClose } from "../support/press-to-close.ts";

const SITE = "https://news.example.com/story?reader=ann-4711";
const STORY = `<title>A story</title><main><h1>Story</h1><p>Long text.</p></main>
	<aside class="related"><h2>Related</h2><button>More stories</button></aside><label>Note <input value="my own words"></label>`;

let shared: string | undefined;
let hub: HubProcess;
let model: ModelServer;
let browser: ExtensionBrowser;

/** The number under which the model was told of an element. */
const numberOf = (body: unknown, name: string): number => {
	const elements = /\\"number\\":(\d+),[^{}]*?\\"name\\":\\"([^"\\]*)\\"/g;
	const found = [...JSON.stringify(body).matchAll(elements)].find(([, , named]) => named === name);
	return Number(found?.[1]);
};

test.beforeAll(async () => {
	model = await startModelServer(({ body }) => {
		const more = numberOf(body, "More stories");
		if (!JSON.stringify(body).includes("You plan a small"))
			return { text: `\`\`\`js\n(await element(${more})).click();\n\`\`\`` };
		const plan = {
			title: "Show more stories",
			description: "Presses the button that shows more stories.",
			category: "productivity",
			tags: ["news"],
			summary: "Presses the button.",
			steps: ["Presses it."],
			grants: [],
			hosts: [],
			elements: [more],
			unseen: null,
			effects: ["content"],
		};
		return { text: JSON.stringify(plan) };
	});
	shared = process.env.SCRIPTORIUM_HUB;
	hub = await startHubProcess([], { AI_BASE_URL: model.url, AI_MODEL: "writer-1", AI_API_KEY: "sk-of-the-operator" });
	process.env.SCRIPTORIUM_HUB = hub.origin;
	browser = await openExtensionBrowser({ extension: hub.extension });
	await browser.context.route("https://news.example.com/**", (route) =>
		route.fulfill({ contentType: "text/html", body: STORY }),
	);
});
test.afterAll(async () => {
	await browser.close();
	await hub.stop();
	await model.stop();
	if (shared === undefined) delete process.env.SCRIPTORIUM_HUB;
	else process.env.SCRIPTORIUM_HUB = shared;
});

const prompt = (page: Page) => page.getByRole("textbox", { name: "What should the script do?" });
const generatedCode = (page: Page) => page.getByRole("region", { name: "Generated code" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Presses a button of the hub that opens the extension's page. */
async function askBy(page: Page, name: string): Promise<Page> {
	const opened = browser.context.waitForEvent("page");
	await button(page, name).click();
	const asking = await opened;
	await asking.getByRole("radio", { name: /A story/ }).check();
	return asking;
}
const share = (asking: Page, name: string): Promise<void> => pressToClose(button(asking, name));

test("the outline of a page that the person shares goes to the model, and an element that she picks into a template", {
	tag: "@soak",
}, async () => {
	const site = await browser.context.newPage();
	await site.goto(SITE);
	const page = await browser.context.newPage();
	await signIn(page, "Arthur Author", "/create");
	await expect(page.getByText("The model writer-1 writes here.")).toBeVisible();
	await share(await askBy(page, "Share a page"), "Share this outline");
	await page.bringToFront();
	await expect(page.getByText(/elements? of news\.example\.com will be sent to the model/)).toBeVisible();
	await expectNoViolations(page, "a page that is shared");
	await prompt(page).fill("Press the button that loads what comes next");
	await prompt(page).press("Enter");
	await expect(page.getByRole("heading", { name: "Plan" })).toBeVisible();
	await expect(page.getByText("button More stories", { exact: true })).toBeVisible();
	await expect(page.getByText("*://news.example.com/*", { exact: true })).toBeVisible();
	const asked = JSON.stringify(model.asked.at(-1)?.body);
	expect(asked).toContain("More stories");
	for (const secret of ["ann-4711", "my own words", "aside.related"]) expect(asked).not.toContain(secret);
	await button(page, "Approve").click();
	await expect(generatedCode(page)).toContainText("More stories");
	await expect(page.getByText("Low Risk", { exact: true })).toBeVisible();

	await page.getByRole("tab", { name: "Create" }).click();
	await button(page, "Browse suggestions").click();
	await button(page, "Hide part of a site").click();
	const asking = await askBy(page, "Pick on a page");
	await asking.getByRole("radio", { name: /^complementary/ }).check();
	await share(asking, "Share this element");
	await page.bringToFront();
	await expect(page.getByRole("textbox", { name: /CSS selector/ })).not.toHaveValue("");
	await expect(page.getByRole("textbox", { name: "Which site should it run on?" })).toHaveValue("news.example.com");
	await button(page, "Write the script").click();
	await expect(generatedCode(page)).toContainText("news.example.com");
	await expect(page.getByText("Written from a tested template, without a model.")).toBeVisible();
});
