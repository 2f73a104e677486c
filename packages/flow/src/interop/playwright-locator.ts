import { type RecordedTarget, splitChain } from "../recording/recorded-target.ts";
import { readSelector } from "./selector-spelling.ts";

/** A text as a literal of TypeScript. */
export const literal = (value: unknown): string => JSON.stringify(value);

/**
 * An element as Playwright finds it: `page.getByRole("button", { name: "Save", exact: true })`.
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
const found = ({ primary }: RecordedTarget): string => splitChain(primary).map(part).join(".");

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
