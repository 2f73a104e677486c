import * as z from "zod/mini";
import { type RecordedTarget, splitChain } from "../../recording/recorded-target.ts";
import { readSelector } from "../selector-spelling.ts";
import type { ReplaySelector, ReplayStep } from "./replay-steps.ts";

const selector = z.union([z.string(), z.array(z.string())]);
const dragged = z.object({
	source: z.array(selector).check(z.minLength(1)),
	target: z.array(selector).check(z.minLength(1)),
	/** In the target, from its top left corner; left out: its middle. */
	offset: z.optional(z.object({ x: z.number(), y: z.number() })),
	/** It leads to another page: it is done after the step, because the runner repeats a step that a new page interrupts. */
	leads: z.optional(z.boolean()),
});

/** What the expression of a drag is given: all selectors of both elements, though it reads those of CSS and XPath only. */
type ReplayDrag = z.infer<typeof dragged>;

/** What is dragged, onto what, and where in it. */
interface Dragged {
	readonly source: RecordedTarget;
	readonly target: RecordedTarget;
	readonly position?: { readonly x: number; readonly y: number } | undefined;
}

/**
 * Writes a drag, which the format has no step for, as an expression that dispatches the events of the mouse.
 * @param dragged where from and where to
 * @param selectors of both in the spelling of the format
 * @param leads it leads to another page
 * @returns null when the page cannot find one of them by itself: selectors of texts and accessible names are the runner's
 */
export function dragStep(
	{ source, target, position }: Dragged,
	selectors: { readonly source: readonly ReplaySelector[]; readonly target: readonly ReplaySelector[] },
	leads: boolean,
): ReplayStep | null {
	const canFind = [source, target].every(({ primary, fallbacks }) => [primary, ...fallbacks].some(isFoundByPages));
	if (!canFind) return null;
	const given = { ...selectors, ...(position ? { offset: position } : {}), ...(leads ? { leads } : {}) };
	return { type: "waitForExpression", expression: `${DRAG}(${JSON.stringify(given)})` };
}

/**
 * Reads the expression of a drag again.
 * @param expression of a step
 * @returns null when it is another one
 */
export function readDrag(expression: string): ReplayDrag | null {
	if (!expression.startsWith(`${DRAG}(`)) return null;
	try {
		const given = dragged.safeParse(JSON.parse(expression.slice(DRAG.length + 1, -1)));
		return given.success ? given.data : null;
	} catch {
		return null;
	}
}

const isFoundByPages = (text: string): boolean =>
	splitChain(text).every((part) => /^(?:css|xpath)$/.test(readSelector(part).kind));

