import { type RecordedTarget, splitChain } from "../../recording/recorded-target.ts";
import { readSelector } from "../selector-spelling.ts";

/** All selectors of an element in Puppeteer's syntax (pptr.dev, "Page interactions"), most lasting first. */
export const puppeteerSelectors = ({ primary, fallbacks }: RecordedTarget): string[] => [
	...new Set([primary, ...fallbacks].map(puppeteerSelector)),
];

/** Writes a recorded selector in Puppeteer's syntax; `>>>>` leads from a shadow host into its root. */
export function puppeteerSelector(selector: string): string {
	const chain = splitChain(selector);
	return chain.reduce((before, written) => {
		const part = readSelector(written);
		if (part.kind === "pierce") return `${before || ":scope"} >>> ${part.value}`;
		if (part.kind === "css") return join(before, cssPart(part.value, chain.length > 1));
		return join(before, `::-p-${part.kind}(${inParentheses(part.kind === "aria" ? ariaText(part) : part.value)})`);
	}, "");
}

const join = (before: string, found: string): string => (before === "" ? found : `${before} >>>> ${found}`);

/** Wraps selector lists, as a comma in a chain would start another chain. */
const cssPart = (css: string, isInChain: boolean): string => (isInChain && css.includes(",") ? `:is(${css})` : css);

/** Puppeteer reads a name literally unless it looks like an attribute, and supports no escapes in it. */
function ariaText({ name, role }: { readonly name: string | null; readonly role: string | null }): string {
	const ofRole = role === null ? "" : `[role="${role}"]`;
	if (name === null || !/\[\s*\w+\s*=\s*["']/.test(name)) return (name ?? "") + ofRole;
	const mark = /"\s*\]/.test(name) ? "'" : '"';
	return `[name=${mark}${name}${mark}]${ofRole}`;
}

/** Texts that need no quotes: strings in double quotes and parentheses are balanced. */
const PLAIN = /^(?!["'\s])(?:[^'"()\\]|"[^"\\\n]*"|\((?:[^'"()\\]|"[^"\\\n]*")*\))*(?<!\s)$/;

function inParentheses(text: string): string {
	if (PLAIN.test(text)) return text;
	const mark = text.includes("'") ? '"' : "'";
	return mark + text.replaceAll(/["'\\]/g, (each) => (each === mark || each === "\\" ? `\\${each}` : each)) + mark;
}
