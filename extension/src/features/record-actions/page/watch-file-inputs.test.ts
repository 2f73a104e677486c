// @vitest-environment happy-dom
import { expect, onTestFinished, test } from "vitest";
import type { FilesEvent } from "../page-channel.ts";
import { watchFileInputs } from "./watch-file-inputs.ts";

function watch() {
	const events: FilesEvent[] = [];
	const undo = watchFileInputs(window, (event) => events.push(event));
	onTestFinished(undo);
	return { events, undo };
}

function fileInput(name: string): HTMLInputElement {
	const input = document.createElement("input");
	input.type = "file";
	Object.defineProperty(input, "files", { value: [new File(["x"], name)] });
	return input;
}

/** The browser's own event after files were chosen. */
function choose(input: HTMLInputElement, isTrusted = true): void {
	const event = new Event("change", { bubbles: true });
	Object.defineProperty(event, "isTrusted", { value: isTrusted });
	input.dispatchEvent(event);
}

const OPENERS: Readonly<Record<string, (input: HTMLInputElement) => void>> = {
	click: (input) => input.click(),
	"the click of its label": (input) => {
		const label = document.createElement("label");
		label.append(input);
		label.click();
	},
};

test.each(Object.keys(OPENERS))("reports the files of an input that is in no page, opened by %s", (opener) => {
	const { events } = watch();
	const input = fileInput("plan.txt");
	for (const _ of "12") OPENERS[opener]?.(input);
	choose(input, false);
	choose(input);
	expect(events).toEqual([{ files: ["plan.txt"] }]);
});

test("leaves an input in the page to its own event, unless that ends at a shadow root", () => {
	const { events } = watch();
	const [inPage, inRoot, removed] = [fileInput("page.txt"), fileInput("root.txt"), fileInput("removed.txt")];
	const host = document.createElement("div");
	document.body.append(host, inPage, removed);
	host.attachShadow({ mode: "closed" }).append(inRoot);
	for (const input of [inPage, inRoot, removed]) input.click();
	removed.remove();
	for (const input of [inPage, inRoot, removed]) choose(input);
	expect(events).toEqual([{ files: ["root.txt"] }, { files: ["removed.txt"] }]);
});

test("restores the page's functions, except for those that the page has replaced meanwhile", () => {
	const { click } = HTMLElement.prototype;
	const { dispatchEvent } = EventTarget.prototype;
	const { events, undo } = watch();
	expect(HTMLElement.prototype.click).not.toBe(click);
	const input = fileInput("plan.txt");
	input.click();
	const own = (): void => undefined;
	HTMLElement.prototype.click = own;
	undo();
	choose(input);
	expect(events).toEqual([]);
	expect(HTMLElement.prototype.click).toBe(own);
	expect(EventTarget.prototype.dispatchEvent).toBe(dispatchEvent);
	HTMLElement.prototype.click = click;
});
