import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { type LoopbackServer, listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { expectNoViolations } from "../support/axe.ts";
import { expectWorthNothing } from "../support/ended-session.ts";
import { hubOrigin, publishableKey, signIn } from "../support/hub.ts";

const CLIENT = fileURLToPath(new URL("../../docs/examples/desktop-client/scriptorium.mjs", import.meta.url));
const complete = (page: Page) => page.getByRole("button", { name: "Complete Authorization" });
const refused = (page: Page) => page.getByRole("main").getByText("Failed to redirect to desktop app");

let folder: string;
test.beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "scriptorium-desktop-"));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts the example client with a session file of its own. */
function start(...args: string[]): { child: ChildProcess; output: Promise<string>; code: Promise<number | null> } {
	const child = spawn(process.execPath, [CLIENT, ...args], {
		env: { ...process.env, SCRIPTORIUM_SESSION: join(folder, "session.json") },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const output = Promise.all([text(child.stdout), text(child.stderr)]).then((parts) => parts.join(""));
	return { child, output, code: new Promise((resolve) => child.once("exit", resolve)) };
}

/** The address that the client asks its user to open. */
function addressToOpen({ stdout }: ChildProcess): Promise<string> {
	return new Promise((resolve) => {
		let printed = "";
		stdout?.on("data", (chunk: Buffer) => {
			printed += chunk.toString();
			const address = /^http\S+\/auth\?\S+$/m.exec(printed)?.[0];
			if (address) resolve(address);
		});
	});
}

test("the example client signs in, works, is renamed and revoked on the account page, and is told", async ({
	page,
}) => {
	const client = start("login", hubOrigin(), "--no-browser");
	await page.goto(await addressToOpen(client.child));
	await expect(page.getByText("Sign in to connect your desktop app")).toBeVisible();
	await expectNoViolations(page, "sign-in for a desktop app");
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Rita Reader/ }).click();
	// This tab began it, so that nothing else is asked.
	await expect(page.getByText("You can close this tab.")).toBeVisible();
	expect(page.url()).not.toMatch(/token/);
	expect(await client.code).toBe(0);
	expect(await client.output).toContain("Signed in as reader@scriptorium.local.");
	const file = join(folder, "session.json");
	expect((await stat(file)).mode & 0o077).toBe(0);
	expect(await start("whoami").output).toContain("reader@scriptorium.local");
	expect(await start("scripts").code).toBe(0);

	await page.goto(`${hubOrigin()}/account`);
	const device = page.getByRole("region", { name: "Desktop apps" }).getByRole("listitem").first();
	await device.getByRole("button", { name: /^Rename/ }).click();
	await page.getByLabel("Name of the device").fill("Rita's workshop");
	await page.getByRole("button", { name: "Save name" }).click();
	await expect(device).toContainText("Rita's workshop");
	await expect(page.getByRole("region", { name: "Sessions" })).toContainText("Rita's workshop");
	await device.getByRole("button", { name: "Revoke Rita's workshop" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
	await expect(page.getByText("No desktop app is connected.")).toBeVisible();

	// Neither the token, which is valid for most of an hour, nor the renewal works any more.
	const session = JSON.parse(await readFile(file, "utf8"));
	for (const expires_at of [session.expires_at, 0]) {
		await writeFile(file, JSON.stringify({ ...session, expires_at }));
		const after = start("whoami");
		expect(await after.code).toBe(1);
		expect(await after.output).toContain("This session has ended.");
	}
	await expectWorthNothing(page, session);
});

test.describe("an attack on the hand-off is refused:", () => {
	const verifier = randomBytes(32).toString("base64url");
	const challenge = createHash("sha256").update(verifier).digest("base64url");
	/** What reached an address of this computer. */
	let reached: string[];
	let app: LoopbackServer;
	let appAddress: string;

	test.beforeAll(async () => {
		const server = createServer((request, response) => {
			if (request.url !== "/favicon.ico") reached.push(request.url ?? "");
			response.setHeader("content-type", "text/html").end("<title>App</title>arrived");
		});
		app = await listenOnLoopback(server);
		appAddress = `${app.origin}/callback`;
	});
	test.beforeEach(() => {
		reached = [];
	});
	test.afterAll(() => app.close());

	const address = (parameters: Record<string, string>, path = "/auth") =>
		`${hubOrigin()}${path}?${new URLSearchParams(parameters)}`;
	const pkce = () => ({ redirect_uri: appAddress, code_challenge: challenge, code_challenge_method: "S256" });

	async function exchange(page: Page, body: Record<string, unknown>) {
		const answer = await page.request.post(`${hubOrigin()}/functions/v1/desktop-session`, {
			headers: { apikey: await publishableKey(page) },
			data: { redirect_uri: appAddress, device: { device_id: "attack", name: "Attack", platform: "linux" }, ...body },
		});
		return { status: answer.status(), code: ((await answer.json()) as { code?: string }).code };
	}

	/** A code for the app of this test, as the person has confirmed it. */
	async function codeOf(page: Page): Promise<string> {
		await page.goto(address(pkce()));
		await complete(page).click();
		await expect(page.getByText("arrived")).toBeVisible();
		const code = new URL(page.url()).searchParams.get("code") ?? "";
		await page.goto(hubOrigin());
		return code;
	}

	test("open redirect, hosts that look like this computer, schemes, fragments and downgrades", {
		tag: "@soak",
	}, async ({ page }) => {
		await signIn(page, "Arthur Author");
		const hostile: Record<string, string>[] = [
			{ redirect_uri: "https://evil.example/callback" },
			{ redirect_uri: `${hubOrigin()}/explore` },
			{ redirect_uri: "http://127.0.0.1.evil.example/callback" },
			{ redirect_uri: "http://127.0.0.1@evil.example/callback" },
			{ redirect_uri: "http://127.0.0.1\\@evil.example/callback" },
			{ redirect_uri: "javascript:alert(document.domain)//127.0.0.1" },
			{ redirect_uri: "data:text/html,<script>alert(1)</script>" },
			{ redirect_uri: "scriptorium-desktop://callback" },
			{ redirect_uri: `${appAddress}#` },
			{ redirect_uri: `${appAddress}#@evil.example/` },
			{ redirect_uri: `${appAddress}?next=%23&x#fragment` },
			{ ...pkce(), code_challenge_method: "plain" },
			{ ...pkce(), code_challenge: verifier.slice(1) },
			{ redirect_uri: appAddress, code_challenge: challenge },
			{ redirect_uri: appAddress, code_challenge_method: "S256" },
			{ ...pkce(), state: "a#b" },
		];
		for (const path of ["/auth", "/auth/desktop"]) {
			for (const parameters of hostile) {
				await page.goto(address(parameters, path));
				await expect(refused(page), JSON.stringify(parameters)).toBeVisible();
				await expect(complete(page)).toHaveCount(0);
				expect(new URL(page.url()).origin).toBe(hubOrigin());
			}
		}
		expect(reached).toEqual([]);
	});

	test("a link in a foreign tab waits for a click, and so does one whose challenge was taken out", {
		tag: "@soak",
	}, async ({ page }) => {
		await signIn(page, "Arthur Author");
		await page.goto(address(pkce(), "/auth/desktop"));
		await expect(complete(page)).toBeVisible();
		await expect(page.getByText(new URL(appAddress).host)).toBeVisible();
		await expectNoViolations(page, "desktop app of somebody signed in");
		// The tab has begun the sign-in of another request.
		await page.evaluate((request) => sessionStorage.setItem("scriptorium-desktop-redirect", JSON.stringify(request)), {
			redirectUri: appAddress,
			codeChallenge: challenge,
			state: null,
		});
		await page.goto(address({ redirect_uri: appAddress }, "/auth/desktop"));
		await expect(complete(page)).toBeVisible();
		expect(reached).toEqual([]);
	});

	test("a wrong verifier, another address and a replayed code get no session", { tag: "@soak" }, async ({ page }) => {
		await signIn(page, "Arthur Author");
		const first = await codeOf(page);
		expect(reached.join()).not.toMatch(/token/);
		const wrong = { code: first, code_verifier: randomBytes(32).toString("base64url") };
		expect(await exchange(page, wrong)).toEqual({ status: 400, code: "invalid_grant" });
		expect(await exchange(page, { code: first, code_verifier: verifier })).toEqual({
			status: 400,
			code: "invalid_grant",
		});

		const second = { code: await codeOf(page), code_verifier: verifier };
		expect(await exchange(page, { ...second, redirect_uri: `${appAddress}/other` })).toMatchObject({ status: 400 });
		const third = { code: await codeOf(page), code_verifier: verifier };
		expect((await exchange(page, third)).status).toBe(200);
		expect(await exchange(page, third)).toEqual({ status: 400, code: "invalid_grant" });
		await page.goto(`${hubOrigin()}/account`);
		await expect(page.getByText("No desktop app is connected.")).toBeVisible();
	});
});
