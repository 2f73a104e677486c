import { writeFile } from "node:fs/promises";
import { type CDPSession, expect, type Page } from "@playwright/test";
import { page as html } from "../support/hub-stand-in.ts";
import { expectRecorded, expectRecorderStarted, openScene, snapshot, startRecording } from "../support/recording.ts";
import { test } from "./extension-fixture.ts";

/** An input method, as the browser's own tests drive it: text that is composed, then committed. */
async function inputMethod(page: Page) {
	const session: CDPSession = await page.context().newCDPSession(page);
	const compose = async (...texts: readonly string[]): Promise<void> => {
		for (const text of texts)
			await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
	};
	return { compose, commit: async (text: string) => void (await session.send("Input.insertText", { text })) };
}

const COMPOSED = `
<label>Name <input name="name"></label>
<label>About <textarea name="about"></textarea></label>
<div contenteditable="true" aria-label="Note"></div>
<label>Place <input name="place"></label>
<label>Password <input name="password" type="password"></label>
<button>Send</button>`;

test("text composed by an input method is recorded once composed, in every kind of field", async ({
	fixture,
	browserWithExtension: { context },
}) => {
	fixture.hub.serve("/composed", html("Composed", COMPOSED));
	const { hub, site } = await openScene(fixture.hub, context, "/composed");
	await startRecording(hub, site);
	await site.bringToFront();
	const { compose, commit } = await inputMethod(site);
	await site.getByLabel("Name").focus();
	await compose("に", "にほ", "にほん");
	await commit("日本");
	await compose("ご");
	await commit("語");
	await site.getByLabel("About").focus();
	await site.keyboard.type("Kana: ");
	await compose("か", "かな");
	await commit("仮名");
	await site.getByLabel("Note").focus();
	await compose("한", "한글");
	await commit("한글");
	await site.keyboard.type(" ok");
	// A canceled composition leaves nothing, one that the next click ends stays in the field.
	await site.getByLabel("Place").focus();
	await compose("ば", "");
	await compose("とうきょう");
	await site.getByLabel("Password").click();
	await compose("ひ");
	await commit("秘密");
	await site.getByRole("button", { name: "Send" }).click();
	await expectRecorded(hub, [
		"navigate load /composed",
		'type aria/Name[role="textbox"] "日本語"',
		'type aria/About[role="textbox"] "Kana: 仮名"',
		'type div[aria-label="Note"] "한글 ok"',
		'type aria/Place[role="textbox"] "とうきょう"',
		'click input[name="password"]',
		'type input[name="password"] (masked)',
		'click aria/Send[role="button"]',
	]);
	expect(JSON.stringify((await snapshot(hub)).actions)).not.toMatch(/秘密|ひ"/);
});

/** A page that renders itself again on each click, like applications with an external state. */
const REDRAWN = `
<div id="app"></div>
<label><input type="checkbox" id="agreed" onclick="if (!confirm('Agree?')) event.preventDefault()"> Agreed</label>
<label><input type="checkbox" id="plain"> Plain</label>
<script>
	const state = { milk: false, tea: false, size: "s" };
	const box = (name) => "<label><input type=checkbox name=" + name + (state[name] ? " checked" : "") + "> " + name + "</label>";
	const choice = (size) => "<label><input type=radio name=size value=" + size + (state.size === size ? " checked" : "") + "> size " + size + "</label>";
	const draw = () => { document.querySelector("#app").innerHTML = box("milk") + box("tea") + choice("s") + choice("m"); };
	document.querySelector("#app").addEventListener("click", ({ target }) => {
		if (target.name === "size") state.size = target.value;
		else if (target.name in state) state[target.name] = target.checked;
		else return;
		draw();
	});
	draw();
</script>`;

test("a checkbox that is rendered again by its own click is recorded once, and so is one whose click the page reverts", {
	tag: "@soak",
}, async ({ fixture, browserWithExtension: { context } }) => {
	fixture.hub.serve("/redrawn", html("Redrawn", REDRAWN));
	const { hub, site } = await openScene(fixture.hub, context, "/redrawn");
	await startRecording(hub, site);
	await site.bringToFront();
	await site.locator("[name=milk]").click();
	await site.locator("[name=milk]").click();
	await site.getByText("tea").click();
	await site.locator("[name=tea]").focus();
	await site.keyboard.press("Space");
	await site.locator("[value=m]").click();
	// Chosen already: nothing changes.
	await site.locator("[value=m]").click();
	await site.locator("#plain").click();
	await site.getByText("Plain").click();
	site.once("dialog", (dialog) => dialog.dismiss());
	await site.locator("#agreed").click();
	site.once("dialog", (dialog) => dialog.accept());
	await site.locator("#agreed").click();
	expect(await site.evaluate("({ ...state })")).toEqual({ milk: false, tea: false, size: "m" });
	await expectRecorded(hub, [
		"navigate load /redrawn",
		'check aria/milk[role="checkbox"]',
		'uncheck aria/milk[role="checkbox"]',
		'check aria/tea[role="checkbox"]',
		'uncheck aria/tea[role="checkbox"]',
		'check aria/size m[role="radio"]',
		'check aria/Plain[role="checkbox"]',
		'uncheck aria/Plain[role="checkbox"]',
		'click aria/Agreed[role="checkbox"]',
		"dismiss confirm Agree?",
		'check aria/Agreed[role="checkbox"]',
		"accept confirm Agree?",
	]);
});

const OPENED = `
<label>First <input></label>
<button onclick="document.open(); document.write(this.dataset.next); document.close()">Write</button>
<iframe title="Inner" id="inner"></iframe>
<script>
	document.querySelector("button").dataset.next = "<!doctype html><title>Second</title><label>Second <input></label><button onclick='alert(1)'>Done</button>";
	const inner = document.querySelector("#inner").contentDocument;
	inner.open();
	inner.write("<button>Inside</button>");
	inner.close();
</script>`;

test("recording continues on a page that rewrites its document", { tag: "@soak" }, async ({
	fixture,
	browserWithExtension: { context },
}) => {
	fixture.hub.serve("/opened", html("Opened", OPENED));
	const { hub, site } = await openScene(fixture.hub, context, "/opened");
	await startRecording(hub, site);
	await site.bringToFront();
	await site.getByLabel("First").click();
	await site.keyboard.type("one");
	await site.frameLocator("#inner").getByRole("button", { name: "Inside" }).click();
	await site.getByRole("button", { name: "Write" }).click();
	await site.getByLabel("Second").click();
	await site.keyboard.type("two");
	site.once("dialog", (dialog) => dialog.accept());
	await site.getByRole("button", { name: "Done" }).click();
	await expectRecorded(hub, [
		"navigate load /opened",
		'click aria/First[role="textbox"]',
		'type aria/First[role="textbox"] "one"',
		'#inner | click aria/Inside[role="button"]',
		'click aria/Write[role="button"]',
		'click aria/Second[role="textbox"]',
		'type aria/Second[role="textbox"] "two"',
		'click aria/Done[role="button"]',
		"accept alert 1",
	]);
});

const TABS = `
<a href="/tabs-other" target="_blank">Other</a>
<div id="zone" aria-label="Drop files here" role="button" tabindex="0" style="width: 200px; height: 100px">Drop</div>
<label>Picture <input type="file"></label>
<button id="hold">Hold</button>
<output></output>
<script>
	const say = (text) => { document.querySelector("output").textContent += text + ";"; };
	const zone = document.querySelector("#zone");
	zone.addEventListener("dragover", (event) => event.preventDefault());
	zone.addEventListener("drop", (event) => { event.preventDefault(); say([...event.dataTransfer.files].map((file) => file.name).join()); });
	const hold = document.querySelector("#hold");
	let timer;
	hold.addEventListener("pointerdown", () => { timer = setTimeout(() => say("held"), 600); });
	hold.addEventListener("pointerup", () => clearTimeout(timer));
</script>`;

test(
	"dropped files, a long press and a closed tab are recorded",
	{ tag: "@soak" },
	async ({ fixture, browserWithExtension: { context } }, testInfo) => {
		fixture.hub.serve("/tabs", html("Tabs", TABS));
		fixture.hub.serve(
			"/tabs-other",
			html("Other", `<button>There</button><button onclick="window.close()">Bye</button>`),
		);
		const { hub, site } = await openScene(fixture.hub, context, "/tabs");
		await startRecording(hub, site);
		await site.bringToFront();
		const file = testInfo.outputPath("plan of attack.txt");
		await writeFile(file, "content that stays here");
		const session = await context.newCDPSession(site);
		const drop = async (selector: string): Promise<void> => {
			const box = await site.locator(selector).boundingBox();
			if (box === null) throw new Error("nowhere to drop");
			const at = { x: box.x + 10, y: box.y + 10, data: { items: [], files: [file], dragOperationsMask: 1 } };
			for (const type of ["dragEnter", "dragOver", "drop"] as const)
				await session.send("Input.dispatchDragEvent", { type, ...at });
		};
		await drop("#zone");
		await drop("input");
		await site.locator("#hold").hover();
		await site.mouse.down();
		await expect(site.locator("output")).toContainText("held");
		await site.mouse.up();
		await expect(site.locator("output")).toHaveText("plan of attack.txt;held;");
		for (const close of ["by hand", "by the page"]) {
			const opening = context.waitForEvent("page");
			await site.getByRole("link").click();
			const other = await opening;
			await expectRecorderStarted(other);
			await other.getByRole("button", { name: "There" }).click();
			await expect.poll(async () => (await snapshot(hub)).actions.at(-1)?.type).toBe("click");
			if (close === "by hand") await other.close();
			else await other.getByRole("button", { name: "Bye" }).click();
			await site.bringToFront();
			await site.locator("#zone").click();
		}
		await expectRecorded(hub, [
			"navigate load /tabs",
			'upload aria/Drop files here[role="button"] plan of attack.txt dropped',
			'upload input[type="file"] plan of attack.txt',
			'held click aria/Hold[role="button"]',
			'click aria/Other[role="link"]',
			"[1] tab opened",
			"[1] navigate load /tabs-other caused",
			'[1] click aria/There[role="button"]',
			"[1] tab closed",
			"tab activated",
			'click aria/Drop files here[role="button"]',
			'click aria/Other[role="link"]',
			"[2] tab opened",
			"[2] navigate load /tabs-other caused",
			'[2] click aria/There[role="button"]',
			'[2] click aria/Bye[role="button"]',
			"[2] tab closed",
			"tab activated",
			'click aria/Drop files here[role="button"]',
		]);
		expect(JSON.stringify((await snapshot(hub)).actions)).not.toContain("content that stays here");
	},
);

const HOVERED = `
<button id="more" aria-label="More" aria-haspopup="menu">...</button><a href="#paper" id="paper" hidden>Paper</a>
<open-list style="display: block"></open-list><closed-list style="display: block"></closed-list>
<script>
	more.addEventListener("mouseenter", () => { more.setAttribute("aria-label", "Less"); paper.hidden = false; });
	const style = new CSSStyleSheet();
	style.replaceSync("button { display: none } li:hover button { display: inline }");
	const define = (mode) => customElements.define(mode + "-list", class extends HTMLElement {
		connectedCallback() {
			const root = this.attachShadow({ mode });
			root.adoptedStyleSheets = [style];
			root.innerHTML = ["milk", "tea"].map((name) =>
				"<li style='font: 16px monospace; list-style: none'>" + name + "<button style='width: 90px'>Delete</button></li>").join("");
		}
	});
	define("open");
	define("closed");
</script>`;

test("hovers in shadow roots are recorded, and elements as they were before a hover changed them", {
	tag: "@soak",
}, async ({ fixture, browserWithExtension: { context } }) => {
	fixture.hub.serve("/hovered", html("Hovered", HOVERED));
	const { hub, site } = await openScene(fixture.hub, context, "/hovered");
	await startRecording(hub, site);
	const moveTo = async (x: number, y: number): Promise<void> => {
		await site.mouse.move(x, y, { steps: 4 });
		await site.evaluate("new Promise((done) => requestIdleCallback(() => done(true), { timeout: 1000 }))");
	};
	await moveTo(600, 500);
	await site.locator("#more").hover();
	await site.locator("#paper").click();
	for (const list of ["open-list", "closed-list"]) {
		// Locators do not look into closed roots.
		const { x, y, height } = (await site.locator(list).boundingBox()) ?? { x: 0, y: 0, height: 0 };
		await moveTo(x + 10, y + height * 0.75);
		await moveTo(x + 60, y + height * 0.75);
		await site.mouse.down();
		await site.mouse.up();
	}
	await expectRecorded(hub, [
		"navigate load /hovered",
		'hover aria/More[role="button"]',
		'click aria/Paper[role="link"]',
		"navigate hash /hovered#paper caused",
		"hover body > open-list >>> li:nth-of-type(2)",
		"click body > open-list >>> li:nth-of-type(2) > button",
		"hover body > closed-list >>> li:nth-of-type(2)",
		"click body > closed-list >>> li:nth-of-type(2) > button",
	]);
});
