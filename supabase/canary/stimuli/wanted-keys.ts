import type { KeyInput } from "puppeteer-core";

export interface Shortcut {
	readonly modifiers: readonly ("Control" | "Alt" | "Shift")[];
	readonly key: KeyInput;
}

/** Key combinations that a script's code waits for. */
export function wantedShortcuts(code: string): readonly Shortcut[] {
	const keys = new Set<string>();
	for (const [, letter = ""] of code.matchAll(/["'`]Key([A-Z])["'`]/g)) keys.add(letter.toLowerCase());
	for (const [, key = ""] of code.matchAll(/\bkey\b[^\n"'`]{0,12}["'`]([\w.,/?]|F\d{1,2}|Enter|Escape)["'`]/g))
		keys.add(key);
	const chords: Shortcut["modifiers"][] = [
		[],
		...(/altKey/.test(code) ? [["Alt"] as const] : []),
		...(/ctrlKey|metaKey/.test(code) ? [["Control"] as const] : []),
		...(/shiftKey/.test(code) ? [["Shift"] as const] : []),
		...(/shiftKey/.test(code) && /altKey/.test(code) ? [["Alt", "Shift"] as const] : []),
		...(/shiftKey/.test(code) && /ctrlKey/.test(code) ? [["Control", "Shift"] as const] : []),
	];
	return [...keys].slice(0, 8).flatMap((key) => chords.map((modifiers) => ({ modifiers, key: key as KeyInput })));
}

/** Names under which a script looks for sign-in data that is not its own. */
export function wantedStorageKeys(code: string): readonly string[] {
	const reads = code.matchAll(/(?:getItem\(\s*|(?:local|session)Storage\[\s*)["'`]([^"'`\n]{1,60})["'`]/g);
	const names = [...new Set([...reads].map(([, name = ""]) => name))];
	return names.filter(
		(name) => /token|jwt|auth|session|secret|credential|bearer/i.test(name) && !code.includes(`setItem('${name}'`),
	);
}

/** Kinds of messages between windows that a script answers. */
export function wantedMessages(code: string): readonly object[] {
	const compared = code.matchAll(
		/\.(type|action|cmd|command|kind|name|method|event)\s*[!=]==?\s*["'`]([^"'`\n]{1,60})["'`]/g,
	);
	return [...compared].slice(0, 10).map(([, name = "type", value = ""]) => ({ [name]: value }));
}
