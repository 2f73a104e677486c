import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";
import { scriptEntry, store, takeOut } from "./stored-scripts.ts";
import { attackBody, attacks } from "./userscript-attacks.ts";

/** More scripts than the browser has worlds for one document, so that some have to share one. */
const SCRIPTS = 25;
const VALUE_GRANTS = [
	"GM_getValue",
	"GM_getValues",
	"GM_setValue",
	"GM_setValues",
	"GM_listValues",
	"GM_addValueChangeListener",
	"GM_getTab",
	"GM_saveTab",
	"GM_registerMenuCommand",
	"GM_info",
];

interface Installed {
	readonly id: string;
	readonly secret: string;
	readonly token: string;
}

/** Reads, writes and lists its values in each way, and reports whether they are its own. Passes none of them to a built-in. */
const VICTIM = `const root = document.documentElement;
globalThis.sharedWithVictims = true;
GM_registerMenuCommand("Command of a victim", () => { document.title = "menu run"; });
const token = GM_getValue("token");
const stored = GM_getValue("stored");
const good = typeof token === "string" && stored.inner === token && GM_getValue("missing") === undefined && GM_listValues().length > 1
	&& GM_getValues(["token"]).token === token && GM.xmlHttpRequest === undefined && GM_info.missing === undefined && GM_getValue.missing === undefined;
let heard = false;
GM_addValueChangeListener("written", (key, before, now) => { heard = now.inner === token; });
GM_setValue("written", { inner: token, list: [token] });
(async () => {
	const awaited = await GM.getValue("stored");
	await GM.setValue("written-later", awaited);
	await GM.setValues({ bulk: token });
	await GM.saveTab({ inner: token });
	const tab = await GM.getTab();
	const all = good && heard && awaited.inner === token && tab.inner === token;
	root.setAttribute("data-done-" + GM_info.script.version, all ? "yes" : "no");
})();`;

/** The same with its functions as properties of a window of its own, whose methods it calls. */
const VICTIM_WITH_WINDOW = `window.setTimeout(() => undefined);
window.addEventListener("message", () => undefined);
${VICTIM.replaceAll(/(GM[._])/g, "globalThis.$1")}`;

const valuesOf = ({ token }: Installed) => ({
	token: JSON.stringify(token),
	stored: JSON.stringify({ inner: token }),
});

/** Attacks that make sense in a page's own world, all at once. */
const pageAttacks = [
	"replaces JSON",
	"replaces the functions of Object",
	"replaces timers, tasks and events",
	"replaces console",
	"replaces regular expressions",
	"follows callers and their arguments",
	"looks through the document, its scripts and its entries",
];

