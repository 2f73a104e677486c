// @vitest-environment happy-dom
import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import { bodyOf, byId, openShadowRootOf } from "@scriptorium/selectors/intact-dom";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import {
	askRecorderState,
	recordAction,
	recorderState,
} from "@scriptorium/shared-protocol/extension-internal/record-actions";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { startRecorder } from "./start-recorder.ts";

const received = z.object({ type: z.string(), payload: z.unknown() });
const session = { id: "recording-1", state: "recording", actionCount: 0, options: z.parse(recordingOptions, {}) };
const bubbling = { bubbles: true };

// happy-dom has no such frames, no activation, and no idle time, in which what appears is looked at.
Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
vi.stubGlobal("HTMLFrameElement", class {});
vi.stubGlobal("requestIdleCallback", () => 1);
vi.stubGlobal("cancelIdleCallback", () => undefined);

/** A recorded page whose worker has told it to record, and answers nothing after that. */
async function openPage() {
	const content = bodyOf(document);
	if (content === null) throw new Error("a page has a body");
	content.innerHTML = '<input id="name"><input id="phone" type="tel"><button id="done">Done</button>';
	const sent: string[] = [];
	const { stop } = startRecorder(
		{
			isAlive: () => true,
			onMessage: () => () => undefined,
			shadowRootOf: openShadowRootOf,
			async send(message) {
				const { type, payload } = z.parse(received, message);
				if (type === askRecorderState.type) return makeEnvelope(recorderState.type, { session }, "extension", 1);
				if (type === recordAction.type) {
					const { action } = z.parse(recordAction.payload, payload);
					sent.push(action.type === "type" ? (action.masked ? "(masked)" : action.value) : action.type);
				}
				return new Promise(() => undefined);
			},
		},
		() => crypto.randomUUID(),
	);
	onTestFinished(stop);
	await expect.poll(() => document.querySelector("[data-scriptorium-recorder]")).not.toBeNull();
	const send = (target: EventTarget, event: Event): void => {
		Object.defineProperty(event, "isTrusted", { value: true });
		target.dispatchEvent(event);
	};
	const type = (id: string, text: string, isComposing = false): void => {
		const field = byId(document, id);
		if (!(field instanceof HTMLInputElement)) throw new Error(`no field has the id ${id}`);
		for (const letter of text) {
			send(field, new InputEvent("beforeinput", { ...bubbling, data: letter, isComposing }));
			field.value += letter;
			send(field, new InputEvent("input", { ...bubbling, data: letter, isComposing }));
		}
	};
	const leave = (): void => send(window, new Event("beforeunload", { cancelable: true }));
	return { sent, send, type, leave };
}

type Page = Awaited<ReturnType<typeof openPage>>;

test.each<[string, (page: Page) => void, string]>([
	["a text that grew while its first letter was under way", ({ type }) => type("name", "Ada Twice"), "Ada Twice"],
	[
		"a text that was withheld, as it may become a card's number",
		({ type }) => type("phone", "030 1234567"),
		"030 1234567",
	],
	["a text whose composition is unfinished", ({ type }) => type("name", "nihon", true), "nihon"],
])("the last that leaves a page is %s", async (_what, act, last) => {
	const page = await openPage();
	act(page);
	page.leave();
	expect(page.sent.at(-1)).toBe(last);
});

test("a page that stays withholds again what is typed further", async () => {
	const page = await openPage();
	page.type("phone", "4111 1111");
	page.leave();
	page.type("phone", " 1111 1111");
	page.leave();
	expect(page.sent.at(-1)).toBe("(masked)");
});

test("a text goes whole before the click that closes its window", async () => {
	const page = await openPage();
	page.type("name", "Ada");
	const done = byId(document, "done");
	if (done === null) throw new Error("the button is there");
	page.send(done, new PointerEvent("pointerdown", bubbling));
	page.send(done, new MouseEvent("click", { ...bubbling, detail: 1 }));
	expect(page.sent).toEqual(["A", "Ada", "click"]);
});

test("an event of the page itself is not its end", async () => {
	const page = await openPage();
	page.type("name", "Ada");
	window.dispatchEvent(new Event("beforeunload"));
	expect(page.sent).toEqual(["A"]);
});
