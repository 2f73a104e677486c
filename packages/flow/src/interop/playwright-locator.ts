import { type RecordedTarget, splitChain } from "../recording/recorded-target.ts";
import { literal } from "./script-text.ts";
import { readSelector } from "./selector-spelling.ts";

/**
 * An element as Playwright finds it: `page.getByRole("button", { name: "Save", exact: true })`. By one of its selectors only:
 * `locator.or` would join the elements that all of them find, and two that find different ones on a page that has changed are an
 * error (strictness), where the first alone still finds the right one; `.or(…).first()` takes the one that stands first on the
 * page, whichever selector found it.
 * @param frames the frames around it, the outermost first
 */
export function playwrightLocator(
	page: string,
	target: RecordedTarget,
	frames: readonly RecordedTarget[] = [],
): string {
	const around = frames.map((frame) => `.${found(frame)}.contentFrame()`).join("");
	return `${page}${around}.${found(target)}`;
}

/** Playwright looks into open shadow roots by itself; each part of a chain is looked up in the one before. */
const found = (target: RecordedTarget): string => splitChain(chosen(target)).map(part).join(".");

/** The most lasting selector that means the same to Playwright: it has names without a role only for fields that are labelled. */
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
