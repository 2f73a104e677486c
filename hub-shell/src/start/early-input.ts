/** Parts of a page that become alive one after the other: header and footer, and the screen between them. */
export type PagePart = "frame" | "screen";

interface EarlyInput {
	/** Parts that React has taken over. */
	readonly alive: PagePart[];
	presses: { readonly type: "click" | "submit"; readonly target: HTMLElement }[];
}

declare global {
	/** Made by `public/before-paint.js`; absent in tests. */
	var hubEarlyInput: EarlyInput | undefined;
}

const FIELDS = "input, select, textarea";

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
	for (const field of page.querySelectorAll(FIELDS)) if (isHere(field)) takeOverField(field);
	const mine = early.presses.filter(({ target }) => isHere(target));
	early.presses = early.presses.filter((press) => !mine.includes(press));
	// When React has rendered the fields: what is sent is what was typed.
	queueMicrotask(() => {
		for (const { type, target } of mine) {
			if (!target.isConnected) continue;
			if (target instanceof HTMLFormElement && type === "submit") target.requestSubmit();
			else target.click();
		}
	});
}

/** React keeps what a field contains when it takes it over, and learns of it by the event of a change only. */
function takeOverField(field: Element): void {
	if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
		if (field.checked === field.defaultChecked) return;
		// Pressed again from its first state, so that React sees the change.
		field.checked = field.defaultChecked;
		field.click();
	} else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
		if (field.value !== field.defaultValue) announce(field, field.defaultValue, field.value);
	} else if (field instanceof HTMLSelectElement) {
		const first = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value;
		if (first !== undefined && field.value !== first) announce(field, first, field.value);
	}
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
