import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { pressToClose } from "../support/press-to-close.ts";
import { userscript } from "./extension-fixture.ts";
import { scriptEntry, store, takeOut } from "./stored-scripts.ts";
import { attackBody, attacks } from "./userscript-attacks.ts";
import { questionPage, requesting, test } from "./userscript-requests-fixture.ts";

const refused = {
	status: 0,
	error: expect.stringMatching(/is not in the script's @connect, and the user did not allow it$/),
};

test.describe("hosts that userscripts may contact", () => {
	test("nothing is sent to a host that nobody allowed, by a redirect neither", async ({
		server,
		other,
		openScript,
		browserWithExtension: browser,
	}) => {
		const script = await openScript(requesting(server));
		const asked = script.ask(
			`return send({ url: "${server.origin}/redirect?to=${encodeURIComponent(`${other.origin}/echo?secret`)}" });`,
		);
		const question = await questionPage(browser);
		await expect(question.getByRole("region", { name: "Server" })).toHaveText(new RegExp(new URL(other.origin).host));
		await expect(question.getByRole("region", { name: "Address" })).toContainText(`${other.origin}/echo?secret`);
		await expect(question.getByText("This server is in your own network")).toBeVisible();
		await expectNoViolations(question, "the question");
		await pressToClose(question.getByRole("button", { name: "Deny" }));
		expect(await asked).toMatchObject(refused);
		expect(await script.ask(`return send({ url: "${other.origin}/echo" });`), "a no counts for a while").toMatchObject(
			refused,
		);
		expect(other.received).toEqual([]);
		expect(server.received).toHaveLength(1);
	});

	test("allow once, always, never, and asking again", { tag: "@soak" }, async ({
		other,
		openScript,
		browserWithExtension: browser,
	}) => {
		const script = await openScript(requesting());
		const status = `return Promise.all([1, 2, 3].map((number) => send({ url: "${other.origin}/echo?" + number }).then((r) => r.status)));`;
		const press = async (name: string): Promise<void> => {
			await pressToClose((await questionPage(browser)).getByRole("button", { name }));
		};
		const once = script.ask(status);
		await press("Allow once");
		expect(await once, "requests at once share the question").toEqual([200, 200, 200]);
		const always = script.ask(status);
		await press("Always allow this server");
		expect(await always).toEqual([200, 200, 200]);
		expect(await script.ask(status), "no question").toEqual([200, 200, 200]);

		const panel = await browser.context.newPage();
		await panel.goto(`${browser.pageUrl("options.html")}#/script/${script.id}/about`);
		const { host } = new URL(other.origin);
		const entry = panel.getByRole("listitem").filter({ hasText: host });
		await expect(entry).toContainText("allowed");
		await panel.getByRole("button", { name: `Ask again about ${host}` }).click();
		await expect(entry).toHaveCount(0);
		const never = script.ask(status);
		await press("Never allow this server to the script");
		expect(await never).toEqual([0, 0, 0]);
		await panel.reload();
		await expect(entry).toContainText("never");
		expect(await script.ask(status)).toEqual([0, 0, 0]);
		expect(other.received).toHaveLength(9);
	});

	test("a closed question is a no, and an aborted request takes it back", { tag: "@soak" }, async ({
		server,
		other,
		openScript,
		browserWithExtension: browser,
	}) => {
		const script = await openScript(requesting());
		const first = script.ask(`return send({ url: "${other.origin}/echo" });`);
		await (await questionPage(browser)).close();
		expect(await first).toMatchObject(refused);
		const second = script.ask(`const it = GM.xmlHttpRequest({ url: "${server.origin}/echo" });
			document.addEventListener("abort-it", () => it.abort());
			return it.catch(({ error }) => error);`);
		const question = await questionPage(browser);
		const closed = question.waitForEvent("close");
		await script.page.evaluate(() => document.dispatchEvent(new Event("abort-it")));
		await closed;
		expect(await second).toBe("The script aborted the request");
		expect([...server.received, ...other.received]).toEqual([]);
	});

	test("the hub is reached by scripts that name it, and from its own pages, without a question", {
		tag: "@soak",
	}, async ({ fixture: { hub }, openScript }) => {
		hub.serve("/session", "of the hub", "text/plain");
		const code = `return send({ url: "${hub.origin}/session" });`;
		const script = await openScript([...requesting(), "connect *", `match ${hub.strangerOrigin}/target*`]);
		expect(await script.ask(code)).toMatchObject({ status: 200 });
		const ready = () => expect(script.page.locator("html")).toHaveAttribute("data-ready", "yes");
		await script.page.goto(`${hub.strangerOrigin}/target/page`);
		await ready();
		expect(await script.ask(code)).toMatchObject(refused);
	});

	test("a script without the grant gets no function, and the worker refuses it", { tag: "@soak" }, async ({
		server,
		openScript,
		browserWithExtension: browser,
	}) => {
		const script = await openScript(["grant GM_getValue", `connect ${new URL(server.origin).host}`]);
		expect(
			await script.ask(
				"return [typeof GM_xmlhttpRequest, typeof GM_download, typeof GM.xmlHttpRequest, typeof GM.download];",
			),
		).toEqual(["undefined", "undefined", "undefined", "undefined"]);
		const worker = await browser.worker();
		const stored = (await worker.evaluate(`chrome.storage.local.get("script:${script.id}")`)) as Record<
			string,
			{ secret: string }
		>;
		const call = (
			secret: string,
		) => `return new Promise((resolve) => { const port = chrome.runtime.connect({ name: "scriptorium-request" });
			port.onMessage.addListener(({ type, code }) => resolve([type, code]));
			port.postMessage({ type: "SCRIPTORIUM_OPEN_REQUEST", scriptId: "${script.id}", secret: "${secret}", method: "GET", url: "${server.origin}/echo",
				headers: [], timeoutMs: 0, anonymous: false, cookie: null, user: null, password: null, redirect: "follow", cache: "default", body: null }); });`;
		const failed = "SCRIPTORIUM_REQUEST_FAILED";
		expect(await script.ask(call(stored[`script:${script.id}`]?.secret ?? ""))).toEqual([failed, "GRANT_MISSING"]);
		expect(await script.ask(call(randomUUID()))).toEqual([failed, "PERMISSION_DENIED"]);
		expect(server.received).toEqual([]);
	});

	test("another script of the same world sees nothing of a request and its response", { tag: "@soak" }, async ({
		fixture: { hub },
		server,
		browserWithExtension: browser,
	}) => {
		test.setTimeout(600_000);
		hub.serve("/target", htmlPage("Target", "<p>target</p>"));
		await browser.allowUserScripts();
		const panel = await browser.context.newPage();
		await panel.goto(browser.pageUrl("options.html"));
		const match = `match ${hub.origin}/target*`;
		const token = randomUUID();
		const secret = randomUUID();
		// Fill the worlds of a document, so that the other two share one.
		const fillers = Array.from({ length: 9 }, (_, index) =>
			scriptEntry(
				randomUUID(),
				randomUUID(),
				userscript([`name Filler ${index}`, match, "grant GM_getValue"], ""),
				index,
			),
		);
		// Hands the token to no built-in that another script could have replaced; its own source does not have it.
		const victim = `window.sharedWithVictims = true;
			const root = document.documentElement;
			const token = GM_getValue("token");
			GM_xmlhttpRequest({ method: "POST", url: "${server.origin}/echo", headers: { "X-Token": token }, data: token, responseType: "json", context: token,
				onload: ({ response, context }) => { root.setAttribute("data-done-v0", response.headers["x-token"] === token && response.text === token && context === token ? "yes" : "no"); },
				onerror: () => { root.setAttribute("data-done-v0", "failed"); } });`;
		const lines = ["name Victim", match, "run-at document-idle", "grant GM_getValue", ...requesting(server)];
		await store(
			browser,
			panel,
			Object.assign({}, ...fillers, scriptEntry("victim", secret, userscript(lines, victim), 20), {
				"values:victim": { token: JSON.stringify(token) },
			}),
		);
		const gains: string[] = [];
		for (const attack of attacks) {
			const code = userscript(
				["name Attacker", match, "run-at document-end", "grant GM_getValue"],
				attackBody(attack, ["victim"]),
			);
			const attacker = randomUUID();
			await store(browser, panel, scriptEntry(attacker, randomUUID(), code, 15));
			const page = await browser.context.newPage();
			await page.goto(`${hub.origin}/target`);
			const html = page.locator("html");
			await expect(html, attack.name).toHaveAttribute("data-attacked", "yes");
			const done = await html.evaluate(
				(root) =>
					new Promise<string>((resolve) => {
						const look = (): void => {
							const value = root.getAttribute("data-done-v0");
							if (value !== null) resolve(value);
						};
						new MutationObserver(look).observe(root, { attributes: true });
						look();
					}),
			);
			await page.evaluate(() => document.dispatchEvent(new Event("harvest")));
			const loot = (await html.getAttribute("data-loot")) ?? "";
			expect(loot, `${attack.name} is the attack that ran`).toContain(`ATTACK ${attack.name}\n`);
			if (!loot.includes("SHARED WORLD")) gains.push(`${attack.name}: the scripts did not share a world`);
			if (done !== "yes") gains.push(`${attack.name}: the request ended with ${done}`);
			if (loot.includes(token)) gains.push(`${attack.name}: the token`);
			if (loot.includes(secret)) gains.push(`${attack.name}: the secret`);
			await page.close();
			await takeOut(browser, attacker);
		}
		expect(gains).toEqual([]);
	});
});
