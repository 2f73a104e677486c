import type { Modifiers } from "../recording/action-fields.ts";

/** Writes a value as a JavaScript literal. */
export const literal = (value: unknown): string => JSON.stringify(value);

/** Writes a text as a JavaScript literal, in the quotes that need the fewest escapes, as selectors contain quotes. */
export function quoted(text: string): string {
	const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
	const mark = ['"', "'"].find((each) => !text.includes(each));
	if (mark !== undefined) return mark + escaped + mark;
	return text.includes("`") || text.includes("${") ? JSON.stringify(text) : `\`${escaped}\``;
}

/** Writes an object of numbers with unquoted keys. */
export const numbers = (values: Readonly<Record<string, number>>): string =>
	`{ ${Object.entries(values)
		.map(([name, value]) => `${name}: ${value}`)
		.join(", ")} }`;

/**
 * Writes options as a person writes them: names without quotes, spaces inside of the brackets.
 * @param options values that JSON has; their names are identifiers
 */
export function written(options: unknown): string {
	if (Array.isArray(options)) return `[${options.map(written).join(", ")}]`;
	if (typeof options !== "object" || options === null) return literal(options);
	return `{ ${Object.entries(options)
		.map(([name, value]) => `${name}: ${written(value)}`)
		.join(", ")} }`;
}

/** A text on one line, so that a title cannot end the comment. */
export const commentText = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Name of a tab's variable. */
export const pageOf = ({ tab = 0 }: { readonly tab?: number | undefined }): string =>
	tab === 0 ? "page" : `page${tab}`;

const KEYS = { ctrl: "Control", alt: "Alt", shift: "Shift", meta: "Meta" } as const;

/** Names of held modifier keys in Playwright and Puppeteer. */
export const heldKeys = (modifiers: Modifiers | undefined): string[] =>
	(["ctrl", "alt", "shift", "meta"] as const).filter((name) => modifiers?.[name]).map((name) => KEYS[name]);

/** Whether a character must be inserted as text: both tools know only the keys of a US keyboard. */
export const isWritten = (key: string): boolean => [...key].length === 1 && key > "~";

/**
 * Writes the value of a secret: it is read from the environment.
 * @param secrets names of environment variables by the ids of actions
 * @param actionId the action that types or chooses it
 */
export const secretVariable = (secrets: ReadonlyMap<string, string>, actionId: string): string =>
	`process.env.${secrets.get(actionId) ?? "SECRET"} ?? ""`;
