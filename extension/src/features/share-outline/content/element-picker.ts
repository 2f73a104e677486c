import {
	boxOf,
	documentElementOf,
	elementsAt,
	focusIn,
	isConnected,
	make,
	parentElementOf,
	queryAll,
	rootOf,
	scrollToShow,
} from "@scriptorium/selectors/intact-dom";
import { en } from "../messages/en.ts";

export interface PickerPorts {
	readonly shadowRootOf: (host: Element) => ShadowRoot | null;
	/** The picked element; null when the person goes back without one. */
	readonly onEnd: (element: Element | null) => void;
}

export interface ElementPicker {
	/** Takes it off the page without a result. */
	stop(): void;
}

/** The hub's colors (`ui-kit/tokens.css`), repeated here: the shadow root isolates the picker from the page's styles. */
const style = `
.mark { position: fixed; box-sizing: border-box; border: 3px solid #2563eb; border-radius: 4px;
	background: rgb(37 99 235 / 0.15); box-shadow: 0 0 0 2px #fffdf8; pointer-events: none; }
.bar { position: fixed; inset: auto 16px 16px 16px; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px;
	max-inline-size: 640px; margin-inline: auto; padding: 6px 6px 6px 16px; border: 1px solid #d8cfc0; border-radius: 12px; cursor: default;
	background: #fffdf8; color: #2b2420; box-shadow: 0 4px 16px rgb(0 0 0 / 0.2); font: 500 14px/1.4 system-ui, sans-serif; }
button { all: unset; box-sizing: border-box; min-inline-size: 44px; min-block-size: 44px; padding: 0 12px; border-radius: 8px;
	text-align: center; cursor: pointer; color: #8c1d18; font-weight: 600; }
button:hover { background: #f3eadb; }
button:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
	.bar { background: #231f1b; color: #f4ece0; border-color: #4a4138; }
	button { color: #ffb4ab; }
	button:hover { background: #362f28; }
}
@media print { .mark, .bar { display: none; } }
`;

/** Of the host: important, as rules of the page apply to it as well. */
const hostStyle = {
	all: "initial",
	display: "block",
	position: "fixed",
	inset: "0",
	"z-index": "2147483647",
	cursor: "crosshair",
};

/** Marks the picker for tests, and to find one that an earlier script left behind. */
const MARK = "data-scriptorium-picker";
/** What a press sends. None of it reaches the page while an element is picked. */
const PRESSES = ["pointerdown", "pointerup", "mousedown", "mouseup", "click", "auxclick", "dblclick", "contextmenu"];

/**
 * Lets the person pick an element with pointer or keyboard. A layer over the page takes all presses, so that none works there. Events
 * that the page itself dispatches do not count.
 * @param first element that is marked and shown at first; null for none
 */
