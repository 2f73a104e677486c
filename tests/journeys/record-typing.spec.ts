import { expect } from "@playwright/test";
import { page as html } from "../support/hub-stand-in.ts";
import { expectRecorded, openScene, startRecording } from "../support/recording.ts";
import { test } from "./extension-fixture.ts";

const TAKING = `
<label>Amount <input id="amount"></label><label>City <input id="city"></label><button id="paris" hidden>Paris</button>
<div id="editor"><textarea aria-label="Code" style="opacity: 0"></textarea><pre></pre></div><button id="done">Done</button>
<script>
	let cents = "";
	amount.addEventListener("keydown", (event) => {
		if (event.key === "Tab") return;
		event.preventDefault();
		event.stopPropagation();
		cents = event.key === "Backspace" ? cents.slice(0, -1) : cents + event.key;
		amount.value = (Number(cents) / 100).toFixed(2) + " €";
	});
	city.addEventListener("input", () => { paris.hidden = !city.value.startsWith("par"); });
	paris.addEventListener("mousedown", () => { city.value = "Paris"; });
	const [field, text] = editor.children;
	field.addEventListener("input", () => { text.textContent += field.value; field.value = ""; });
	field.addEventListener("keydown", (event) => {
		if (event.key !== "Enter" && event.key !== "Backspace") return;
		event.preventDefault();
		text.textContent = event.key === "Enter" ? text.textContent + "\\n" : text.textContent.slice(0, -1);
	});
</script>`;

test("masks, editors with a hidden field and suggestions are recorded as they were typed", {
	tag: "@soak",
}, async ({ fixture, browserWithExtension: { context } }) => {
	fixture.hub.serve("/taking", html("Taking", TAKING));
	const { hub, site } = await openScene(fixture.hub, context, "/taking");
	await startRecording(hub, site);
	await site.locator("#amount").focus();
	await site.keyboard.type("12345");
	await site.keyboard.press("Backspace");
	await site.keyboard.press("Tab");
	await site.keyboard.type("par");
	await site.locator("#paris").click();
	await site.locator("textarea").focus();
	await site.keyboard.type("let a;");
	await site.keyboard.press("Enter");
	await site.keyboard.type("bc");
	await site.keyboard.press("Backspace");
	await site.keyboard.type("d");
	await site.locator("#done").click();
	await expect(site.locator("pre")).toHaveText("let a;\nbd");
	await expectRecorded(hub, [
		"navigate load /taking",
		'type aria/Amount[role="textbox"] "12.34 €" clear',
		"press Tab",
		'type aria/City[role="textbox"] "par"',
		'click aria/Paris[role="button"]',
		'type aria/Code[role="textbox"] "let a;"',
		"press Enter",
		'type aria/Code[role="textbox"] "bc"',
		"press Backspace",
		'type aria/Code[role="textbox"] "d"',
		'click aria/Done[role="button"]',
	]);
});

const EDITOR = `
<div id="letter" contenteditable="true" aria-label="Letter"><p>Dear <b>crew</b>,</p></div>
<label>Volume <input id="volume" type="range" value="30"></label>
<script>
	const caretIn = (node) => getSelection().collapse(node, node.childNodes.length);
	letter.addEventListener("keydown", (event) => {
		if (event.key === "i" && event.ctrlKey) event.preventDefault();
		if (event.key !== "Enter") return;
		event.preventDefault();
		letter.insertAdjacentHTML("beforeend", "<p><br></p>");
		caretIn(letter.lastElementChild);
	});
	letter.addEventListener("beforeinput", (event) => {
		if (event.data !== "!") return;
		event.preventDefault();
		letter.lastElementChild.append("!");
		caretIn(letter.lastElementChild);
	});
	volume.addEventListener("keydown", (event) => {
		if (event.key !== "ArrowRight") return;
		event.preventDefault();
		volume.value = Number(volume.value) + 5;
	});
</script>`;

test("what an editor and a slider make of keys themselves is recorded", { tag: "@soak" }, async ({
	fixture,
	browserWithExtension: { context },
}) => {
	fixture.hub.serve("/editor", html("Editor", EDITOR));
	const { hub, site } = await openScene(fixture.hub, context, "/editor");
	await startRecording(hub, site);
	await site.locator("#letter b").click();
	await site.keyboard.press("Control+End");
	await site.keyboard.type(" we sail");
	await site.keyboard.press("Control+i");
	await site.keyboard.press("Enter");
	await site.keyboard.type("on Friday!");
	await site.locator("#volume").focus();
	await site.keyboard.press("ArrowRight");
	await site.keyboard.press("ArrowRight");
	expect(await site.locator("#letter").innerHTML()).toBe("<p>Dear <b>crew</b>, we sail</p><p>on Friday!</p>");
	expect(await site.locator("#volume").inputValue()).toBe("40");
	await expectRecorded(hub, [
		"navigate load /editor",
		"click #letter",
		"press ctrl+End",
		'type #letter " we sail"',
		"press ctrl+i",
		'type #letter "\\non Friday!"',
		"press ArrowRight",
		"press ArrowRight",
	]);
});
