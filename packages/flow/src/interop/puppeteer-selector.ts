import { type RecordedTarget, splitChain } from "../recording/recorded-target.ts";
import { readSelector } from "./selector-spelling.ts";

/** All alternatives for an element in Puppeteer's own syntax (pptr.dev, "Page interactions"), the most lasting first. */
export const puppeteerSelectors = ({ primary, fallbacks }: RecordedTarget): string[] => [
	...new Set([primary, ...fallbacks].map(puppeteerSelector)),
];

/** A selector of a recording as Puppeteer writes it; from a shadow host into its root leads `>>>>`. */
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

/** In a chain a comma would begin another one. */
const cssPart = (css: string, isInChain: boolean): string => (isInChain && css.includes(",") ? `:is(${css})` : css);

/** Puppeteer takes a name as it stands unless it looks like an attribute, and knows no escapes in one. */
function ariaText({ name, role }: { readonly name: string | null; readonly role: string | null }): string {
	const ofRole = role === null ? "" : `[role="${role}"]`;
	if (name === null || !/\[\s*\w+\s*=\s*["']/.test(name)) return (name ?? "") + ofRole;
	const mark = /"\s*\]/.test(name) ? "'" : '"';
	return `[name=${mark}${name}${mark}]${ofRole}`;
}

/** Strings in double quotes and parentheses that close again need no quotes around them. */
const PLAIN = /^(?!["'\s])(?:[^'"()\\]|"[^"\\\n]*"|\((?:[^'"()\\]|"[^"\\\n]*")*\))*(?<!\s)$/;

function inParentheses(text: string): string {
	if (PLAIN.test(text)) return text;
	const mark = text.includes("'") ? '"' : "'";
	return mark + text.replaceAll(/["'\\]/g, (each) => (each === mark || each === "\\" ? `\\${each}` : each)) + mark;
}
