// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { recordKeys } from "./record-keys.ts";
import { recordTyping } from "./record-typing.ts";
import { recordPage } from "./recorded-page.test-support.ts";
import { createSecretPads } from "./secret-pads.ts";

const PLAIN = "<p>Dear crew,</p>";
const FORMATTED = "<p>Dear <b>crew</b>,</p>";

type Edit = (field: HTMLElement) => void;
const append =
	(text: string): Edit =>
	(field) => {
		const last = field.lastElementChild;
		if (last?.innerHTML === "<br>") last.textContent = text;
		else last?.append(text);
	};
const newLine: Edit = (field) => field.insertAdjacentHTML("beforeend", "<p><br></p>");

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** An editor with a text, whose page can take keys and texts itself. */
function open(text: string) {
	const page = recordPage(
		`<div id="editor" contenteditable="true">${text}</div><input id="field"><b id="other"></b>`,
		(recorder, signal) => {
			recordTyping(recorder, signal);
			recordKeys(recorder, createSecretPads(recorder, signal), () => undefined, signal);
		},
	);
	const field = page.find("editor");
	const cancelable = { bubbles: true, cancelable: true };
	let taking: { readonly type: string; readonly edit: Edit } | null = null;
	for (const type of ["keydown", "beforeinput"])
		field.addEventListener(type, (event) => {
			if (taking?.type !== type) return;
			taking.edit(field);
			event.preventDefault();
		});
	return {
		field,
		recorded: page.recorded,
		press: () => page.send(field, new Event("pointerdown", cancelable)),
		key: (key: string, held = {}) => page.send(field, new KeyboardEvent("keydown", { key, ...held, ...cancelable })),
		/** The browser edits the text. */
		edit(edit: Edit) {
			page.send(field, new InputEvent("beforeinput", cancelable));
			edit(field);
			page.send(field, new InputEvent("input", cancelable));
		},
		/** The page prevents a key, or the text that it makes, and edits the text itself. */
		async take(type: "keydown" | "beforeinput", key: string, edit: Edit) {
			taking = { type, edit };
			page.send(field, new KeyboardEvent("keydown", { key, ...cancelable }));
			const inputType = key === "Enter" ? "insertParagraph" : "insertText";
			if (type === "beforeinput") page.send(field, new InputEvent("beforeinput", { inputType, ...cancelable }));
			taking = null;
			await turn();
		},
	};
}

it("text at the end of formatted content is typed behind it", () => {
	const { edit, recorded } = open(FORMATTED);
	edit(append(" all"));
	edit(append(" is well."));
	expect(recorded()).toEqual(["press End #editor", 'type " all is well."']);
});

it("a caret that is set anew is put behind formatted content again, unless the text went on there", () => {
	const { edit, key, press, recorded } = open(FORMATTED);
	edit(append(" we"));
	key("b", { ctrlKey: true });
	edit(append(" sail"));
	press();
	key("F2");
	edit(append(" on"));
	expect(recorded()).toEqual([
		"press End #editor",
		'type " we"',
		"press b #editor",
		'type " sail"',
		"press F2 #editor",
		"press End #editor",
		'type " on"',
	]);
});

it.each<[string, string, Edit, readonly string[]]>([
	["plain content", PLAIN, append(" hi"), ['type "Dear crew, hi" clear']],
	["an empty editor", "<p></p>", append("hi"), ['type "hi"']],
	["formatted content, in between", FORMATTED, (field) => field.prepend("Oh, "), ['type "Oh, \\nDear crew," clear']],
	["a list", "<ul><li>a</li></ul>", newLine, ["press End #editor", 'type "\\n"']],
	["an empty list", "<ul><li></li></ul>", append("hi"), ['type "hi"']],
])("text in %s", (_, text, change, actions) => {
	const { edit, recorded } = open(text);
	edit(change);
	expect(recorded()).toEqual(actions);
});

const retype =
	(html: string): Edit =>
	(field) => {
		field.innerHTML = html;
	};

it("a line break that the editor makes after a shortcut is typed with the next text", async () => {
	const { edit, key, take, recorded } = open("<p></p>");
	edit(append("we "));
	key("b", { ctrlKey: true });
	await take("keydown", "Enter", newLine);
	edit(append("sail"));
	expect(recorded()).toEqual(['type "we "', "press b #editor", 'type "\\nsail"']);
});

it.each<[string, "keydown" | "beforeinput", string, Edit, readonly string[]]>([
	["a line break is the last input", "keydown", "Enter", newLine, ['type "\\n"']],
	["a line break is taken later", "beforeinput", "Enter", newLine, ['type "\\n"']],
	["a letter is taken", "keydown", "a", append("a"), ['type "a"']],
	["a letter is taken later", "beforeinput", "a", append("a"), ['type "a"']],
	["a bracket is closed", "keydown", "(", append("()"), ['type "()"']],
	["Enter chooses a name", "keydown", "Enter", append("@Ann Lee"), ["press Enter #editor"]],
	["Enter sends the text", "keydown", "Enter", retype("<p></p>"), ["press Enter #editor"]],
	["a shortcut closes the editor", "keydown", "x", (field) => field.remove(), []],
	["a letter is refused", "beforeinput", "a", () => undefined, []],
])("%s by an editor that has a text", async (_, type, key, change, actions) => {
	const { edit, key: press, take, recorded } = open("<p></p>");
	edit(append("we"));
	press("F2");
	await take(type, key, change);
	expect(recorded()).toEqual(['type "we"', "press F2 #editor", ...actions]);
});

it("an editor that moves the focus before it prevents Enter takes it, too", async () => {
	const { field, take, recorded } = open("<p>we</p>");
	await take("keydown", "Enter", () => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
	expect(recorded()).toEqual(["press Enter #editor"]);
});
