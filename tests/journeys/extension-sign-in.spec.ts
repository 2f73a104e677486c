import { createHash, randomBytes } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { getAuthToken, setAuthToken } from "@scriptorium/shared-protocol/extension-internal/sign-in";
import { EXTENSION_ID, EXTENSION_SIGN_IN_ADDRESS } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import * as z from "zod";
import { expectNoViolations } from "../support/axe.ts";
import { expectWorthNothing } from "../support/ended-session.ts";
import { type ExtensionBrowser, openExtensionBrowser } from "../support/extension.ts";
import { extensionFolder, hubOrigin, publishableKey, signIn } from "../support/hub.ts";

const storedSession = z.object({ access_token: z.string(), refresh_token: z.string() });
const complete = (page: Page) => page.getByRole("button", { name: "Complete Authorization" });

let browser: ExtensionBrowser;
test.beforeEach(async () => {
	browser = await openExtensionBrowser({ extension: extensionFolder() });
});
test.afterEach(() => browser.close());

async function settings(): Promise<Page> {
	const page = await browser.context.newPage();
	await page.goto(`${browser.pageUrl("options.html")}#/settings`);
	return page;
}

/** Presses Sign in in the settings; returns the hub's page that the extension opens. */
async function begin(page: Page): Promise<Page> {
	const opened = browser.context.waitForEvent("page");
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
	const hubPage = await opened;
	await hubPage.waitForURL(`${hubOrigin()}/auth/extension?*`);
	return hubPage;
}

test("signs in by the hub's page, is a device of the account, and hears of its revocation", async () => {
	test.setTimeout(180_000);
	const page = await settings();
	await expect(page.getByText("Not signed in.")).toBeVisible();
	const hubPage = await begin(page);
	await expect(hubPage.getByText("Sign in to connect the Scriptorium extension")).toBeVisible();
	await hubPage.getByRole("button", { name: /google/i }).click();
	await hubPage.getByRole("button", { name: /Rita Reader/ }).click();
	// This tab began it, so that nothing else is asked.
	await expect(hubPage.getByRole("heading", { name: "You are signed in" })).toBeVisible();
	expect(hubPage.url()).toBe(EXTENSION_SIGN_IN_ADDRESS);
	await expect(hubPage.getByText("reader@scriptorium.local")).toBeVisible();
	await expectNoViolations(hubPage, "page after the extension's sign-in");
	await page.bringToFront();
	await page.reload();
	await expect(page.getByText("Signed in as reader@scriptorium.local.")).toBeVisible();
	await expectNoViolations(page, "settings of a signed-in extension");

	// Both sessions are renewed without ending each other.
	await hubPage.goto(`${hubOrigin()}/account`);
	const device = hubPage.getByRole("region", { name: "Desktop apps" }).getByRole("listitem");
	await expect(device).toHaveCount(1);
	const stored = storedSession.parse(
		await (await browser.worker()).evaluate(
			"chrome.storage.local.get('hub-session').then((all) => all['hub-session'])",
		),
	);
	await expect(device).toContainText("Browser extension on");
	await device.getByRole("button", { name: /^Revoke/ }).click();
	await hubPage.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
	await expect(hubPage.getByText("No desktop app is connected.")).toBeVisible();
	// As somebody would use them who has copied them from the browser's folder.
	await expectWorthNothing(hubPage, stored);
	await page.bringToFront();
	await page.reload();
	await expect(page.getByText("Not signed in.")).toBeVisible();
	expect(await (await browser.worker()).evaluate("chrome.storage.local.get('hub-session')")).toEqual({});

	// The hub's page is still signed in, so that it asks for a click; then Sign out takes the device off the account.
	const again = await begin(page);
	await complete(again).click();
	await expect(again.getByRole("heading", { name: "You are signed in" })).toBeVisible();
	await page.bringToFront();
	await page.reload();
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page.getByText("Not signed in.")).toBeVisible();
	await hubPage.reload();
	await expect(hubPage.getByText("No desktop app is connected.")).toBeVisible();
});

