import { type RecordedTarget, splitChain } from "../../recording/recorded-target.ts";
import { literal } from "../script-text.ts";
import { readSelector } from "../selector-spelling.ts";
import type { WriteText } from "../step-context.ts";

/**
 * Writes a Playwright locator: `page.getByRole("button", { name: "Save", exact: true })`. It uses only one of the selectors:
 * `locator.or` matches the union, and two selectors that match different elements of a changed page are an error (strictness),
 * while the first alone still finds the right one; `.or(…).first()` takes the first in document order, whichever selector matched.
 * @param page an expression of the page, or of an element that is searched
 * @param target the element
 * @param frames the frames around it, outermost first
 * @param text how the texts of selectors are written
 * @returns an expression
 */
export function playwrightLocator(
	page: string,
	target: RecordedTarget,
	frames: readonly RecordedTarget[] = [],
	text: WriteText = literal,
): string {
	const around = frames.map((frame) => `.${found(page, frame, text)}.contentFrame()`).join("");
	return `${page}${around}.${found(page, target, text)}`;
}

/** Chained locators: Playwright pierces open shadow roots, and searches each part within the previous one. */
function found(page: string, target: RecordedTarget, text: WriteText): string {
	const written = chosen(target);
	const { alike, hasCssText } = target;
	// The order of alike elements lasts longer than a path of tags.
	if (alike !== undefined && !hasCssText && splitChain(written).length === 1 && isPosition(written))
		return `getByRole(${text(alike.role)}, { name: ${text(alike.name)}, exact: true }).nth(${alike.nth})`;
	const chain = splitChain(written);
	return chain.map((each, at) => part(page, each, at === chain.length - 1 ? target : null, text)).join(".");
}

/**
 * The most lasting selector with the same meaning in Playwright, which supports names without a role only for labeled fields, and
 * counts what style sheets add to a name: an icon of an icon font, the star of a required field.
 */
function chosen({ primary, fallbacks, hasCssText }: RecordedTarget): string {
	const usable = [primary, ...fallbacks].filter((selector) => !splitChain(selector).some(isNameAlone));
	const unnamed = hasCssText ? usable.find((selector) => !isNamed(selector) && !isPosition(selector)) : undefined;
	return unnamed ?? usable[0] ?? primary;
}

function isNameAlone(written: string): boolean {
	const selector = readSelector(written);
	return selector.kind === "aria" && selector.role === null;
}

function isNamed(written: string): boolean {
	const selector = readSelector(splitChain(written).at(-1) ?? "");
	return selector.kind === "aria" && selector.name !== null;
}

/** A path of tags and places, which a changed page breaks first. */
function isPosition(written: string): boolean {
	const selector = readSelector(splitChain(written).at(-1) ?? "");
	if (selector.kind === "css") return /:nth-|[>+~]/.test(selector.value) || /^[a-z][\w-]*$/i.test(selector.value);
	return selector.kind === "xpath" && !IN_ROW.test(selector.value);
}

/** What the recorder writes for one of several alike elements: the text of its row, and its own (`xpathInRow` in `selectors`). */
const IN_ROW =
	/^\/\/([\w-]+)\[\.\/\/text\(\)\[normalize-space\(\)=(?:"([^"]*)"|'([^']*)')\]\]\/\/([\w-]+)\[normalize-space\(\)=(?:"([^"]*)"|'([^']*)')\]$/;

/** @param target the element, when this part of its selector means it and not a shadow host around it */
function part(page: string, written: string, target: RecordedTarget | null, text: WriteText): string {
	const selector = readSelector(written);
	switch (selector.kind) {
		case "aria": {
			const { name, role } = selector;
			const exact = target?.hasCssText ? "" : ", exact: true";
			if (role === null) return `getByLabel(${text(name ?? "")}${exact && `, {${exact.slice(1)} }`})`;
			// Playwright knows no role of a summary.
			if (target?.fingerprint?.tag === "summary")
				return `locator("summary")${name === null ? "" : `.filter({ hasText: ${wholeText(name)} })`}`;
			return `getByRole(${text(role)}${name === null ? "" : `, { name: ${text(name)}${exact} }`})`;
		}
		case "text":
			return `getByText(${text(selector.value)})`;
		case "xpath":
			return (target && inRow(page, selector.value, target, text)) ?? `locator(${text(`xpath=${selector.value}`)})`;
		case "css":
		case "pierce": {
			const { double, single = double, plain = single } = TEST_ID.exec(selector.value)?.groups ?? {};
			return plain === undefined ? `locator(${text(selector.value)})` : `getByTestId(${text(plain)})`;
		}
	}
}

/** A selector of the attribute that Playwright takes for test ids unless it is configured otherwise, and of nothing else. */
const TEST_ID = /^\[data-testid=(?:"(?<double>[^"\\]+)"|'(?<single>[^'\\]+)'|(?<plain>[\w-]+))\]$/;

/** One of several alike elements by the text of its row, in place of an XPath. */
function inRow(page: string, xpath: string, { fingerprint, hasCssText }: RecordedTarget, text: WriteText) {
	const [, row, keyIn = "", keyBy, tag, ownIn = "", ownBy] = IN_ROW.exec(xpath) ?? [];
	if (row === undefined || tag === undefined || fingerprint === undefined) return null;
	const own = ownBy ?? ownIn;
	const { role } = fingerprint;
	const isNamedSo = fingerprint.own.some(
		({ source, kind, value }) => source === "text" && (kind === "text" || kind === "name") && value === own,
	);
	const inside =
		role !== null && tag !== "summary" && isNamedSo && !hasCssText
			? `getByRole(${text(role)}, { name: ${text(own)}, exact: true })`
			: `locator(${text(tag)}).filter({ hasText: ${wholeText(own)} })`;
	// The row has the key as the whole text of something in it.
	const key = `${page}.getByText(${text(keyBy ?? keyIn)}, { exact: true })`;
	return `locator(${text(row)}).filter({ has: ${key} }).${inside}`;
}

/** A regular expression for a text as a whole, whatever white space is in it. */
function wholeText(name: string): string {
	const words = name.trim().split(/\s+/);
	const escaped = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
	return `new RegExp(${literal(`^\\s*${escaped.join("\\s+")}\\s*$`)})`;
}
