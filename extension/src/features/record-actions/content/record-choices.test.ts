// @vitest-environment happy-dom
import { expect, onTestFinished, test } from "vitest";
import type { PageRecorder, SeenAction } from "./page-recorder.ts";
import { recordChoices } from "./record-choices.ts";

test("a change in a shadow root is recorded once, whether it is composed or not", () => {
	document.body.innerHTML = "<div></div>";
	const host = document.querySelector("div");
	const root = host?.attachShadow({ mode: "open" });
	if (!root) throw new Error("no root");
	root.innerHTML = "<select><option>a<option>b</select><input type='checkbox'>";
	const recorded: SeenAction[] = [];
	const recorder: Pick<PageRecorder, "elementFor" | "describe" | "isSecret" | "add"> = {
		elementFor: (event) => event.composedPath().find((part) => part instanceof Element) ?? null,
		describe: ({ tagName }) => ({ primary: tagName, strategy: "css", fallbacks: [], attributes: {} }),
		isSecret: ({ id }) => id === "pin",
		add(action) {
			recorded.push(action);
			return { replace: () => undefined };
		},
	};
	const controller = new AbortController();
	onTestFinished(() => controller.abort());
	recordChoices(recorder as PageRecorder, controller.signal);
	const [list, box] = [root.querySelector("select"), root.querySelector("input")];
	const change = () => new Event("change", { bubbles: true });
	for (const _ of "12") list?.dispatchEvent(new Event("focusin", { bubbles: true, composed: true }));
	if (list) list.value = "b";
	list?.dispatchEvent(change());
	box?.dispatchEvent(change());
	expect(recorded.map(({ type }) => type)).toEqual(["select", "check"]);
	expect(recorded[0]).toMatchObject({ value: "b" });
	if (list) list.id = "pin";
	list?.dispatchEvent(change());
	expect(recorded.at(-1)).toMatchObject({ type: "select", value: "", masked: true });
	controller.abort();
	list?.dispatchEvent(change());
	expect(recorded).toHaveLength(3);
});
