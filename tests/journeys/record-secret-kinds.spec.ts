import { expect } from "@playwright/test";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { page as html } from "../support/hub-stand-in.ts";
import { command, openScene, snapshot, startRecording } from "../support/recording.ts";
import { GROUPS, kindFields, leaveField, SEED_WORDS } from "../support/secret-kinds.ts";
import { test } from "./extension-fixture.ts";

/** What an action keeps of a field: its id, and the text or choice in it. */
const keptOf = (action: RecordedAction): readonly [id: string, value: string][] =>
	(action.type === "type" || action.type === "select") && !action.masked
		? [[action.selector.attributes.id ?? "", String(action.value)]]
		: [];

test("no secret of these kinds is recorded; ordinary numbers are, however their fields are left", {
	tag: "@soak",
}, async ({ fixture, browserWithExtension: { context } }) => {
	test.setTimeout(300_000);
	const fields = kindFields.map((field) => field.html).join("");
	fixture.hub.serve("/kinds", html("Kinds", `<p id="aside">Aside</p>${fields}${GROUPS}<button id="end">End</button>`));
	const { hub, site } = await openScene(fixture.hub, context, "/kinds");
	await startRecording(hub, site);
	await site.bringToFront();
	for (const [at, { id, value }] of kindFields.entries()) {
		await site.locator(`#${id}`).click();
		await site.keyboard.type(value);
		await leaveField(site, at);
	}
	for (const [at, word] of SEED_WORDS.entries()) {
		await site.locator(`#w${at}`).click();
		await site.keyboard.type(word);
	}
	for (const at of [0, 1, 2]) await site.locator(`#p${at}`).selectOption(String(at + 7));
	for (const at of [0, 1, 2]) {
		await site.locator(`#c${at}`).click();
		await site.keyboard.type(String(at + 4));
	}
	await site.locator("#answer").click();
	await site.keyboard.type("Rufus of Ada");
	await site.locator("#end").click();
	await expect.poll(async () => (await snapshot(hub)).actions.at(-1)?.type).toBe("click");
	await command(hub, "stop");
	const { actions } = await snapshot(hub);
	const kept = actions.flatMap(keptOf);
	const ordinary = kindFields.filter(({ isSecret }) => !isSecret).map(({ id, value }) => [id, value]);
	// Enter is a line break in a field of several lines.
	expect(kept.map(([id, value]) => [id, value.trimEnd()])).toEqual(ordinary);
	const all = JSON.stringify(actions);
	expect(
		kindFields.filter(({ isSecret, value }) => isSecret && all.includes(JSON.stringify(value).slice(1, -1))),
	).toEqual([]);
	expect(["sausage", "Rufus"].filter((text) => all.includes(text))).toEqual([]);
});
