import type { Look, Seen } from "../../../fixtures/script-tasks/script-task.ts";
import { everyElement, findDeep, parentOf } from "./deep.ts";

/** What a person sees of the page. */
export function lookAtPage(parts: readonly HTMLElement[], seen: Seen): Look {
	return { parts, seen, all: findDeep, shown, text, emphasis, brightness };
}

function shown(element: Element): boolean {
	if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
		return false;
	const { width, height, right, bottom } = element.getBoundingClientRect();
	return width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
}

const generated = (element: Element, place: "::before" | "::after"): string => {
	const { content } = getComputedStyle(element, place);
	if (content === "none" || content === "normal") return "";
	return content.replace(/attr\(([\w-]+)\)/g, (_, name: string) => element.getAttribute(name) ?? "").replace(/"/g, "");
};

function text(element: Element = document.body): string {
	const read = (node: Node): string => {
		if (node instanceof Text) return node.data;
		if (node instanceof ShadowRoot) return [...node.childNodes].map(read).join("");
		if (!(node instanceof Element) || node.matches("script, style, noscript, template")) return "";
		const { display, visibility } = getComputedStyle(node);
		if (display === "none") return "";
		const inner =
			node.shadowRoot !== null
				? read(node.shadowRoot)
				: node instanceof HTMLSlotElement && node.assignedNodes().length > 0
					? node.assignedNodes().map(read).join("")
					: [...node.childNodes].map(read).join("");
		const whole = generated(node, "::before") + (visibility === "visible" ? inner : "") + generated(node, "::after");
		return display.startsWith("inline") ? whole : `\n${whole}\n`;
	};
	const outside =
		element === document.body
			? [...document.documentElement.children].filter((one) => one !== element && one !== document.head)
			: [];
	return [element, ...outside]
		.map(read)
		.join("")
		.replace(/\n\s*\n/g, "\n");
}

function emphasis(element: Element): string {
	const around = [element, ...element.querySelectorAll("*")];
	return around
		.map((one) => {
			const { outlineStyle, outlineWidth, outlineColor, borderTopColor, backgroundColor, boxShadow, color } =
				getComputedStyle(one);
			const outline = outlineStyle === "none" ? "none" : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
			return [outline, borderTopColor, backgroundColor, boxShadow, color].join("|");
		})
		.join("\n");
}

/** Relative lightness of a color of computed styles; null when it is transparent. */
function lightnessOf(color: string): number | null {
	const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
	return alpha < 0.5 ? null : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

function brightness(): number {
	let value = 1;
	const middle = document.querySelector("main, article, body") ?? document.body;
	for (let element: Element | null = middle; element; element = parentOf(element)) {
		const own = lightnessOf(getComputedStyle(element).backgroundColor);
		if (own === null) continue;
		value = own;
		break;
	}
	for (const element of everyElement().filter((one) => one.contains(middle))) {
		const inverted = /invert\(([\d.]+)(%?)\)/.exec(getComputedStyle(element).filter);
		if (!inverted) continue;
		const share = Number(inverted[1]) / (inverted[2] === "%" ? 100 : 1);
		value = share * (1 - value) + (1 - share) * value;
	}
	return value;
}
