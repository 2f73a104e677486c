import { expect } from "@playwright/test";
import { page as html } from "../support/hub-stand-in.ts";
import {
	BADGE,
	command,
	expectRecorded,
	inShort,
	openScene,
	snapshot,
	startRecording,
	textOfActions,
} from "../support/recording.ts";
import { test } from "./extension-fixture.ts";

const FORM = `
<form action="/done">
	<label>Name <input name="name"></label>
	<label>Password <input type="password" name="password"></label>
	<label>Card number <input name="number" inputmode="numeric"></label>
	<label>About <textarea name="about">old</textarea></label>
	<label>Size <select name="size"><option value="s">Small</option><option value="m">Medium</option></select></label>
	<label><input type="checkbox" name="news"> News</label>
	<label>Picture <input type="file" name="picture"></label>
	<button>Send</button>
</form>
<button id="many" onclick="this.textContent = Number(this.textContent) + 1">0</button>
<div contenteditable="true" aria-label="Note"></div>
<script>setTimeout(() => document.querySelector("#many").click(), 50);</script>`;

test.describe("extension: record-actions", () => {
	test("actions in a form arrive at the hub, each once and in order, without secrets", async ({
		fixture,
		browserWithExtension,
	}) => {
		fixture.hub.serve("/form", html("Form", FORM));
		fixture.hub.serve("/done", html("Done", "<h1>Thank you</h1>"));
		const { hub, site } = await openScene(fixture.hub, browserWithExtension.context, "/form");
		await startRecording(hub, site);
		await site.bringToFront();
		await site.getByLabel("Name").click();
		await site.keyboard.type("Ada");
		await site.getByLabel("Password").click();
		await site.keyboard.type("secret words");
		await site.getByLabel("Card number").click();
		await site.keyboard.type("4111 1111 1111 1111");
		await site.getByLabel("About").click();
		await site.keyboard.press("Control+End");
		await site.keyboard.type(" and new");
		await site.getByLabel("Size").focus();
		await site.keyboard.press("ArrowDown");
		await site.getByLabel("News").click();
		await site.getByLabel("Picture").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("x") });
		await site.locator("#many").dblclick();
		await site.locator("#many").click({ modifiers: ["Shift"] });
		await site.getByLabel("Note").click();
		await site.keyboard.type("Two words");
		await site.getByRole("button", { name: "Send" }).click();
		await expect(site.getByRole("heading", { name: "Thank you" })).toBeVisible();
		await expectRecorded(hub, [
			"navigate load /form",
			'click aria/Name[role="textbox"]',
			'type aria/Name[role="textbox"] "Ada"',
			'click input[name="password"]',
			'type input[name="password"] (masked)',
			'click aria/Card number[role="textbox"]',
			'type aria/Card number[role="textbox"] (masked)',
			'click aria/About[role="textbox"]',
			'type aria/About[role="textbox"] "old and new" clear',
			'select aria/Size[role="combobox"] "m"',
			'check aria/News[role="checkbox"]',
			'double click aria/1[role="button"]',
			'shift click aria/3[role="button"]',
			'click div[aria-label="Note"]',
			'type div[aria-label="Note"] "Two words"',
			'click aria/Send[role="button"]',
			"navigate load /done caused",
		]);
		const { actions } = await snapshot(hub);
		expect(textOfActions(actions)).not.toMatch(/secret|4111/);
		expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
	});

	test("pause, resume, stop: from the hub and from the badge on the page", { tag: "@soak" }, async ({
		fixture,
		browserWithExtension,
	}) => {
		fixture.hub.serve("/count", html("Count", `<button>One</button> <button>Two</button> <button>Three</button>`));
		const { hub, site } = await openScene(fixture.hub, browserWithExtension.context, "/count");
		await startRecording(hub, site);
		const press = (name: string) => site.getByRole("button", { name, exact: true }).click();
		await press("One");
		await expect.poll(async () => (await snapshot(hub)).actions.length).toBe(2);
		expect(await command(hub, "pause")).toEqual({ ok: true });
		await expect.poll(async () => (await snapshot(hub)).state).toBe("paused");
		await press("Two");
		expect(await command(hub, "resume")).toEqual({ ok: true });
		await expect.poll(async () => (await snapshot(hub)).state).toBe("recording");
		await press("Three");
		await expect.poll(async () => (await snapshot(hub)).actions.map(inShort).at(-1)).toContain("Three");
		expect(await command(hub, "stop")).toEqual({ ok: true });
		const { state, actions } = await snapshot(hub);
		expect({ state, actions: actions.length }).toEqual({ state: "stopped", actions: 3 });
		await press("One");
		expect((await snapshot(hub)).actions).toHaveLength(3);
		await expect(site.locator(BADGE)).toHaveCount(0);

		await startRecording(hub, site);
		await press("One");
		await expect.poll(async () => (await snapshot(hub)).actions.length).toBe(2);
		// In a closed shadow root: found by their position on the screen.
		const pressOnBadge = async (fromRight: number) => {
			const box = await site.locator(BADGE).boundingBox();
			if (box === null) throw new Error("no badge");
			await site.mouse.click(box.x + box.width - fromRight, box.y + box.height / 2);
		};
		for (const state of ["paused", "recording"]) {
			await pressOnBadge(110);
			await expect.poll(async () => (await snapshot(hub)).state).toBe(state);
		}
		// A page cannot press them by script.
		await site.evaluate(`document.querySelector("${BADGE}").click()`);
		await press("Two");
		await pressOnBadge(40);
		await expect.poll(async () => (await snapshot(hub)).state).toBe("stopped");
		expect((await snapshot(hub)).actions.map(inShort)).toEqual([
			"navigate load /count",
			'click aria/One[role="button"]',
			'click aria/Two[role="button"]',
		]);
	});

	test("the number of an unlabeled card field is not sent, and another number is", { tag: "@soak" }, async ({
		fixture,
		browserWithExtension,
	}) => {
		fixture.hub.serve(
			"/numbers",
			html("Numbers", `<input aria-label="One"><input aria-label="Two"><button>Done</button>`),
		);
		const { hub, site } = await openScene(fixture.hub, browserWithExtension.context, "/numbers");
		await startRecording(hub, site);
		await site.getByLabel("One").focus();
		await site.keyboard.type("4111 1111 1111 1111");
		await site.getByLabel("Two").focus();
		await site.keyboard.type("0049 30 1234567");
		await site.getByRole("button").click();
		await expectRecorded(hub, [
			"navigate load /numbers",
			'type aria/One[role="textbox"] (masked)',
			'type aria/Two[role="textbox"] "0049 30 1234567"',
			'click aria/Done[role="button"]',
		]);
		expect(textOfActions((await snapshot(hub)).actions)).not.toContain("4111");
	});

	test("after crashes of any part all stored actions are present, once and in order", { tag: "@soak" }, async ({
		fixture,
		browserWithExtension,
	}) => {
		fixture.hub.serve("/presses", html("Presses", `<button>Press</button><output></output>`));
		const { hub, site } = await openScene(fixture.hub, browserWithExtension.context, "/presses");
		await startRecording(hub, site);
		let presses = 0;
		for (let round = 0; round < 8; round += 1) {
			for (let press = 0; press < 3; press += 1) {
				await site.getByRole("button").click();
				presses += 1;
			}
			if (round % 3 === 2) await hub.reload();
			else await browserWithExtension.stopWorker();
		}
		await expect.poll(async () => (await snapshot(hub)).actions.length, { timeout: 30_000 }).toBe(presses + 1);
		const { actions } = await snapshot(hub);
		expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
		expect(actions.map(({ timestamp }) => timestamp)).toEqual(
			actions.map(({ timestamp }) => timestamp).sort((a, b) => a - b),
		);
	});
});
