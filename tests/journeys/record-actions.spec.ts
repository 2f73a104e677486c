import { expect, type Page } from "@playwright/test";
import { command, expectRecorded, inShort, snapshot, startRecording } from "../support/recording.ts";
import { type HubStandIn, page as html, test } from "./extension-world.ts";

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

const BADGE = "[data-scriptorium-recorder]";

interface Scene {
	readonly hub: Page;
	readonly site: Page;
}

async function open(
	world: { hub: HubStandIn },
	context: import("@playwright/test").BrowserContext,
	path: string,
): Promise<Scene> {
	const hub = await context.newPage();
	await hub.goto(world.hub.origin);
	await expect(hub.locator("#state")).toContainText("record-actions");
	const site = await context.newPage();
	await site.goto(world.hub.strangerOrigin + path);
	return { hub, site };
}

test.describe("extension: record-actions", () => {
	test("what a person does in a form arrives at the hub, in order, each once, and no secret with it", async ({
		world,
		browserWithExtension,
	}) => {
		world.hub.serve("/form", html("Form", FORM));
		world.hub.serve("/done", html("Done", "<h1>Thank you</h1>"));
		const { hub, site } = await open(world, browserWithExtension.context, "/form");
		await startRecording(hub);
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
		expect(JSON.stringify(actions)).not.toMatch(/secret|4111/);
		expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
	});

	test("pause, resume, stop: from the hub and from the badge on the page", async ({ world, browserWithExtension }) => {
		world.hub.serve("/count", html("Count", `<button>One</button> <button>Two</button> <button>Three</button>`));
		const { hub, site } = await open(world, browserWithExtension.context, "/count");
		await startRecording(hub);
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

		await startRecording(hub);
		await press("One");
		await expect.poll(async () => (await snapshot(hub)).actions.length).toBe(2);
		// In a closed shadow root: found by where they are seen.
		const pressOnBadge = async (fromRight: number) => {
			const box = await site.locator(BADGE).boundingBox();
			if (box === null) throw new Error("no badge");
			await site.mouse.click(box.x + box.width - fromRight, box.y + box.height / 2);
		};
		for (const state of ["paused", "recording"]) {
			await pressOnBadge(110);
			await expect.poll(async () => (await snapshot(hub)).state).toBe(state);
		}
		// A page cannot press them for somebody.
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

	test("the number of a card is not told where no label says what it is, and another number is", async ({
		world,
		browserWithExtension,
	}) => {
		world.hub.serve(
			"/numbers",
			html("Numbers", `<input aria-label="One"><input aria-label="Two"><button>Done</button>`),
		);
		const { hub, site } = await open(world, browserWithExtension.context, "/numbers");
		await startRecording(hub);
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
		expect(JSON.stringify((await snapshot(hub)).actions)).not.toContain("4111");
	});

	test("in frames of every kind and in shadow roots, closed ones too", async ({ world, browserWithExtension }) => {
		const { strangerOrigin, origin } = world.hub;
		world.hub.serve("/inner", html("Inner", `<button>Inside</button>`));
		world.hub.serve("/nested", html("Nested", `<iframe title="deep" src="${strangerOrigin}/inner"></iframe>`));
		world.hub.serve(
			"/frames",
			html(
				"Frames",
				`<iframe title="same" src="/inner"></iframe>
				<iframe title="written" srcdoc="<button>Written</button>"></iframe>
				<iframe title="other" src="${origin}/nested"></iframe>
				<div id="open"></div><div id="closed"></div>
				<script>
					for (const mode of ["open", "closed"])
						document.getElementById(mode).attachShadow({ mode }).innerHTML = "<button>Button " + mode + "</button>";
				</script>`,
			),
		);
		const { hub, site } = await open(world, browserWithExtension.context, "/frames");
		await startRecording(hub);
		await site.frameLocator("[title=same]").getByRole("button").click();
		await site.frameLocator("[title=written]").getByRole("button").click();
		await site.frameLocator("[title=other]").frameLocator("[title=deep]").getByRole("button").click();
		await site.locator("#open").getByRole("button").click();
		await site.locator("#closed").click({ position: { x: 20, y: 10 } });
		await expectRecorded(hub, [
			"navigate load /frames",
			'iframe[title="same"] | click aria/Inside[role="button"]',
			'iframe[title="written"] | click aria/Written[role="button"]',
			'iframe[title="other"] > iframe[title="deep"] | click aria/Inside[role="button"]',
			'click #open >>> aria/Button open[role="button"]',
			'click #closed >>> aria/Button closed[role="button"]',
		]);
	});

	test("where pages lead, and in which tab", async ({ world, browserWithExtension }) => {
		world.hub.serve(
			"/app",
			html(
				"App",
				`<button onclick="history.pushState(null, '', '/app/list')">List</button> <a href="#part">Part</a>
				<a href="/next">Next</a> <a href="/next" target="_blank">Aside</a>`,
			),
		);
		world.hub.serve("/next", html("Next", `<button>Here</button>`));
		const { hub, site } = await open(world, browserWithExtension.context, "/app");
		await startRecording(hub);
		await site.getByRole("button", { name: "List" }).click();
		await expect(site).toHaveURL(/list$/);
		await site.getByRole("link", { name: "Part" }).click();
		await expect(site).toHaveURL(/#part$/);
		const told = (count: number) => expect.poll(async () => (await snapshot(hub)).actions.length).toBe(count);
		await told(5);
		await site.getByRole("link", { name: "Next" }).click();
		await expect(site).toHaveURL(/next$/);
		await told(7);
		// Not `goBack`: it waits for a load, and this page comes back from where the browser kept it.
		const backToApp = site.evaluate("history.back()").then(() => expect(site).toHaveURL(/#part$/));
		const [aside] = await Promise.all([
			browserWithExtension.context.waitForEvent("page"),
			backToApp.then(() => site.getByRole("link", { name: "Aside" }).click()),
		]);
		await aside.getByRole("button", { name: "Here" }).click();
		await told(12);
		await site.bringToFront();
		await site.getByRole("link", { name: "Part" }).click();
		await expectRecorded(hub, [
			"navigate load /app",
			'click aria/List[role="button"]',
			"navigate history /app/list caused",
			'click aria/Part[role="link"]',
			"navigate hash /app/list#part caused",
			'click aria/Next[role="link"]',
			"navigate load /next caused",
			"navigate back /app/list#part",
			'click aria/Aside[role="link"]',
			"[1] tab opened",
			"[1] navigate load /next caused",
			'[1] click aria/Here[role="button"]',
			"tab activated",
			'click aria/Part[role="link"]',
			"navigate history /app/list#part caused",
		]);
	});

	test("what is scrolled, dragged and hovered over to reach something", async ({ world, browserWithExtension }) => {
		world.hub.serve(
			"/board",
			html(
				"Board",
				`<style>
					#menu { display: none; position: absolute; left: 300px; top: 0 } nav { position: relative; width: 300px } nav:hover #menu { display: block }
					#card, #slot { position: relative; width: 90px; height: 40px; background: #ddd; touch-action: none }
					#far { margin-top: 3000px }
				</style>
				<nav><button>More</button><div id="menu"><a href="#chosen">Chosen</a></div></nav>
				<div id="item" draggable="true">Item</div><div id="target" aria-label="Target">Target</div>
				<div id="card">Card</div><div id="slot">Slot</div><p id="far">Far below</p>
				<script>
					target.ondragover = (event) => event.preventDefault();
					target.ondrop = () => target.append(item);
					card.onpointerdown = (event) => { card.setPointerCapture(event.pointerId);
						card.onpointermove = (move) => { card.style.left = move.clientX - event.clientX + "px"; card.style.top = move.clientY - event.clientY + "px"; }; };
					card.onpointerup = () => { card.onpointermove = null; };
				</script>`,
			),
		);
		const { hub, site } = await open(world, browserWithExtension.context, "/board");
		await startRecording(hub);
		await site.bringToFront();
		await site.mouse.move(400, 300);
		await site.getByRole("button", { name: "More" }).hover();
		await site.getByRole("link", { name: "Chosen" }).hover();
		await expect.poll(() => site.evaluate("new Promise((done) => requestIdleCallback(() => done(true)))")).toBe(true);
		await site.getByRole("link", { name: "Chosen" }).click();
		await site.locator("#item").dragTo(site.locator("#target"));
		const [card, slot] = await Promise.all([site.locator("#card").boundingBox(), site.locator("#slot").boundingBox()]);
		if (card === null || slot === null) throw new Error("no boxes");
		await site.mouse.move(card.x + 20, card.y + 20);
		await site.mouse.down();
		await site.mouse.move(slot.x + 30, slot.y + 30, { steps: 5 });
		await site.mouse.up();
		await site.mouse.wheel(0, 1200);
		await expect.poll(() => site.evaluate("scrollY")).toBe(1200);
		await expectRecorded(hub, [
			"navigate load /board",
			'hover aria/More[role="button"]',
			'click aria/Chosen[role="link"]',
			"navigate hash /board#chosen caused",
			"drag #item to #target",
			"drag #card to #slot",
			"scroll page 1200",
		]);
	});

	test("whatever dies meanwhile, what was kept is there, once and in order", async ({
		world,
		browserWithExtension,
	}) => {
		world.hub.serve("/presses", html("Presses", `<button>Press</button><output></output>`));
		const { hub, site } = await open(world, browserWithExtension.context, "/presses");
		await startRecording(hub);
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
