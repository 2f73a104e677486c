import { expect } from "@playwright/test";
import { exportPlaywright, exportReplay } from "@scriptorium/flow/tools/export-as.test-support";
import { page as html } from "../support/hub-stand-in.ts";
import { command, snapshot, startRecording } from "../support/recording.ts";
import { runPlaywright, runReplay } from "../support/run-exports.ts";
import { test } from "./extension-fixture.ts";

/** A page that stores its state in its address, so that final states can be compared. */
const SHOP = `
<div id="shop"></div>
<script>
	const state = JSON.parse(decodeURIComponent(location.hash.slice(1)) || "{}");
	const keep = (more) => { Object.assign(state, more); history.replaceState(null, "", "#" + encodeURIComponent(JSON.stringify(state))); };
	const root = document.querySelector("#shop").attachShadow({ mode: "open" });
	root.innerHTML = "<button>Add to basket</button>";
	root.querySelector("button").onclick = () => keep({ basket: (state.basket ?? 0) + 1 });
</script>
<label>Name <input oninput="keep({ name: this.value })"></label>
<label>Note <textarea oninput="keep({ note: this.value })"></textarea></label>
<label>Size <select onchange="keep({ size: this.value })"><option>S</option><option>M</option><option>L</option></select></label>
<label><input type="checkbox" onchange="keep({ gift: this.checked })"> As a gift</label>
<button ondblclick="keep({ twice: true })">Twice</button>
<input aria-label="Search" onkeydown="if (event.key === 'Enter') keep({ search: this.value })">
<a href="/paid" onclick="sessionStorage.state = location.hash; return true">Pay</a>`;

const STATE = "JSON.parse(decodeURIComponent(sessionStorage.state.slice(1)))";

test.describe("recordings: exports", () => {
	test("record, export, run with the real tools: the same final state", { tag: "@soak" }, async ({
		fixture,
		browserWithExtension,
	}) => {
		fixture.hub.serve("/shop", html("Shop", SHOP));
		fixture.hub.serve("/paid", html("Paid", "<h1>Paid</h1>"));
		const { context } = browserWithExtension;
		const hub = await context.newPage();
		await hub.goto(fixture.hub.origin);
		await expect(hub.locator("#state")).toContainText("record-actions");
		const site = await context.newPage();
		await site.goto(`${fixture.hub.strangerOrigin}/shop`);
		await startRecording(hub, site);
		await site.bringToFront();
		await site.getByRole("button", { name: "Add to basket" }).click();
		await site.getByRole("button", { name: "Add to basket" }).click();
		await site.getByLabel("Name").click();
		await site.keyboard.type("Ada Lovelace");
		await site.getByLabel("Note").click();
		await site.keyboard.type("Two\nlines");
		await site.getByLabel("Size").focus();
		await site.keyboard.press("ArrowDown");
		await site.getByLabel("As a gift").click();
		await site.getByRole("button", { name: "Twice" }).dblclick();
		await site.getByLabel("Search").click();
		await site.keyboard.type("ink");
		await site.keyboard.press("Enter");
		await site.getByRole("link", { name: "Pay" }).click();
		await expect(site.getByRole("heading", { name: "Paid" })).toBeVisible();
		const expected = await site.evaluate(STATE);
		expect(expected).toEqual({
			basket: 2,
			name: "Ada Lovelace",
			note: "Two\nlines",
			size: "M",
			gift: true,
			twice: true,
			search: "ink",
		});
		await expect.poll(async () => (await snapshot(hub)).actions.at(-1)?.type).toBe("navigate");
		await command(hub, "stop");
		const { actions } = await snapshot(hub);
		expect(await runReplay(exportReplay("Shop", actions).document, STATE)).toEqual(expected);
		expect(await runPlaywright(exportPlaywright("Shop", actions).document, STATE, "")).toEqual(expected);
	});
});