export function startPicker(first: Element | null, { shadowRootOf, onEnd }: PickerPorts): ElementPicker {
	for (const left of queryAll(document, `[${MARK}]`)) left.remove();
	const host = make("div");
	host.setAttribute(MARK, "");
	for (const [name, value] of Object.entries(hostStyle)) host.style.setProperty(name, value, "important");
	const root = host.attachShadow({ mode: "closed" });
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(style);
	root.adoptedStyleSheets = [sheet];
	const mark = part("div", "mark");
	const bar = part("div", "bar");
	bar.setAttribute("role", "group");
	bar.setAttribute("aria-label", en.picker.label);
	const hint = part("span", "hint");
	hint.setAttribute("role", "status");
	hint.textContent = en.picker.hint;
	const back = part("button", "back");
	back.textContent = en.picker.back;
	bar.append(hint, back);
	root.append(mark, bar);

	let current = first;
	/** Elements from which the person went to the one around them. */
	let inner: Element[] = [];
	let frame = 0;
	const listeners = new AbortController();
	const stop = (): void => {
		listeners.abort();
		cancelAnimationFrame(frame);
		host.remove();
	};
	const end = (element: Element | null): void => {
		stop();
		onEnd(element);
	};
	const isOwn = (element: Element): boolean => element === host || rootOf(element) === root;
	const choose = (element: Element | null): void => {
		if (element === null || isOwn(element)) return;
		current = element;
		inner = [];
	};
	/** The innermost element at a point, also in shadow roots. */
	const elementAt = (x: number, y: number): Element | null => {
		let found = elementsAt(document, x, y).find((element) => !isOwn(element)) ?? null;
		for (let within = found; within !== null; ) {
			const shadow = shadowRootOf(within);
			const next: Element | null = shadow?.elementFromPoint(x, y) ?? null;
			if (next === null || next === within || rootOf(next) !== shadow) break;
			found = next;
			within = next;
		}
		return found;
	};
	const around = (element: Element): Element | null => {
		const parent = parentElementOf(element);
		if (parent !== null) return parent;
		const above = rootOf(element);
		return above instanceof ShadowRoot ? above.host : null;
	};
	const draw = (): void => {
		frame = requestAnimationFrame(draw);
		// Pages that render anew replace their elements, and may remove the layer.
		if (!host.isConnected) documentElementOf(document)?.append(host);
		const box = current !== null && isConnected(current) ? boxOf(current) : null;
		mark.hidden = box === null;
		mark.style.display = box === null ? "none" : "block";
		if (box === null) return;
		mark.style.left = `${box.left - 3}px`;
		mark.style.top = `${box.top - 3}px`;
		mark.style.width = `${box.width + 6}px`;
		mark.style.height = `${box.height + 6}px`;
	};
	const listen = (type: string, listener: (event: Event) => void): void =>
		window.addEventListener(type, (event) => void (event.isTrusted && listener(event)), {
			capture: true,
			signal: listeners.signal,
		});

	listen("pointermove", (event) => {
		if (!(event instanceof PointerEvent) || isOnBar(event)) return;
		choose(elementAt(event.clientX, event.clientY));
	});
	for (const type of PRESSES)
		listen(type, (event) => {
			if (!(event instanceof MouseEvent)) return;
			const onBar = isOnBar(event);
			if (!onBar) event.preventDefault();
			event.stopImmediatePropagation();
			if (type !== "click") return;
			if (onBar) {
				if (isWithinBox(back, event)) end(null);
				return;
			}
			// A press without a pointer, by assistive technology, has no place.
			if (event.detail > 0) choose(elementAt(event.clientX, event.clientY));
			else if (event.target === host) return end(null);
			else if (event.target instanceof Element) choose(event.target);
			end(current);
		});
	listen("focusin", () => choose(focusIn(document)));
	listen("keydown", (event) => {
		if (!(event instanceof KeyboardEvent)) return;
		const act = actOn(event.key);
		if (act === null) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		act();
	});
	function actOn(key: string): (() => void) | null {
		if (key === "Escape") return () => end(null);
		if (key === "Enter") return () => end(isOnBack() ? null : current);
		if (key === " ") return isOnBack() ? () => end(null) : null;
		if (key === "ArrowUp")
			return () => {
				const outer = current === null ? null : around(current);
				if (current === null || outer === null) return;
				inner.push(current);
				current = outer;
			};
		if (key === "ArrowDown")
			return () => {
				current = inner.pop() ?? current;
			};
		return null;
	}
	const isOnBack = (): boolean => root.activeElement === back;
	const isWithinBox = (element: Element, { clientX, clientY }: MouseEvent): boolean => {
		const { left, right, top, bottom } = boxOf(element);
		return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
	};
	function isOnBar(event: MouseEvent): boolean {
		return isWithinBox(bar, event);
	}

	documentElementOf(document)?.append(host);
	if (first !== null) scrollToShow(first, "center");
	draw();
	return { stop };
}

function part(tag: "div" | "span" | "button", className: string): HTMLElement {
	const element = make(tag);
	element.className = className;
	return element;
}
