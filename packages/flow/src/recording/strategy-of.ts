import type { SelectorStrategy } from "./recorded-target.ts";

/**
 * Tells how a selector finds its element, by how it begins; Puppeteer's `aria/` finds by what an element is called.
 * @param selector in Puppeteer's spelling
 * @returns the strategy
 */
export function strategyOf(selector: string): SelectorStrategy {
	if (selector.startsWith("xpath/")) return "xpath";
	if (/^(?:text|aria)\//.test(selector)) return "text";
	if (/^#[\w-]+$/.test(selector)) return "id";
	if (/^\.[\w-]+$/.test(selector)) return "class";
	return /^\w*\[[^\]]+\]$/.test(selector) ? "attribute" : "css";
}
