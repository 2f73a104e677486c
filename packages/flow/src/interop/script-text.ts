import type { ActionOf } from "./script-plan.ts";

/** A value as a literal of JavaScript. */
export const literal = (value: unknown): string => JSON.stringify(value);

/** A text as a literal of JavaScript, between the quotation marks that need the fewest escapes: selectors are full of quotes. */
export function quoted(text: string): string {
	const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
	const mark = ['"', "'"].find((each) => !text.includes(each));
	if (mark !== undefined) return mark + escaped + mark;
	return text.includes("`") || text.includes("${") ? JSON.stringify(text) : `\`${escaped}\``;
}

/** An object of numbers as people write it. */
export const numbers = (values: Readonly<Record<string, number>>): string =>
	`{ ${Object.entries(values)
		.map(([name, value]) => `${name}: ${value}`)
		.join(", ")} }`;

/** A text that ends no comment: titles are anybody's. */
export const commentText = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** The variable of a tab. */
export const pageOf = ({ tab = 0 }: { readonly tab?: number | undefined }): string =>
	tab === 0 ? "page" : `page${tab}`;

const KEYS = { ctrl: "Control", alt: "Alt", shift: "Shift", meta: "Meta" } as const;

/** Names of the keys that are held, as Playwright and Puppeteer call them. */
export const heldKeys = (modifiers: ActionOf<"keypress">["modifiers"] | undefined): string[] =>
	(["ctrl", "alt", "shift", "meta"] as const).filter((name) => modifiers?.[name]).map((name) => KEYS[name]);

/** Both know the keys of an American keyboard; what else there is has to be written. */
export const isWritten = (key: string): boolean => [...key].length === 1 && key > "~";

/** Answers to the dialogs of one action, for Playwright and Puppeteer alike: each waits for the one before, or both would hear the first. */
export function dialogLines(dialogs: readonly ActionOf<"dialog">[]): string[] {
	const [first, ...more] = dialogs;
	if (first === undefined) return [];
	const then = dialogLines(more).join(" ");
	const answer = first.answer === undefined ? "" : literal(first.answer);
	const done = `dialog.${first.accepted ? `accept(${answer})` : "dismiss()"}`;
	return [`${pageOf(first)}.once("dialog", (dialog) => ${then === "" ? done : `{ ${then} return ${done}; }`});`];
}
