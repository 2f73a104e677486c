import { page as html } from "../support/hub-stand-in.ts";
import { expectRecorded, expectRecorderStarted, openScene, startRecording } from "../support/recording.ts";
import { test } from "./extension-fixture.ts";

/** Properties that a page can shadow: those of the classes of forms and documents. */
const HIDEABLE = `(() => {
	const names = (node) => {
		const found = new Set();
		for (let at = Object.getPrototypeOf(node); at !== Object.prototype; at = Object.getPrototypeOf(at))
			for (const name of Object.getOwnPropertyNames(at)) if (name !== "constructor") found.add(name);
		return [...found];
	};
	return [names(document.createElement("form")), names(document)];
})()`;

/** Elements are used by their coordinates: on this page, lookups return a field. */
const PLACES = `<style>
	form > * { display: none }
	form > .used { display: block; position: fixed; left: 20px; width: 200px; height: 30px; margin: 0 }
	form { position: fixed; inset: 0; overflow: auto; padding: 250px }
</style>`;
const at = (row: number) => [60, 20 + row * 60 + 15] as const;
const used = (row: number) => `class="used" style="top: ${20 + row * 60}px"`;

test("a page whose form and document shadow all properties is recorded like every other", async ({
	fixture,
	browserWithExtension,
}) => {
	const { hub, site } = await openScene(fixture.hub, browserWithExtension.context, "/");
	const [ofForm, ofDocument] = (await site.evaluate(HIDEABLE)) as [string[], string[]];
	fixture.hub.serve(
		"/hostile",
		html(
			"Hostile",
			`${PLACES}<form onsubmit="return false">
				<input aria-label="Name" ${used(0)}>
				<input type="password" aria-label="Word" ${used(1)}>
				<input type="checkbox" aria-label="News" ${used(2)}>
				<div contenteditable="true" aria-label="Note" ${used(3)}></div>
				<button ${used(4)}>Send</button>
				${ofForm.map((name) => `<input name="${name}">`).join("")}
			</form>${ofDocument.map((name) => `<img alt="" name="${name}">`).join("")}`,
		),
	);
	await startRecording(hub, site);
	await site.goto(`${fixture.hub.strangerOrigin}/hostile`);
	await expectRecorderStarted(site);
	await site.mouse.click(...at(0));
	await site.keyboard.type("Ada");
	await site.mouse.click(...at(1));
	await site.keyboard.type("secret words");
	await site.mouse.click(...at(2));
	await site.mouse.click(...at(3));
	await site.keyboard.type("Two words");
	await site.mouse.click(...at(4));
	// On the form itself.
	await site.mouse.click(500, 400);
	await expectRecorded(hub, [
		"navigate load /hostile",
		'click aria/Name[role="textbox"]',
		'type aria/Name[role="textbox"] "Ada"',
		'click input[aria-label="Word"]',
		'type input[aria-label="Word"] (masked)',
		'check aria/News[role="checkbox"]',
		'click div[aria-label="Note"]',
		'type div[aria-label="Note"] "Two words"',
		'click aria/Send[role="button"]',
		"click body > form",
	]);
});
