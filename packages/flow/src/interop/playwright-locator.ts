import { type RecordedTarget, splitChain } from "../recording/recorded-target.ts";
import { literal } from "./script-text.ts";
import { readSelector } from "./selector-spelling.ts";

/**
 * Writes a Playwright locator: `page.getByRole("button", { name: "Save", exact: true })`. It uses only one of the selectors:
 * `locator.or` matches the union, and two selectors that match different elements of a changed page are an error (strictness),
 * while the first alone still finds the right one; `.or(…).first()` takes the first in document order, whichever selector matched.
 * @param frames the frames around it, outermost first
 */
export function playwrightLocator(
	page: string,
	target: RecordedTarget,
	frames: readonly RecordedTarget[] = [],
): string {
	const around = frames.map((frame) => `.${found(frame)}.contentFrame()`).join("");
	return `${page}${around}.${found(target)}`;
}

/** Chained locators: Playwright pierces open shadow roots, and searches each part within the previous one. */
const found = (target: RecordedTarget): string => splitChain(chosen(target)).map(part).join(".");

/** The most lasting selector with the same meaning in Playwright, which supports names without a role only for labelled fields. */
function chosen({ primary, fallbacks }: RecordedTarget): string {
	return [primary, ...fallbacks].find((selector) => !splitChain(selector).some(isNameAlone)) ?? primary;
}

function isNameAlone(written: string): boolean {
	const selector = readSelector(written);
	return selector.kind === "aria" && selector.role === null;
}

function part(written: string): string {
	const selector = readSelector(written);
	switch (selector.kind) {
		case "aria": {
			const { name, role } = selector;
			if (role === null) return `getByLabel(${literal(name ?? "")}, { exact: true })`;
			return `getByRole(${literal(role)}${name === null ? "" : `, { name: ${literal(name)}, exact: true }`})`;
		}
		case "text":
			return `getByText(${literal(selector.value)})`;
		case "xpath":
			return `locator(${literal(`xpath=${selector.value}`)})`;
		case "css":
		case "pierce":
			return `locator(${literal(selector.value)})`;
	}
}
