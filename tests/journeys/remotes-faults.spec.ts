import { expect, type Page, test } from "@playwright/test";
import { BUILD_TIMEOUT_MS, buildAreaRemote } from "./remotes/build-copy.ts";
import { type HubUnderTest, startHubUnderTest } from "./remotes/hub-under-test.ts";
import { type Fault, type RemoteServer, startRemoteServer } from "./remotes/remote-server.ts";

let dists: { alpha: string; beta: string };
let hub: HubUnderTest;
let alpha: RemoteServer;
let beta: RemoteServer;

// In one worker, which builds the remotes once: a build takes minutes of a small machine that runs other tests beside it.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
	test.setTimeout(BUILD_TIMEOUT_MS);
	const [first, second] = await Promise.all([buildAreaRemote("alpha"), buildAreaRemote("beta")]);
	dists = { alpha: first, beta: second };
});

test.beforeEach(async () => {
	[hub, alpha, beta] = await Promise.all([
		startHubUnderTest(),
		startRemoteServer(dists.alpha),
		startRemoteServer(dists.beta),
	]);
	hub.deploy(deployments());
});

test.afterEach(() => Promise.all([hub.stop(), alpha.stop(), beta.stop()]));

const deployments = () => [
	{ distDir: dists.alpha, base: alpha.base },
	{ distDir: dists.beta, base: beta.base },
];
const panel = (page: Page) => page.getByRole("alert").filter({ hasText: "Failed to load component" });
const tryAgain = (page: Page) => panel(page).getByRole("button", { name: "Try again", exact: true }).click();

/** Navigates like a link of the shell: without a new document. */
async function goWithin(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => {
		history.pushState(null, "", to);
		dispatchEvent(new PopStateEvent("popstate"));
	}, path);
}

async function expectFailure(page: Page): Promise<void> {
	await expect(panel(page)).toBeVisible();
	await expect(panel(page).getByText("Failed to load component", { exact: true })).toBeVisible();
	await expect(panel(page).getByRole("button", { name: "Try again", exact: true })).toBeVisible();
	await expect(panel(page).getByRole("link", { name: "Reload page", exact: true })).toBeVisible();
	await expect(page.getByRole("banner")).toBeVisible();
}

/** Checks that the shell and the other remote work in the same document, and returns to the failure. */
async function expectTheRestWorks(page: Page, path: string): Promise<void> {
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await goWithin(page, "/beta");
	await expect(page.getByRole("heading", { name: "beta is here" })).toBeVisible();
	await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
	await expect(page).toHaveURL(/\/about$/);
	await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
	await goWithin(page, path);
	await expectFailure(page);
	expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
}

for (const fault of ["not-found", "html", "corrupt-entry"] satisfies Fault[]) {
	test(`${fault}: the panel, the rest works, Try again recovers`, { tag: "@soak" }, async ({ page }) => {
		alpha.fault = fault;
		await page.goto(`${hub.origin}/alpha`);
		await expectFailure(page);
		await expectTheRestWorks(page, "/alpha");
		alpha.fault = "none";
		await tryAgain(page);
		await expect(page.getByRole("heading", { name: "alpha is here" })).toBeVisible();
		expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
	});
}

test("refused: the panel, the rest works, Try again recovers", { tag: "@soak" }, async ({ page }) => {
	await alpha.stop();
	await page.goto(`${hub.origin}/alpha`);
	await expectFailure(page);
	await expectTheRestWorks(page, "/alpha");
	await alpha.start();
	await tryAgain(page);
	await expect(page.getByRole("heading", { name: "alpha is here" })).toBeVisible();
});

test("hang: fails after two time limits, the rest works, Try again recovers", { tag: "@soak" }, async ({ page }) => {
	await page.goto(`${hub.origin}/about`);
	await page.clock.install();
	alpha.fault = "hang";
	for (const [visit, go] of [() => goWithin(page, "/alpha"), () => page.clock.fastForward(8000)].entries()) {
		const asked = alpha.nextEntryRequest();
		await go();
		await asked;
		await expect(panel(page), `visit ${visit}`).toHaveCount(0);
	}
	await page.clock.fastForward(8000);
	await expectFailure(page);
	await page.clock.resume();
	await expectTheRestWorks(page, "/alpha");
	alpha.fault = "none";
	await tryAgain(page);
	await expect(page.getByRole("heading", { name: "alpha is here" })).toBeVisible();
});

test("corrupt chunk: the browser caches it for the lifetime of the page, so the second Try again reloads the page", {
	tag: "@soak",
}, async ({ page }) => {
	alpha.fault = "corrupt-chunk";
	await page.goto(`${hub.origin}/alpha`);
	await expectFailure(page);
	await expectTheRestWorks(page, "/alpha");
	alpha.fault = "none";
	await tryAgain(page);
	await expectFailure(page);
	await tryAgain(page);
	await expect(page.getByRole("heading", { name: "alpha is here" })).toBeVisible();
	expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
});

test("wrong contract or versions: nothing of the remote is run, a new registry recovers", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	for (const wrong of [
		{ contract: "2.0.0" },
		{ requires: { react: "^18.0.0" } },
		{ requires: { preact: "^10.0.0" } },
	]) {
		hub.deploy(deployments(), (registry) => ({
			...registry,
			remotes: registry.remotes.map((remote) => (remote.name === "mfe_alpha" ? { ...remote, ...wrong } : remote)),
		}));
		await page.goto(`${hub.origin}/about`);
		asked.length = 0;
		await goWithin(page, "/alpha");
		await expectFailure(page);
		expect(asked.filter((url) => url.startsWith(alpha.base))).toEqual([]);
	}
	await expectTheRestWorks(page, "/alpha");
	hub.deploy(deployments());
	await tryAgain(page);
	await expect(page.getByRole("heading", { name: "alpha is here" })).toBeVisible();
});

test("throws on render: handled the same way, its other screens still work, Try again recovers", async ({ page }) => {
	await page.goto(`${hub.origin}/alpha/throws`);
	await expectFailure(page);
	await expectTheRestWorks(page, "/alpha/throws");
	await goWithin(page, "/alpha");
	await expect(page.getByRole("heading", { name: "alpha is here" })).toBeVisible();
	await page.getByRole("link", { name: "throw" }).click();
	await expectFailure(page);
	await page.evaluate(() => {
		document.documentElement.dataset.area = "repaired";
	});
	await tryAgain(page);
	await expect(page.getByRole("heading", { name: "alpha is repaired" })).toBeVisible();
});

test("Reload page reloads the address", { tag: "@soak" }, async ({ page }) => {
	alpha.fault = "not-found";
	await page.goto(`${hub.origin}/alpha?tab=2`);
	await expectFailure(page);
	alpha.fault = "none";
	await panel(page).getByRole("link", { name: "Reload page" }).click();
	await expect(page.getByRole("heading", { name: "alpha is here" })).toBeVisible();
	await expect(page).toHaveURL(`${hub.origin}/alpha?tab=2`);
});
