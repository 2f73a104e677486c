// @vitest-environment happy-dom
import { expect, onTestFinished, test } from "vitest";
import type { PageRecorder, SeenAction } from "./page-recorder.ts";
import { recordTyping } from "./record-typing.ts";

/** Starts the recorder of typing on a page with these elements; what it records is listed without its element. */
function open(body: string) {
	document.body.innerHTML = body;
	const recorded: { action: SeenAction; readonly key: unknown }[] = [];
	const last = () => recorded.at(-1);
	const recorder: Pick<PageRecorder, "elementFor" | "describe" | "isSecret" | "add" | "isLast" | "last"> = {
		elementFor: ({ target }) => (target instanceof Element ? target : null),
		describe: ({ id }) => ({ primary: `#${id}`, strategy: "id", fallbacks: [], attributes: {} }),
		isSecret: ({ id }) => id === "secret",
		isLast: (key) => last()?.key === key,
		last: () => {
			const one = last();
			return one === undefined ? null : { action: one.action, timestamp: 0 };
		},
		add(action, key = Symbol("its own")) {
			const known = last()?.key === key ? last() : undefined;
			const own = known ?? { action, key };
			own.action = action;
			if (known === undefined) recorded.push(own);
			return {
				replace(changed) {
					own.action = changed;
				},
			};
		},
	};
	const controller = new AbortController();
	onTestFinished(() => controller.abort());
	recordTyping(recorder as PageRecorder, controller.signal);
	const find = (id: string) => document.getElementById(id) as HTMLInputElement;
	const send = (id: string, event: Event) => find(id).dispatchEvent(trusted(event));
	return {
		find,
		send,
		stop: () => controller.abort(),
		type(id: string, text: string) {
			for (let length = 1; length <= text.length; length += 1) {
				send(id, new InputEvent("beforeinput", { bubbles: true }));
				find(id).value = text.slice(0, length);
				send(id, new InputEvent("input", { bubbles: true }));
			}
		},
		/** A key, as it is recorded by another recorder, before this one hears of it. */
		press(id: string, key: string) {
			const modifiers = { ctrl: false, alt: false, shift: false, meta: false };
			recorder.add({ type: "keypress", key, modifiers });
			send(id, new KeyboardEvent("keydown", { key, bubbles: true }));
		},
		recorded: () =>
			recorded.map(({ action }) => {
				if (action.type === "type") return action.masked ? "hidden" : action.value;
				return action.type === "keypress" ? action.key : action.type;
			}),
	};
}

function trusted(event: Event): Event {
	Object.defineProperty(event, "isTrusted", { value: true });
	return event;
}

const bubbling = { bubbles: true };
const FORM =
	'<form><input id="phone" type="tel"><input id="secret"><textarea id="lines"></textarea><b id="other"></b></form>';
const PHONE = "030 1234567";

type Page = ReturnType<typeof open>;

test.each<[string, (page: Page) => void, after: readonly string[]]>([
	["Tab", (page) => page.press("phone", "Tab"), ["Tab"]],
	["Enter", (page) => page.press("phone", "Enter"), ["Enter"]],
	["a press elsewhere", ({ send }) => send("other", new Event("pointerdown", bubbling)), []],
	["change", ({ send }) => send("phone", new Event("change", bubbling)), []],
	["focusout", ({ send }) => send("phone", new Event("focusout", bubbling)), []],
	["the end of the page", () => window.dispatchEvent(trusted(new Event("pagehide"))), []],
	[
		"another key and change",
		(page) => {
			page.press("phone", "Escape");
			page.send("phone", new Event("change", bubbling));
		},
		["Escape"],
	],
	[
		"another key and focusout, after the page has emptied the field",
		(page) => {
			page.press("phone", "F2");
			page.find("phone").value = "";
			page.send("phone", new Event("focusout", bubbling));
		},
		["F2"],
	],
])("a number that might have become that of a card is recorded at %s", (_what, leave, after) => {
	const page = open(FORM);
	page.type("phone", PHONE);
	expect(page.recorded()).toEqual(["hidden"]);
	leave(page);
	expect(page.recorded()).toEqual([PHONE, ...after]);
});

