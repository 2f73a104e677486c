import { expect } from "@playwright/test";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { page as html } from "../support/hub-stand-in.ts";
import { command, expectRecorded, openScene, snapshot, startRecording } from "../support/recording.ts";
import { test } from "./extension-fixture.ts";
import { runRecording } from "./generated-code-fixture.ts";

/** Frames without a field: a page in design mode with content, an editable root, an editable body; a toolbar is around the first. */
const EDITORS = `
<button id="bold" onmousedown="event.preventDefault(); first.contentDocument.execCommand('bold')">Bold</button>
<iframe id="first" title="Letter"></iframe>
<iframe id="second" title="Note" srcdoc="<!doctype html><html contenteditable><body></body></html>"></iframe>
<iframe id="third" title="Reply" srcdoc="<!doctype html><body contenteditable></body>"></iframe>
<button id="send">Send</button><output></output>
<script>
	first.contentDocument.body.textContent = "Dear";
	first.contentDocument.designMode = "on";
	send.onclick = () => {
		const texts = [first, second, third].map(({ contentDocument }) => contentDocument.body.innerText);
		const strong = first.contentDocument.querySelector("b")?.textContent;
		document.querySelector("output").textContent = JSON.stringify([...texts, strong]);
	};
</script>`;

test("text in frames that are editable as a whole is recorded and written again, in order with the toolbar around", {
	tag: "@soak",
}, async ({ fixture, browserWithExtension: { context } }) => {
	fixture.hub.serve("/editors", html("Editors", EDITORS));
	const { hub, site } = await openScene(fixture.hub, context, "/editors");
	await startRecording(hub, site);
	await site.locator("#first").click();
	await site.keyboard.press("End");
	await site.keyboard.type(" Ada, ");
	await site.locator("#bold").click();
	await site.keyboard.type("soon");
	await site.locator("#second").click();
	await site.keyboard.type("one");
	await site.keyboard.press("Enter");
	await site.keyboard.type("two");
	await site.locator("#third").click();
	await site.keyboard.type("three");
	await site.locator("#send").click();
	const end = JSON.stringify(["Dear Ada, soon", "one\ntwo", "three", "soon"]);
	await expect(site.locator("output")).toHaveText(end);
	await expectRecorded(hub, [
		"navigate load /editors",
		"#first | click text/Dear",
		'#first | type text/Dear "Dear Ada, " clear',
		'click aria/Bold[role="button"]',
		'#first | type text/Dear Ada, "soon"',
		'#second | type body "one\\ntwo"',
		'#third | type body "three"',
		'click aria/Send[role="button"]',
	]);
	await command(hub, "stop");
	const { actions } = await snapshot(hub);
	await runRecording(site, actions as RecordedAction[]);
	await expect(site.locator("output")).toHaveText(end);
});
