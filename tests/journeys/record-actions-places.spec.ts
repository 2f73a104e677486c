import { type Dialog, expect } from "@playwright/test";
import { page as html } from "../support/hub-stand-in.ts";
import { expectRecorded, expectRecorderStarted, openScene, snapshot, startRecording } from "../support/recording.ts";
import { test } from "./extension-fixture.ts";

test.describe("extension: record-actions, everywhere on a page", () => {
	test("in frames of every kind and in shadow roots, closed ones too", async ({ fixture, browserWithExtension }) => {
		const { strangerOrigin, origin } = fixture.hub;
		fixture.hub.serve("/inner", html("Inner", `<button>Inside</button>`));
		fixture.hub.serve("/nested", html("Nested", `<iframe title="deep" src="${strangerOrigin}/inner"></iframe>`));
		fixture.hub.serve(
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
		const { hub, site } = await openScene(fixture.hub, browserWithExtension.context, "/frames");
		await startRecording(hub, site);
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

	test("choices in shadow roots, by keyboard", { tag: "@soak" }, async ({ fixture, browserWithExtension }) => {
		const modes = ["open", "closed"];
		fixture.hub.serve(
			"/roots",
			html(
				"Roots",
				`<div id="open"></div><div id="closed"></div><script>
				for (const mode of ["open", "closed"]) {
					const root = document.getElementById(mode).attachShadow({ mode });
					root.innerHTML = \`<select id="size"><option value="s">Small<option value="m">Medium</select>
						<select id="kinds" multiple><option>tea<option>coffee</select><input type="checkbox" id="gift">
						<input type="radio" name="way" id="air" checked><input type="radio" name="way" id="sea">
						<input type="date" id="day"><input type="range" id="level"><input type="file" id="file">\`;
					globalThis["find-" + mode] = (id) => root.getElementById(id);
				}</script>`,
			),
		);
		const { hub, site } = await openScene(fixture.hub, browserWithExtension.context, "/roots");
		await startRecording(hub, site);
		for (const mode of modes) {
			const press = async (id: string, ...keys: readonly string[]): Promise<void> => {
				await site.evaluate(`globalThis["find-${mode}"](${JSON.stringify(id)}).focus()`);
				for (const key of keys) await site.keyboard.press(key);
			};
			await press("size", "m");
			await press("kinds", "ArrowDown", "Shift+ArrowDown");
			await press("gift", "Space");
			await press("air", "ArrowDown");
			await press("day", ..."01312026");
			await press("level", "ArrowRight");
			const [chooser] = await Promise.all([site.waitForEvent("filechooser"), press("file", "Enter")]);
			// Content that Playwright writes into the field itself is no choice of the user.
			await chooser.setFiles(import.meta.filename);
		}
		const recordedIn = (mode: string): string[] => [
			`select #${mode} >>> select:nth-of-type(1) "m"`,
			`select #${mode} >>> select:nth-of-type(2) ["tea","coffee"]`,
			`check #${mode} >>> input:nth-of-type(1)`,
			`check #${mode} >>> input:nth-of-type(3)`,
			`type #${mode} >>> input:nth-of-type(4) "2026-01-31" clear`,
			`type #${mode} >>> input:nth-of-type(5) "51" clear`,
			"press Enter",
			`upload #${mode} >>> input:nth-of-type(6) record-actions-places.spec.ts`,
		];
		await expectRecorded(hub, ["navigate load /roots", ...modes.flatMap(recordedIn)]);
	});

	test("navigations, and their tabs", { tag: "@soak" }, async ({ fixture, browserWithExtension }) => {
		fixture.hub.serve(
			"/app",
			html(
				"App",
				`<button onclick="history.pushState(null, '', '/app/list')">List</button> <a href="#part">Part</a>
				<a href="/next">Next</a> <a href="/next" target="_blank">Aside</a>`,
			),
		);
		fixture.hub.serve("/next", html("Next", `<button>Here</button>`));
		const { hub, site } = await openScene(fixture.hub, browserWithExtension.context, "/app");
		await startRecording(hub, site);
		await site.getByRole("button", { name: "List" }).click();
		await expect(site).toHaveURL(/list$/);
		await site.getByRole("link", { name: "Part" }).click();
		await expect(site).toHaveURL(/#part$/);
		const expectActionCount = (count: number) =>
			expect.poll(async () => (await snapshot(hub)).actions.length).toBe(count);
		await expectActionCount(5);
		await site.getByRole("link", { name: "Next" }).click();
		await expect(site).toHaveURL(/next$/);
		await expectActionCount(7);
		// Not `goBack`: it waits for a load, and this page comes back from where the browser kept it.
		const backToApp = site.evaluate("history.back()").then(() => expect(site).toHaveURL(/#part$/));
		const [aside] = await Promise.all([
			browserWithExtension.context.waitForEvent("page"),
			backToApp.then(() => site.getByRole("link", { name: "Aside" }).click()),
		]);
		await expectRecorderStarted(aside);
		await aside.getByRole("button", { name: "Here" }).click();
		await expectActionCount(12);
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

	test("a page that reloads itself, and one that a person reloads", { tag: "@soak" }, async ({
		fixture,
		browserWithExtension,
	}) => {
		fixture.hub.serve("/inbox", html("Inbox", `<button onclick="location.reload()">Refresh</button>`));
		const { hub, site } = await openScene(fixture.hub, browserWithExtension.context, "/inbox");
		await startRecording(hub, site);
		await site.getByRole("button").click();
		const expectActionCount = (count: number) =>
			expect.poll(async () => (await snapshot(hub)).actions.length).toBe(count);
		await expectActionCount(3);
		await expectRecorderStarted(site);
		await site.reload();
		await expectRecorded(hub, [
			"navigate load /inbox",
			'click aria/Refresh[role="button"]',
			// The browser treats this as another navigation to the same address.
			"navigate load /inbox caused",
			"navigate reload /inbox",
		]);
	});

	test("scrolling, dragging and hovering that is needed to reach an element", { tag: "@soak" }, async ({
		fixture,
		browserWithExtension,
	}) => {
		fixture.hub.serve(
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
		const { hub, site } = await openScene(fixture.hub, browserWithExtension.context, "/board");
		await startRecording(hub, site);
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

	test("answers to dialogs, in frames too, and to the question whether to leave a page", { tag: "@soak" }, async ({
		fixture,
		browserWithExtension,
	}) => {
		const ask = `<button onclick="this.textContent = confirm('Delete?') ? 'Deleted' : 'Kept'">Delete</button>
			<button onclick="this.textContent = prompt('Name?') ?? 'Nobody'">Name</button>`;
		fixture.hub.serve("/inner", html("Inner", `<button onclick="alert('From a frame')">Tell</button>`));
		fixture.hub.serve(
			"/dialogs",
			html(
				"Dialogs",
				`${ask}<iframe src="/inner"></iframe><a href="/inner">Leave</a><input aria-label="Draft"
				oninput="onbeforeunload = (event) => event.preventDefault()">`,
			),
		);
		const { hub, site } = await openScene(fixture.hub, browserWithExtension.context, "/dialogs");
		await startRecording(hub, site);
		let answer = (_dialog: Dialog): Promise<void> => Promise.resolve();
		site.on("dialog", (dialog) => answer(dialog));
		const press = (name: string) => site.getByRole("button", { name }).click();

		answer = (dialog) => dialog.accept();
		await press("Delete");
		answer = (dialog) => dialog.dismiss();
		await press("Deleted");
		answer = (dialog) => dialog.accept("Ada");
		await press("Name");
		await site.frameLocator("iframe").getByRole("button").click();
		await site.getByLabel("Draft").fill("text");
		answer = (dialog) => dialog.dismiss();
		await site.getByRole("link").click();
		answer = (dialog) => dialog.accept();
		await site.getByRole("link").click();
		await expect(site.getByRole("button", { name: "Tell" })).toBeVisible();

		await expectRecorded(hub, [
			"navigate load /dialogs",
			'click aria/Delete[role="button"]',
			"accept confirm Delete?",
			'click aria/Deleted[role="button"]',
			"dismiss confirm Delete?",
			'click aria/Name[role="button"]',
			"accept prompt Name?",
			'body > iframe | click aria/Tell[role="button"]',
			"body > iframe | accept alert From a frame",
			'type aria/Draft[role="textbox"] "text"',
			'click aria/Leave[role="link"]',
			"dismiss beforeunload ",
			'click aria/Leave[role="link"]',
			"accept beforeunload ",
			"navigate load /inner caused",
		]);
		const { actions } = await snapshot(hub);
		expect(actions[6]).toMatchObject({ answer: "Ada" });
	});
});