test.each([
	["a card", "phone", "4111 1111 1111 1111"],
	["a field for secrets", "secret", "1234567"],
])("the number of %s stays hidden", (_what, id, text) => {
	const page = open(FORM);
	page.type(id, text);
	page.press(id, "Tab");
	page.send(id, new Event("change", bubbling));
	expect(page.recorded()).toEqual(["hidden", "Tab"]);
});

test("Enter in a text of several lines does not end it", () => {
	const page = open(FORM);
	page.type("lines", "4111 1111");
	page.press("lines", "Enter");
	expect(page.recorded()).toEqual(["hidden", "Enter"]);
	page.send("lines", new Event("focusout", bubbling));
	expect(page.recorded()).toEqual(["4111 1111", "Enter"]);
});

const turn = () => new Promise((resolve) => setTimeout(resolve));

test("a suggestion that the page puts into the field when it is pressed does not replace what was typed", () => {
	const page = open(FORM);
	page.type("lines", "par");
	page.send("other", new Event("pointerdown", bubbling));
	page.find("lines").value = "Paris";
	page.send("lines", new Event("change", bubbling));
	expect(page.recorded()).toEqual(["par"]);
});

test("what a page makes of a text before the field is left is recorded", () => {
	const page = open(FORM);
	page.type("lines", "par");
	page.find("lines").value = "PAR";
	page.send("other", new Event("pointerdown", bubbling));
	page.send("lines", new Event("change", bubbling));
	expect(page.recorded()).toEqual(["PAR"]);
});

/** Has the page handle the keys of a field by itself. */
function mask(field: HTMLInputElement, valueAfter: (key: string) => string): void {
	field.addEventListener("keydown", (event) => {
		event.preventDefault();
		field.value = valueAfter((event as KeyboardEvent).key);
	});
}
const key = (name: string) => new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });

test.each<[string, (before: string) => (key: string) => string, string[]]>([
	["formats it", () => (typed) => `${typed},00 €`, ["3,00 €"]],
	[
		"adds it",
		() => {
			let all = "";
			return (typed) => (all += typed);
		},
		["123"],
	],
	["refuses it", (before) => () => before, []],
])("a page that prevents each key and %s", async (_what, create, recorded) => {
	const page = open(FORM);
	mask(page.find("phone"), create(""));
	for (const digit of "123") {
		page.send("phone", key(digit));
		await turn();
	}
	expect(page.recorded()).toEqual(recorded);
});

test("a text that the page takes out of the field while it is typed is recorded as a whole", () => {
	const page = open(FORM);
	const typeAndTake = (text: string) => {
		for (const letter of text) {
			page.send("lines", new InputEvent("beforeinput", bubbling));
			page.find("lines").value += letter;
			page.send("lines", new InputEvent("input", bubbling));
			page.find("lines").value = "";
		}
	};
	typeAndTake("let a");
	page.press("lines", "Enter");
	typeAndTake("= 1");
	expect(page.recorded()).toEqual(["let a", "Enter", "= 1"]);
});

test("a text that is deleted and typed anew is not recorded twice", () => {
	const page = open(FORM);
	page.type("lines", "abc");
	page.send("lines", new InputEvent("beforeinput", bubbling));
	page.find("lines").value = "";
	page.send("lines", new InputEvent("input", { ...bubbling, inputType: "deleteContentBackward" }));
	page.type("lines", "xyz");
	expect(page.recorded()).toEqual(["xyz"]);
});

test("nothing is released after the recorder has stopped", () => {
	const page = open(FORM);
	page.type("phone", PHONE);
	page.stop();
	window.dispatchEvent(trusted(new Event("pagehide")));
	page.send("phone", new Event("focusout", bubbling));
	expect(page.recorded()).toEqual(["hidden"]);
});