test.describe("userscript isolation", () => {
	test("no script of 25 reads another's values, secret or GM_info, or calls its functions", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		test.setTimeout(600_000);
		hub.serve("/target", htmlPage("Target", "<p>target</p>"));
		await browser.allowUserScripts();
		const panel = await browser.context.newPage();
		await panel.goto(browser.pageUrl("options.html"));

		const victims = Array.from({ length: SCRIPTS - 1 }, (_, index) => ({
			id: randomUUID(),
			secret: randomUUID(),
			token: randomUUID(),
			// Ten fill the worlds of the document, the others come after the attacker and share its world.
			runAt: index < 10 ? "document-start" : "document-idle",
			version: `v${index}`,
		}));
		const grants = VALUE_GRANTS.map((grant) => `grant ${grant}`);
		const match = `match ${hub.origin}/target*`;
		const entries = victims.map((victim, index) => ({
			...scriptEntry(
				victim.id,
				victim.secret,
				userscript(
					[`name Victim ${index}`, `version ${victim.version}`, match, `run-at ${victim.runAt}`, ...grants],
					index % 2 === 0 ? VICTIM : VICTIM_WITH_WINDOW,
				),
				index,
			),
			[`values:${victim.id}`]: valuesOf(victim),
		}));
		await store(browser, panel, Object.assign({}, ...entries));

		const ids = victims.map(({ id }) => id);
		const succeeded: string[] = [];
		for (const attack of attacks) {
			const lines = ["name Attacker", match, "run-at document-end", "noframes", ...grants];
			const code = userscript(lines, attackBody(attack, ids));
			const attacker = randomUUID();
			await store(browser, panel, scriptEntry(attacker, randomUUID(), code, SCRIPTS));
			const target = await browser.context.newPage();
			await target.goto(`${hub.origin}/target`);
			await expect(target.locator("html"), attack.name).toHaveAttribute("data-attacked", "yes");
			const done = victims.map(({ version }) => `[data-done-${version}]`).join("");
			const finished = await target.waitForSelector(`html${done}`, { state: "attached", timeout: 20_000 }).then(
				() => true,
				() => false,
			);
			const html = target.locator("html");
			const answers = await html.evaluate((root) =>
				[...root.attributes].flatMap(({ name, value }) =>
					name.startsWith("data-done-") && value !== "yes" ? [name] : [],
				),
			);
			// What timers and frames of the attack still do.
			await target.evaluate(turns);
			await target.evaluate(() => document.dispatchEvent(new Event("harvest")));
			const loot = (await html.getAttribute("data-loot")) ?? "";
			expect(loot, `${attack.name} is the attack that ran`).toContain(`ATTACK ${attack.name}\n`);
			if (finished) expect(loot, `${attack.name} ran in the victims' world`).toContain("SHARED WORLD");
			const gains = [
				...(finished ? [] : ["a victim did not run"]),
				...(victims.some(({ token }) => loot.includes(token)) ? ["value"] : []),
				...(victims.some(({ secret }) => loot.includes(secret)) ? ["secret"] : []),
				...(/GM_INFO .*Victim/.test(loot) ? ["GM_info"] : []),
				...(loot.includes("Command of a victim\n") || loot.includes("MENU CHOSEN") ? ["menu"] : []),
				...((await target.title()) === "menu run" ? ["menu run"] : []),
				...(answers.length > 0 ? [`wrong answers ${answers.join()}`] : []),
				...((await opened(browser)) ? ["tab"] : []),
				...((await changed(browser, victims)) ? ["stored values"] : []),
			];
			if (gains.length > 0) succeeded.push(`${attack.name}: ${gains.join(", ")}`);
			await takeOut(browser, attacker);
			await store(
				browser,
				panel,
				Object.assign({}, ...victims.map((victim) => ({ [`values:${victim.id}`]: valuesOf(victim) }))),
			);
			await target.close();
		}
		expect(attacks.length).toBeGreaterThanOrEqual(25);
		expect(succeeded).toEqual([]);
	});

	test("a script prepares no frame for the others, from the page or from another frame", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const attack = attacks.find(({ name }) => name === "prepares a frame before the layer comes to it");
		if (attack === undefined) throw new Error("the attack has another name");
		hub.serve("/target", htmlPage("Target", `<iframe src="/target/1"></iframe>`));
		hub.serve("/target/1", htmlPage("Frame", "<p>frame</p>"));
		await browser.allowUserScripts();
		const panel = await browser.context.newPage();
		await panel.goto(browser.pageUrl("options.html"));
		const victims = Array.from({ length: 12 }, (_, index) => ({
			id: randomUUID(),
			secret: randomUUID(),
			token: randomUUID(),
			version: `v${index}`,
		}));
		const grants = VALUE_GRANTS.map((grant) => `grant ${grant}`);
		const lines = [`match ${hub.origin}/target*`, "run-at document-start", ...grants];
		const entries = victims.map((victim, index) => ({
			...scriptEntry(
				victim.id,
				victim.secret,
				userscript([`name Victim ${index}`, `version ${victim.version}`, ...lines], VICTIM),
				index,
			),
			[`values:${victim.id}`]: valuesOf(victim),
		}));
		// Leaves code in the same world of the page around its frame, which prepares every later frame as soon as that is there.
		const planting = `if (self !== top && top.planted === undefined) {
			top.planted = true; top.missed = 0;
			const prepare = top.Function("inner", \`
				if (inner.prepared) return; inner.prepared = true;
				const log = (thing) => { try { const text = typeof thing === "string" ? thing : JSON.stringify(thing); document.documentElement.dataset.planted = (document.documentElement.dataset.planted || "") + text; } catch { window.missed += 1; } };
				log("PLANTED ");
				const fake = new Proxy({}, { get: (_, name) => (...given) => { log(given.map(String).join()); } });
				try { Object.defineProperty(inner, "scriptorium", { configurable: true, get: () => fake, set() {} }); } catch { window.missed += 1; }
				for (const name of ["parse", "stringify"]) { const original = inner.JSON[name]; inner.JSON[name] = (...given) => { log(given.map(String).join()); return original(...given); }; }
			\`);
			top.setInterval(top.Function("prepare", "return () => { for (let index = 0; index < frames.length; index += 1) try { prepare(frames[index]); } catch { window.missed += 1; } }")(prepare), 0);
		}`;
		await store(browser, panel, {
			...Object.assign({}, ...entries),
			...scriptEntry(randomUUID(), randomUUID(), userscript(["name Planter", ...lines], planting), 100),
			...scriptEntry(
				randomUUID(),
				randomUUID(),
				userscript(["name Preparer", ...lines, "noframes"], attackBody(attack, [])),
				101,
			),
		});
		const target = await browser.context.newPage();
		await target.goto(`${hub.origin}/target`);
		const done = (index: number) =>
			expect
				.poll(async () => {
					const frame = target.frames().filter((one) => one.url().endsWith("/target/1"))[index];
					return frame?.evaluate(
						(count) =>
							[...document.documentElement.attributes].filter(({ name }) => name.startsWith("data-done-")).length ===
							count,
						victims.length,
					);
				})
				.toBe(true);
		await done(0);
		for (let count = 0; count < 5; count += 1) {
			await target.evaluate(() => {
				document.querySelector("iframe")?.remove();
				for (let each = 0; each < 2; each += 1)
					document.body.append(Object.assign(document.createElement("iframe"), { src: "/target/1" }));
			});
			await done(0);
			await target.evaluate(turns);
		}
		await target.evaluate(() => document.dispatchEvent(new Event("harvest")));
		const html = target.locator("html");
		const loot = `${await html.getAttribute("data-loot")} ${await html.getAttribute("data-planted")}`;
		expect(loot).toContain("ATTACK");
		expect(loot).toContain("PLANTED");
		expect(victims.flatMap(({ token, secret }) => [token, secret]).filter((one) => loot.includes(one))).toEqual([]);
	});

	test("a page, and a script without grants in it, cannot detect scripts with grants or read a secret", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await browser.allowUserScripts();
		const panel = await browser.context.newPage();
		await panel.goto(browser.pageUrl("options.html"));
		const inPage = attacks.filter(({ name }) => pageAttacks.includes(name));
		expect(inPage).toHaveLength(pageAttacks.length);
		const attack = attackBody({ name: "page", body: inPage.map(({ body }) => `{ ${body} }`).join("\n") }, []);
		// The body names closing tags nowhere, so it can stand in the page as it is.
		hub.serve("/target", htmlPage("Target", `<script>{ ${attack} }</script><p>target</p>`));
		const match = `match ${hub.origin}/target*`;
		const granted = { id: randomUUID(), secret: randomUUID(), token: randomUUID() };
		const plain = { id: randomUUID(), secret: randomUUID() };
		const lines = ["name Victim", "version v0", match, ...VALUE_GRANTS.map((grant) => `grant ${grant}`)];
		const inPageLines = ["name In the page", match, "grant none"];
		await store(browser, panel, {
			...scriptEntry(granted.id, granted.secret, userscript(lines, VICTIM), 1),
			[`values:${granted.id}`]: valuesOf(granted),
			...scriptEntry(plain.id, plain.secret, userscript(inPageLines, "document.body.dataset.plain = 'yes';"), 2),
		});
		const target = await browser.context.newPage();
		await target.goto(`${hub.origin}/target`);
		await expect(target.locator("html")).toHaveAttribute("data-attacked", "yes");
		await expect(target.locator("html")).toHaveAttribute("data-done-v0", "yes");
		await expect(target.locator("body")).toHaveAttribute("data-plain", "yes");
		await target.evaluate("document.dispatchEvent(new Event('harvest'))");
		const loot = (await target.locator("html").getAttribute("data-loot")) ?? "";
		// It sees what runs in its own world.
		expect(loot).toContain(plain.id);
		expect([granted.token, granted.secret, plain.secret].filter((secret) => loot.includes(secret))).toEqual([]);
		expect(await target.evaluate("'scriptorium' in window")).toBe(false);
	});
});

/** Lets a page run for some successive turns of its own timers. */
async function turns(): Promise<void> {
	for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function opened({ context }: ExtensionBrowser): Promise<boolean> {
	const found = context.pages().filter((page) => page.url().includes("opened-by-attack"));
	for (const page of found) await page.close();
	return found.length > 0;
}

async function changed(browser: ExtensionBrowser, victims: readonly Installed[]): Promise<boolean> {
	const worker = await browser.worker();
	for (const { id, token } of victims) {
		const held = (await worker.evaluate(`chrome.storage.local.get("values:${id}")`)) as Record<
			string,
			Record<string, string>
		>;
		if (held[`values:${id}`]?.token !== JSON.stringify(token)) return true;
	}
	return false;
}
