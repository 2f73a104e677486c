import type { KeyInput } from "puppeteer-core";

export interface Shortcut {
	readonly modifiers: readonly ("Control" | "Alt" | "Shift")[];
	readonly key: KeyInput;
}

/** Finds the key combinations that a script's code handles. */
export function wantedShortcuts(code: string): readonly Shortcut[] {
	const keys = new Set<string>();
	for (const [, letter = ""] of code.matchAll(/["'`]Key([A-Z])["'`]/g)) keys.add(letter.toLowerCase());
	for (const [, key = ""] of code.matchAll(/\bkey\b[^\n"'`]{0,12}["'`]([\w.,/?]|F\d{1,2}|Enter|Escape)["'`]/g))
		keys.add(key);
	if (/\[[01]-9\]|\\d/.test(code) && /\.(?:key|code)\b/.test(code)) keys.add("1");
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

const READS =
	/(?:getItem\(\s*|(?:local|session)Storage\[\s*|(?:local|session)Storage\.)["'`]?([^"'`\n()[\];,=\s]{1,60})/g;
const WRITES = /setItem\b|(?:local|session)Storage(?:\.\w+|\[[^\]\n]{1,60}\])\s*=[^=]|removeItem\b/;
const API = /^(?:getItem|setItem|removeItem|key|length|clear)$/;

/**
 * Finds storage keys that a script reads but does not write itself.
 * @param missed keys that the script looked up at run time without finding a value
 */
export function wantedStorageKeys(code: string, missed: readonly string[]): readonly string[] {
	const names = [...new Set([...[...code.matchAll(READS)].map(([, name = ""]) => name), ...missed])];
	// A script that never writes to storage cannot read data of its own.
	const others = names.filter(
		(name) =>
			!WRITES.test(code) || (/token|jwt|auth|session|secret|credential|bearer/i.test(name) && !isWritten(name, code)),
	);
	return others.filter((name) => !API.test(name) && !name.includes("${")).slice(0, 40);
}

function isWritten(name: string, code: string): boolean {
	return ["'", '"', "`"].some((quote) => code.includes(`setItem(${quote}${name}${quote}`));
}

/** Finds the names of URL parameters that a script reads. */
export function wantedParameters(script: string): readonly string[] {
	const read = script.matchAll(/\.get\(\s*["'`]([\w-]{1,40})["'`]|[/?&#(|^]([A-Za-z][\w-]{0,20})=(?:\(|\[|["'`])/g);
	return [...new Set([...read].map(([, got, matched]) => got ?? matched ?? ""))].slice(0, 12);
}

/** Finds the prefix that a script requires of a text, as in `startsWith("x:")`; empty when there is none. */
export function wantedPrefix(script: string): string {
	return /(?:startsWith|indexOf)\(\s*["'`]#?(\w{1,20}[:=])["'`]/.exec(script)?.[1] ?? "";
}