test.describe("an attack on the extension's sign-in is refused:", () => {
	const verifier = randomBytes(32).toString("base64url");
	const challenge = createHash("sha256").update(verifier).digest("base64url");
	const address = (change: Record<string, string> = {}) =>
		`${hubOrigin()}/auth/extension?${new URLSearchParams({
			redirect_uri: EXTENSION_SIGN_IN_ADDRESS,
			code_challenge: challenge,
			code_challenge_method: "S256",
			state: "attack",
			...change,
		})}`;

	async function exchange(page: Page, body: Record<string, unknown>) {
		const device = { device_id: "attack", name: "Attack", platform: "linux" };
		const answer = await page.request.post(`${hubOrigin()}/functions/v1/desktop-session`, {
			headers: { apikey: await publishableKey(page) },
			data: { redirect_uri: EXTENSION_SIGN_IN_ADDRESS, device, ...body },
		});
		return answer.status();
	}

	test("another extension's id, another page, a downgrade", { tag: "@soak" }, async () => {
		const page = await browser.context.newPage();
		await signIn(page, "Arthur Author");
		for (const change of [
			{ redirect_uri: `chrome-extension://${"a".repeat(32)}/sign-in.html` },
			{ redirect_uri: `chrome-extension://${EXTENSION_ID}/options.html` },
			{ redirect_uri: `${EXTENSION_SIGN_IN_ADDRESS}#` },
			{ redirect_uri: "https://evil.example/sign-in.html" },
			{ code_challenge_method: "plain" },
		]) {
			await page.goto(address(change));
			await expect(page.getByText("Failed to connect the extension"), JSON.stringify(change)).toBeVisible();
			await expect(complete(page)).toHaveCount(0);
		}
	});

	test("a code that the extension did not ask for, a wrong verifier and a code that is presented again", {
		tag: "@soak",
	}, async () => {
		test.setTimeout(120_000);
		const page = await browser.context.newPage();
		await signIn(page, "Arthur Author");
		/** The hub's answer to a request that the extension did not make: it arrives at the extension, which refuses it. */
		const code = async (): Promise<string> => {
			let sent = "";
			page.on("framenavigated", (frame) => {
				const given = new URL(frame.url()).searchParams.get("code");
				if (frame.url().startsWith(EXTENSION_SIGN_IN_ADDRESS) && given !== null) sent = given;
			});
			await page.goto(address());
			await complete(page).click();
			await expect(page.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
			await page.goto(hubOrigin());
			return sent;
		};
		const first = await code();
		expect(first).toMatch(/^[A-Za-z0-9_-]{43}$/);
		expect(await exchange(page, { code: first, code_verifier: randomBytes(32).toString("base64url") })).toBe(400);
		expect(await exchange(page, { code: first, code_verifier: verifier })).toBe(400);
		const second = { code: await code(), code_verifier: verifier };
		expect(await exchange(page, second)).toBe(200);
		expect(await exchange(page, second)).toBe(400);
		await page.goto(`${hubOrigin()}/account`);
		await expect(page.getByText("No desktop app is connected.")).toBeVisible();
		await expect((await settings()).getByText("Not signed in.")).toBeVisible();
	});

	test("a page, and a page of the extension for something else, ask for the session", { tag: "@soak" }, async () => {
		const hubPage = await browser.context.newPage();
		await hubPage.goto(hubOrigin());
		const ask = (type: string, payload: object) => JSON.stringify(makeEnvelope(type, payload, "extension", 0));
		const message = ask(getAuthToken.type, {});
		// The hub's pages reach the bridge alone; a message without a port has no listener.
		const fromHub = await hubPage.evaluate<unknown>(
			`Promise.race([chrome.runtime.sendMessage("${EXTENSION_ID}", ${message}).catch((error) => String(error)), new Promise((resolve) => setTimeout(() => resolve("nothing"), 2000))])`,
		);
		expect(String(fromHub)).toMatch(/Could not establish connection|nothing|undefined/);
		// By the bridge's port, too: the type is not one of the hub's.
		const byPort = await hubPage.evaluate<unknown>(`new Promise((resolve) => {
			const port = chrome.runtime.connect("${EXTENSION_ID}", { name: "scriptorium-bridge" });
			const heard = [];
			port.onMessage.addListener(({ type }) => heard.push(type));
			port.postMessage({ ...${message}, source: "web", id: "1" });
			port.postMessage({ type: "SCRIPTORIUM_PING", timestamp: 0, source: "web", version: "1.0.0", payload: { id: "p" }, id: "2" });
			port.onMessage.addListener(({ id }) => { if (id === "2") resolve(heard.filter((type) => type.includes("AUTH"))); });
		})`);
		expect(byPort).toEqual([]);
		// The page that shows a script before its install may not hand a code over.
		const confirmation = await browser.context.newPage();
		await confirmation.goto(browser.pageUrl("confirm-install.html"));
		const code = ask(setAuthToken.type, { code: "c".repeat(43), state: "s" });
		for (const asked of [message, code])
			expect(await confirmation.evaluate<unknown>(`chrome.runtime.sendMessage(${asked})`)).toBeNull();
		const options = await settings();
		const reply = await options.evaluate<unknown>(`chrome.runtime.sendMessage(${message})`);
		expect(reply).toMatchObject({ payload: { signedIn: false, user: null, expires_at: null } });
	});
});