/** Done once: the runner evaluates it until it is true, which it is not before the page has what is dragged. */
const DRAG = `(async ({ source, target, offset, leads }) => {
	const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
	const foundIn = (root, selector) => {
		if (/^(aria|text|pierce)\\//.test(selector)) return null;
		if (!selector.startsWith("xpath/")) return root.querySelector(selector);
		return document.evaluate(selector.slice(6), root, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue;
	};
	const find = (selectors) => {
		for (const selector of selectors) {
			const found = [selector].flat().reduce((at, part) => at && foundIn(at.shadowRoot ?? at, part), document);
			if (found) return found;
		}
		return null;
	};
	const pointIn = (element, place) => {
		element.scrollIntoView({ block: "nearest", inline: "nearest" });
		const { x, y, width, height } = element.getBoundingClientRect();
		return { clientX: x + (place?.x ?? width / 2), clientY: y + (place?.y ?? height / 2) };
	};
	const elementAt = ({ clientX, clientY }) => {
		let at = document.elementFromPoint(clientX, clientY);
		// At a place of its own, a host is what its root finds there.
		for (let inside = null; (inside = at?.shadowRoot?.elementFromPoint(clientX, clientY)) && inside !== at; ) at = inside;
		return at;
	};
	const send = (element, type, point, more) => {
		const Kind = type.startsWith("pointer") ? PointerEvent : /^dr[ao]/.test(type) ? DragEvent : MouseEvent;
		const pointer = { pointerId: 1, pointerType: "mouse", isPrimary: true, view: window };
		return element.dispatchEvent(
			new Kind(type, { bubbles: true, cancelable: true, composed: true, ...pointer, ...point, ...more }),
		);
	};
	// The browser does not know this pointer, so that elements cannot capture its events by themselves.
	let captured = null;
	const capturing = {
		setPointerCapture() {
			captured = this;
		},
		hasPointerCapture() {
			return captured === this;
		},
		releasePointerCapture() {
			if (captured === this) captured = null;
		},
	};
	const drag = async (taken) => {
		const from = pointIn(taken);
		const hit = elementAt(from);
		const pressed = hit && taken.contains(hit) ? hit : taken;
		for (const type of ["pointerover", "pointermove", "mouseover", "mousemove"]) send(pressed, type, from);
		const hasMouse = send(pressed, "pointerdown", from, { buttons: 1 });
		const isFree = hasMouse && send(pressed, "mousedown", from, { buttons: 1 });
		const dataTransfer = new DataTransfer();
		// A browser sets these for its own drags only.
		Object.defineProperty(dataTransfer, "effectAllowed", { value: "all", writable: true });
		Object.defineProperty(dataTransfer, "dropEffect", { value: "none", writable: true });
		const draggable = isFree ? pressed.closest("[draggable=true], a[href], img") : null;
		const carried = draggable?.draggable && send(draggable, "dragstart", from, { dataTransfer }) ? draggable : null;
		if (carried) send(pressed, "pointercancel", from);
		let onto = null;
		for (let turn = 0; turn < 300 && !(onto = find(target)); turn += 1) await frame();
		if (!onto) throw new Error("What is dropped onto is not there");
		const to = pointIn(onto, offset);
		let over = carried ?? pressed;
		let isTaken = false;
		const moveTo = async (part) => {
			const point = {
				clientX: from.clientX + (to.clientX - from.clientX) * part,
				clientY: from.clientY + (to.clientY - from.clientY) * part,
			};
			const next = (carried ? null : captured) ?? elementAt(point) ?? onto;
			if (carried) {
				send(carried, "drag", point, { dataTransfer });
				if (next !== over) send(next, "dragenter", point, { dataTransfer, relatedTarget: over });
				if (next !== over) send(over, "dragleave", point, { dataTransfer, relatedTarget: next });
				isTaken = !send(next, "dragover", point, { dataTransfer });
			} else {
				send(next, "pointermove", point, { button: -1, buttons: 1 });
				if (hasMouse) send(next, "mousemove", point, { buttons: 1 });
			}
			over = next;
			await frame();
		};
		for (let step = 1; step <= 10; step += 1) await moveTo(step / 10);
		// Lists that make room on the way take no other place before their entries are at rest.
		const moving = document.getAnimations().filter(({ playState }) => playState === "running");
		const ended = Promise.allSettled(moving.map(({ finished }) => finished));
		await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1000))]);
		await moveTo(1);
		if (carried) {
			if (isTaken && dataTransfer.dropEffect === "none") dataTransfer.dropEffect = "move";
			send(over, isTaken ? "drop" : "dragleave", to, { dataTransfer });
			send(carried, "dragend", to, { dataTransfer });
		} else {
			over = captured ?? elementAt(to) ?? onto;
			send(over, "pointerup", to);
			if (hasMouse) send(over, "mouseup", to);
		}
	};
	const taken = find(source);
	if (!taken) return false;
	const dragOnce = async () => {
		const { setPointerCapture, hasPointerCapture, releasePointerCapture } = Element.prototype;
		Object.assign(Element.prototype, capturing);
		try {
			await drag(taken);
		} finally {
			Object.assign(Element.prototype, { setPointerCapture, hasPointerCapture, releasePointerCapture });
		}
	};
	if (leads) setTimeout(dragOnce, 100);
	else await dragOnce();
	return true;
})`;
