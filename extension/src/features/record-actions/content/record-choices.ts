import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { boxOf, rootOf } from "@scriptorium/selectors/intact-dom";
import { operableAround } from "./event-element.ts";
import { checkableOf, fieldKind } from "./fields.ts";
import type { PageRecorder } from "./page-recorder.ts";

/** Records checkboxes, selects and file inputs by their new state, however they were changed. */
export function recordChoices(recorder: PageRecorder, signal: AbortSignal): void {
	const listen = { capture: true, signal };
	/** The radio button that was checked before the press: choosing it again changes nothing. */
	let chosenBefore: Element | null = null;
	/** The box of the last recorded click, whose `change` event is skipped. */
	let clicked: Element | null = null;

	const remember = (event: Event): void => {
		const element = recorder.elementFor(event);
		const box = element && checkableOf(element);
		chosenBefore = box?.checked && box.type === "radio" ? box : null;
	};
	window.addEventListener("pointerdown", remember, listen);
	window.addEventListener("keydown", remember, listen);

	// `change` alone is not enough: an application that rerenders a box in its click handler removes it before that event. At `click`
	// the box already has its new state (HTML, "legacy-pre-activation behavior"), before any listener of the page was called.
	window.addEventListener(
		"click",
		(event) => {
			clicked = null;
			const element = recorder.elementFor(event);
			if (element === null || checkableOf(element) === null) return;
			if (!isBox(element)) {
				recordIfPrevented(event, operableAround(element));
				return;
			}
			if (element === chosenBefore) return;
			clicked = element;
			const selector = recorder.describe(element);
			const recorded = recorder.add({ type: "check", selector, checked: element.checked });
			setTimeout(() => {
				// The page prevented the change and handles the click itself: only the click is certain.
				if (event.defaultPrevented && !signal.aborted) recorded.replace(clickOn(element, selector, event));
			});
		},
		listen,
	);
	/** A label whose click the page prevents does not click its box. */
	const recordIfPrevented = (event: MouseEvent, label: Element): void => {
		const selector = recorder.describe(label);
		setTimeout(() => {
			if (event.defaultPrevented && !signal.aborted) recorder.add(clickOn(label, selector, event));
		});
	};

	const recordChange = (event: Event): void => {
		const element = recorder.elementFor(event);
		if (element instanceof HTMLSelectElement) {
			const values = [...element.selectedOptions].map(({ value }) => value);
			const value = element.multiple ? values : (values[0] ?? "");
			const chosen = { type: "select", selector: recorder.describe(element), isMultiple: element.multiple } as const;
			// A list can be for a digit of a PIN.
			const hidden = { ...chosen, value: element.multiple ? [] : "", masked: true as const };
			recorder.add(recorder.isSecret(element) ? hidden : { ...chosen, value }, element);
		} else if (element !== null && isBox(element)) {
			if (element !== clicked)
				recorder.add({ type: "check", selector: recorder.describe(element), checked: element.checked });
		} else if (element instanceof HTMLInputElement && fieldKind(element) === "file") {
			recorder.add({ type: "upload", selector: recorder.describe(element), files: fileNames(element.files) });
		}
	};
	window.addEventListener("change", recordChange, listen);
	listenInShadowRoots(recorder, recordChange, signal);
}

/** `change` does not leave a shadow root (it is not composed): it is heard in the root of an element, once that is pressed or focused. */
function listenInShadowRoots(recorder: PageRecorder, hear: (event: Event) => void, signal: AbortSignal): void {
	const listen = { capture: true, signal };
	const known = new WeakSet<ShadowRoot>();
	const enter = (event: Event): void => {
		const element = recorder.elementFor(event);
		const root = element && rootOf(element);
		if (!(root instanceof ShadowRoot) || known.has(root)) return;
		known.add(root);
		root.addEventListener("change", hear, listen);
	};
	for (const type of ["pointerdown", "keydown", "focusin", "dragenter"]) window.addEventListener(type, enter, listen);
}

/** The names of files, within the limits of an action. */
export const fileNames = (files: FileList | null): string[] =>
	[...(files ?? [])].slice(0, 100).map(({ name }) => name.slice(0, 400));

const isBox = (element: Element): element is HTMLInputElement =>
	element instanceof HTMLInputElement && fieldKind(element) === "checkable";

function clickOn(
	element: Element,
	selector: RecordedTarget,
	{ clientX, clientY, detail }: MouseEvent,
): Omit<Extract<RecordedAction, { type: "click" }>, "id" | "timestamp" | "url"> {
	const { left, top } = boxOf(element);
	// A click by keyboard has no position.
	const position = detail === 0 ? { x: 0, y: 0 } : { x: Math.round(clientX - left), y: Math.round(clientY - top) };
	return { type: "click", selector, position, button: "left", clickCount: 1 };
}
