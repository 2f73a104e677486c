import type { RecordedTarget, SelectorStrategy } from "../../recording/recorded-target.ts";
import { splitChain } from "../../recording/recorded-target.ts";
import { readSelector } from "../selector-spelling.ts";
import type { SideTarget } from "./side-project.ts";
import { decodeSideText, encodeSideText } from "./side-text.ts";

const MAX_SELECTOR_LENGTH = 2000;
const MAX_SELECTORS = 17;

/** Locators for the selectors that Selenium supports: no accessible names except of links, no texts, no shadow roots. */
export function sideTargets({ primary, fallbacks }: RecordedTarget): SideTarget[] {
	return [...new Set([primary, ...fallbacks])].flatMap((selector) => {
		const target = targetOf(selector);
		// Leave out locators that do not convert back to the same selector.
		return target !== null && selectorOf(target[0]) === selector ? [target] : [];
	});
}

function targetOf(selector: string): SideTarget | null {
	if (splitChain(selector).length > 1) return null;
	const read = readSelector(selector);
	switch (read.kind) {
		case "xpath":
			return [`xpath=${encodeSideText(read.value)}`, "xpath"];
		case "aria":
			return read.role === "link" && read.name !== null ? [`linkText=${encodeSideText(read.name)}`, "linkText"] : null;
		case "css": {
			const id = /^#([A-Za-z][\w-]*)$/.exec(selector)?.[1];
			if (id !== undefined) return [`id=${id}`, "id"];
			const name = /^\[name="([^"\\]+)"\]$/.exec(selector)?.[1];
			return name === undefined ? [`css=${encodeSideText(selector)}`, "css:finder"] : [`name=${name}`, "name"];
		}
		case "text":
		case "pierce":
			return null;
	}
}

/** Converts a Selenium locator to a selector; null for an invalid or unsupported one. */
export function selectorOf(locator: string): string | null {
	const selector = spelled(decodeSideText(locator));
	return selector === null || selector.length > MAX_SELECTOR_LENGTH ? null : selector;
}

function spelled(locator: string): string | null {
	if (locator.startsWith("//")) return `xpath/${locator}`;
	const [, by, value] = /^(\w+)=([\s\S]+)$/.exec(locator) ?? [];
	if (value === undefined) return null;
	switch (by) {
		case "css":
			return value;
		case "xpath":
			return `xpath/${value}`;
		case "id":
			return /^[A-Za-z][\w-]*$/.test(value) ? `#${value}` : `[id="${cssString(value)}"]`;
		case "name":
			return `[name="${cssString(value)}"]`;
		case "linkText":
		case "link":
			return `aria/${/[[\]"'\\]/.test(value) ? `[name="${value.replaceAll(/["\\]/g, "\\$&")}"]` : value}[role="link"]`;
		case "partialLinkText":
			return `xpath///a[contains(normalize-space(.), ${xpathString(value)})]`;
		default:
			return null;
	}
}

const cssString = (text: string): string =>
	text.replaceAll(/["\\]/g, "\\$&").replaceAll(/[\n\r\f]/g, (each) => `\\${each.charCodeAt(0).toString(16)} `);

/** XPath 1.0 has no escapes. */
function xpathString(text: string): string {
	if (!text.includes('"')) return `"${text}"`;
	if (!text.includes("'")) return `'${text}'`;
	return `concat("${text.replaceAll('"', `", '"', "`)}")`;
}

/** The target of a command's locators, and whether all were supported; null without any. */
export function targetFrom(
	locators: readonly string[],
): { readonly target: RecordedTarget; readonly isWhole: boolean } | null {
	const selectors = locators.map(selectorOf);
	const known = [...new Set(selectors.filter((selector) => selector !== null))];
	const [primary, ...fallbacks] = known.slice(0, MAX_SELECTORS);
	if (primary === undefined) return null;
	const target = { primary, strategy: strategyOf(primary), fallbacks, attributes: {} };
	return { target, isWhole: !selectors.includes(null) && known.length <= MAX_SELECTORS };
}

function strategyOf(selector: string): SelectorStrategy {
	if (selector.startsWith("xpath/")) return "xpath";
	if (selector.startsWith("aria/")) return "text";
	if (/^#[\w-]+$/.test(selector)) return "id";
	if (/^\.[\w-]+$/.test(selector)) return "class";
	return /^\w*\[[^\]]+\]$/.test(selector) ? "attribute" : "css";
}
