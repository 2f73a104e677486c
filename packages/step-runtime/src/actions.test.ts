// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { click } from "./click.ts";
import { drag } from "./drag.ts";
import { hover } from "./pointer.ts";
import { pressKey } from "./press-key.ts";
import { setChecked } from "./set-choice.ts";
import { typeText } from "./type-text.ts";
import { byCss } from "./typed-element.ts";
import { waitForElement } from "./wait-for-element.ts";
import { withDialogs } from "./with-dialogs.ts";

const heard: string[] = [];
let listening = new AbortController();
/** Keeps the types of events that reach the document, with what matters of each. */
function hear(types: readonly string[], read: (event: Event) => unknown = () => ""): void {
	for (const type of types)
		document.addEventListener(
			type,
			(event) => {
				heard.push([(event.target as Element).id, type, read(event)].filter((part) => part !== "").join(" "));
			},
			{ signal: listening.signal },
		);
}
const field = (css: string) => document.querySelector(css) as HTMLInputElement;

beforeEach(() => {
	heard.length = 0;
	document.body.innerHTML = "";
	listening = new AbortController();
});
afterEach(() => listening.abort());

it("clicks with the events of a mouse, twice for a double click", async () => {
	document.body.innerHTML = '<button id="b">Go</button>';
	const down = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
	hear(["pointerover", "mousemove", ...down, "dblclick"], (event) => (event as MouseEvent).detail || "");
	await click(byCss("button"), { count: 2, ctrlKey: true });
	expect(heard.map((line) => line.replace("b ", ""))).toEqual([
		"pointerover",
		"mousemove",
		"pointerdown",
		"mousedown 1",
		"pointerup",
		"mouseup 1",
		"click 1",
		"pointerdown",
		"mousedown 2",
		"pointerup",
		"mouseup 2",
		"click 2",
		"dblclick 2",
	]);
	expect(document.activeElement).toBe(document.querySelector("button"));
});

it("opens the context menu with the right button", async () => {
	document.body.innerHTML = '<p id="p">Text</p>';
	hear(["click", "auxclick", "contextmenu"], (event) => (event as MouseEvent).button);
	await click(byCss("p"), { button: 2 });
	expect(heard).toEqual(["p auxclick 2", "p contextmenu 2"]);
});

it("sends no events of the mouse where the page stops the pointer's", async () => {
	document.body.innerHTML = '<button id="b">Go</button>';
	document.querySelector("button")?.addEventListener("pointerdown", (event) => event.preventDefault());
	hear(["mousedown", "mouseup", "click"]);
	await click(byCss("button"));
	expect(heard).toEqual(["b click"]);
});

it("enters every element around the one that it hovers over", async () => {
	document.body.innerHTML = '<div id="menu"><b id="b">Menu</b></div>';
	const entered: string[] = [];
	for (const element of document.querySelectorAll("#menu,#b"))
		element.addEventListener("mouseenter", () => entered.push(element.id));
	await hover(byCss("b"));
	expect(entered).toEqual(["menu", "b"]);
});

it("types over, behind and on", async () => {
	document.body.innerHTML = '<input id="a" value="old"><textarea id="t">old</textarea>';
	hear(["input", "change"], (event) => (event instanceof InputEvent ? `${event.inputType} ${event.data ?? ""}` : ""));
	await typeText(byCss("#a"), "new");
	await typeText(byCss("#a"), "er", { append: true });
	await typeText(byCss("#t"), "");
	expect([field("#a").value, field("#t").value]).toEqual(["newer", ""]);
	expect(heard).toEqual([
		"a input insertText new",
		"a change",
		"a input insertText er",
		"a change",
		"t input deleteContentBackward ",
		"t change",
	]);
});

it.each([
	["Enter", false, ["i input", "i keydown", "i keypress", "i change", "i keyup"]],
	["Enter", true, ["i input", "i keydown", "i keyup", "i change"]],
	["x", false, ["i input", "i keydown", "i keypress", "i input", "i keyup", "i change"]],
])("confirms a typed text with the key after it: %s, taken by the page: %s", async (key, isTaken, events) => {
	document.body.innerHTML = '<input id="i">';
	if (isTaken) field("#i").addEventListener("keydown", (event) => event.preventDefault());
	hear(["input", "change", "keydown", "keypress", "keyup"]);
	await typeText(byCss("#i"), "new", { thenKey: true });
	await pressKey(byCss("#i"), key);
	expect(heard).toEqual(events);
});

it("sets a value by the field's own class, past the tracker of a framework", async () => {
	document.body.innerHTML = "<input>";
	const tracked = vi.fn();
	Object.defineProperty(field("input"), "value", { configurable: true, get: () => "tracked", set: tracked });
	await typeText(byCss("input"), "new");
	expect(tracked).not.toHaveBeenCalled();
	delete (field("input") as Partial<HTMLInputElement>).value;
	expect(field("input").value).toBe("new");
});

