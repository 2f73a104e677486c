import { expect } from "@playwright/test";
import { page as html } from "../support/hub-stand-in.ts";
import { expectRecorded, openScene, snapshot, startRecording } from "../support/recording.ts";
import { test } from "./extension-fixture.ts";

/** A pad for a PIN that is not named for it, and shows dots only; a calculator; a telephone's keys. */
const PADS = `
<div id="lock"><p></p><div></div></div>
<div id="calculator"><output></output><div></div></div>
<script>
	const fill = (pad, names, press) => {
		for (const name of names) {
			const key = Object.assign(document.createElement("button"), { textContent: name, onclick: () => press(name) });
			key.setAttribute("data-key", name);
			pad.append(key);
		}
	};
	let pin = "";
	const enter = (name) => { pin += name; lock.firstChild.textContent = "●".repeat(pin.length) + "○".repeat(4 - pin.length); };
	fill(lock.lastChild, [3, 9, 7, 1, 0, 5, 8, 2, 6, 4], enter);
	document.addEventListener("keydown", ({ key }) => { if (/[0-9]/.test(key)) enter(key); });
	fill(calculator.lastChild, [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, "+", "="], (name) => { calculator.firstChild.textContent += name; });
</script>`;

test("a PIN that is entered on a pad is withheld, what is pressed on a calculator is recorded", {
	tag: "@soak",
}, async ({ fixture, browserWithExtension: { context } }) => {
	fixture.hub.serve("/pads", html("Pads", PADS));
	const { hub, site } = await openScene(fixture.hub, context, "/pads");
	await startRecording(hub, site);
	const key = (pad: string, name: string) => site.locator(`${pad} [data-key="${name}"]`);
	await key("#lock", "7").click();
	await expect(site.locator("#lock p")).toHaveText("●○○○");
	await key("#lock", "9").focus();
	await site.keyboard.press("Enter");
	await key("#lock", "8").dblclick();
	await expect(site.locator("#lock p")).toHaveText("●●●●");
	for (const name of ["7", "+", "8", "="]) await key("#calculator", name).click();
	await expectRecorded(hub, [
		"navigate load /pads",
		// The first key is taken back once the dots show.
		"type #lock > div (masked) clear",
		"type #lock > div (masked) clear",
		"click #calculator > div > button:nth-of-type(7)",
		'click aria/+[role="button"]',
		"click #calculator > div > button:nth-of-type(8)",
		'click aria/=[role="button"]',
	]);
	const { actions } = await snapshot(hub);
	const entered = actions.filter(({ type }) => type === "type");
	expect(JSON.stringify(entered)).not.toMatch(/"(?:text\/|aria\/)?[798]"/);
});
