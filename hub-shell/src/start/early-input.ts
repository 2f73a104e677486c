/** Parts of a page that become alive one after the other: header and footer, and the screen between them. */
export type PagePart = "frame" | "screen";

type EarlyPress = { readonly target: HTMLElement } & (
	| { readonly type: "click" | "submit" | "toggle" }
	/** A key on a tab. */
	| { readonly type: "keydown"; readonly key: string }
);

interface EarlyInput {
	/** Path and query for which the server has rendered the page. */
	readonly address: string;
	/** Parts that React has taken over. */
	readonly alive: PagePart[];
	presses: EarlyPress[];
	/** Presses of keys that are shortcuts of the whole page, and of those that follow the palette's. */
	keys: KeyboardEventInit[];
}

declare global {
	/** Made by `before-paint.ts`; absent in tests. */
	var hubEarlyInput: EarlyInput | undefined;
}

/** A chosen file cannot be chosen again by a script; no screen begins with a field for one. */
const FIELDS = "input:not([type=file]), select, textarea";

/**
 * Hands over to React what somebody has typed, chosen and pressed in a part of the server's HTML before React had it. Call it when React has
 * just taken the part over, before it renders again.
 * @param page the document
 * @param part which part
 */
export function takeOverInput(page: Document, part: PagePart): void {
	const early = globalThis.hubEarlyInput;
	if (!early || early.alive.includes(part)) return;
	early.alive.push(part);
	const isHere = (element: Element) => (element.closest("main") === null) === (part === "frame");
	// Found before any of them is told: the options of a group change each other.
	const changed = [...page.querySelectorAll(FIELDS)].filter((field) => isHere(field) && isChanged(field));
	for (const field of changed) takeOverField(field);
	const mine = early.presses.filter(({ target }) => isHere(target));
	early.presses = early.presses.filter((press) => !mine.includes(press));
	const keys = part === "frame" ? early.keys.splice(0) : [];
	// When React has rendered the fields: what is sent is what was typed.
	queueMicrotask(() => {
		for (const key of keys) page.dispatchEvent(new KeyboardEvent("keydown", { ...key, cancelable: true }));
		for (const early of mine) {
			const { type, target } = early;
			if (!target.isConnected) continue;
			if (type === "keydown") pressOnTab(page.activeElement, target, early.key);
			else if (type === "toggle") target.dispatchEvent(new Event("toggle"));
			else if (target instanceof HTMLFormElement && type === "submit") target.requestSubmit();
			else press(target);
		}
	});
}

/** An earlier key may have moved the focus to another tab of the same list. */
function pressOnTab(focused: Element | null, tab: HTMLElement, key: string): void {
	const isInList = focused?.closest('[role="tablist"]')?.contains(tab) === true;
	const init = { key, bubbles: true, cancelable: true };
	(isInList ? focused : tab)?.dispatchEvent(new KeyboardEvent("keydown", init));
}

/** Menus and tabs hear of the pointer, buttons of the click. */
function press(target: HTMLElement): void {
	const init = { bubbles: true, cancelable: true, button: 0 };
	target.dispatchEvent(new PointerEvent("pointerdown", { ...init, pointerType: "mouse" }));
	target.dispatchEvent(new MouseEvent("mousedown", init));
	target.dispatchEvent(new PointerEvent("pointerup", { ...init, pointerType: "mouse" }));
	target.dispatchEvent(new MouseEvent("mouseup", init));
	target.click();
}

const isOption = (field: Element): field is HTMLInputElement =>
	field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** Whether a field is in another state than the server has written it in. Of a group of radio buttons: the chosen one. */
function isChanged(field: Element): boolean {
	if (isOption(field)) return field.checked !== field.defaultChecked && (field.type === "checkbox" || field.checked);
	if (field instanceof HTMLSelectElement) return firstValue(field) !== undefined && field.value !== firstValue(field);
	return (
		(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue
	);
}

function firstValue({ options }: HTMLSelectElement): string | undefined {
	return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** React keeps what a field contains when it takes it over, and learns of it by the event of a change only. */
function takeOverField(field: Element): void {
	if (isOption(field)) {
		// Pressed again from its first state, so that React sees the change.
		field.checked = !field.checked;
		field.click();
	} else if (field instanceof HTMLSelectElement) announce(field, firstValue(field) ?? "", field.value);
	else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
		announce(field, field.defaultValue, field.value);
}

/**
 * Tells React that a field has changed. React compares with the value that was last set on the element itself, so the new one is set
 * by its prototype (https://github.com/facebook/react/issues/11488).
 */
function announce(
	field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
	before: string,
	typed: string,
): void {
	const hasCaret = !(field instanceof HTMLSelectElement);
	const caret = hasCaret ? [field.selectionStart, field.selectionEnd] : [];
	field.value = before;
	const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
	set?.call(field, typed);
	if (hasCaret && field.ownerDocument.activeElement === field && caret[0] !== null) {
		field.setSelectionRange(caret[0] ?? null, caret[1] ?? null);
	}
	field.dispatchEvent(new Event(hasCaret ? "input" : "change", { bubbles: true }));
}