it("clicks on a box only when it is not as wanted, and says when that does not change it", async () => {
	document.body.innerHTML = '<input type="checkbox" id="off"><input type="checkbox" id="on" checked>';
	hear(["click"]);
	await setChecked(byCss("#on"), true);
	expect(heard).toEqual([]);
	// No click ticks a box here: browsers do it, happy-dom does not.
	await expect(setChecked(byCss("#off"), true)).rejects.toThrow("not ticked by a click: #off");
	expect(heard).toEqual(["off click"]);
});

it("presses keys with their names, numbers and effects", async () => {
	document.body.innerHTML = '<form><input id="a"><input id="b"><button id="go">Go</button></form>';
	document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
	hear(["keydown", "keypress", "keyup", "click"], (event) =>
		event instanceof KeyboardEvent ? `${event.key} ${event.code} ${event.keyCode}` : "",
	);
	await pressKey(byCss("#a"), "s");
	await pressKey(null, "Tab");
	await pressKey(null, "Enter");
	expect(field("#a").value).toBe("s");
	expect(heard).toEqual([
		"a keydown s KeyS 83",
		"a keypress s KeyS 115",
		"a keyup s KeyS 83",
		"a keydown Tab Tab 9",
		"a keyup Tab Tab 9",
		"b keydown Enter Enter 13",
		"b keypress Enter Enter 13",
		"go click",
		"b keyup Enter Enter 13",
	]);
});

it("drags with HTML's drag and drop, and ends a drag whose destination is not there", async () => {
	// There is no layout here.
	Document.prototype.elementsFromPoint = () => [];
	document.body.innerHTML = '<p id="card" draggable="true">Card</p><div id="list">List</div>';
	document.querySelector("#list")?.addEventListener("dragover", (event) => event.preventDefault());
	hear(["dragstart", "drop", "dragend"]);
	await drag(byCss("#card"), byCss("#list"));
	expect(heard).toEqual(["card dragstart", "list drop", "card dragend"]);
	heard.length = 0;
	await expect(drag(byCss("#card"), byCss("#gone"))).rejects.toThrow("element not found: #gone");
	expect(heard).toEqual(["card dragstart", "card dragend"]);
});

it("answers the expected dialogs in their order, shows others, and gives the page its own back", async () => {
	const shown: string[] = [];
	const own = {
		alert: (text: string) => void shown.push(text),
		confirm: (text: string) => shown.push(text) < 0,
		prompt: (text: string) => `${shown.push(text)}`,
	};
	Object.assign(window, own);
	const answers: unknown[] = [];
	await withDialogs(
		[
			{ type: "confirm", accept: true },
			{ type: "prompt", accept: true, answer: "Ada" },
			{ type: "prompt", accept: true },
			{ type: "prompt", accept: false },
		],
		async () => {
			await Promise.resolve();
			window.alert("a note");
			answers.push(window.confirm("sure?"), window.prompt("name?"), window.prompt("name?", "Bob"));
			answers.push(window.prompt("name?"), window.confirm("really?"));
		},
	);
	expect(answers).toEqual([true, "Ada", "Bob", null, false]);
	expect(shown).toEqual(["a note", "really?"]);
	expect(window.confirm).toBe(own.confirm);
});

it("waits for what appears, is hidden or goes", async () => {
	document.body.innerHTML = '<p style="display:none">Later</p><i>Wait</i>';
	await expect(waitForElement(byCss("p"), "visible", 50)).rejects.toThrow("element is hidden: p");
	await expect(waitForElement(byCss("b"), "present", 50)).rejects.toThrow("Element not found: b");
	await expect(waitForElement(byCss("i"), "absent", 50)).rejects.toThrow("element still there: i");
	await waitForElement(byCss("p"), "hidden", 50);
	setTimeout(() => document.querySelector("i")?.remove(), 30);
	await waitForElement(byCss("i"), "absent", 5000);
});

it.each<[string, string, string]>([
	["the first submit button of the form", '<input id="f"><button id="b">Send</button>', "b"],
	["a submit button that is a picture", '<input id="f"><input type="image" id="b">', "b"],
	["no button that is disabled", '<input id="f"><button id="b" disabled>Send</button><button>Other</button>', ""],
	["the form itself without a button", '<input id="f"><input type="checkbox"><textarea></textarea>', "form"],
	["nothing without a button, with a second field", '<input id="f"><input type="date">', ""],
])("sends a form by Enter with %s", async (_, inner, by) => {
	const sent: string[] = [];
	document.body.innerHTML = `<form>${inner}</form>`;
	const form = document.querySelector("form");
	const before = form?.innerHTML;
	document.querySelector("#b")?.addEventListener("click", (event) => {
		event.preventDefault();
		sent.push("b");
	});
	vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => {
		sent.push("form");
	});
	await pressKey(byCss("#f"), "Enter");
	vi.restoreAllMocks();
	expect(sent.join()).toBe(by);
	expect(form?.innerHTML).toBe(before);
});
