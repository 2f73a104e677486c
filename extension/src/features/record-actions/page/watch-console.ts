import type { ConsoleLevel } from "@scriptorium/flow/recording/recording-capture";
import type { ToldLine } from "../page-channel.ts";

const LEVELS = ["debug", "log", "info", "warn", "error"] as const satisfies readonly ConsoleLevel[];
const MOST_KEYS = 20;
/** As much of a line as is told. */
const LONGEST = 4000;

/** As much of a window as is watched. */
export type ConsolePage = EventTarget & { readonly console: Record<ConsoleLevel, (...parts: unknown[]) => void> };

/**
 * Among the page's own scripts: tells what they write into the console, and of errors that nobody catches.
 * @returns puts everything back as it was
 */
export function watchConsole(page: ConsolePage, tell: (told: ToldLine) => void): () => void {
	const life = new AbortController();
	const { signal } = life;
	const { console: written } = page;
	let isTelling = false;
	const tellLine = (level: ConsoleLevel, parts: readonly unknown[]): void => {
		// What looks at a value can write a line itself.
		if (isTelling) return;
		isTelling = true;
		try {
			tell({
				level,
				text: parts
					.map((part) => wordsOf(part))
					.join(" ")
					.slice(0, LONGEST),
			});
		} finally {
			isTelling = false;
		}
	};
	const undo = LEVELS.map((level) => {
		const original = written[level];
		const watched = new Proxy(original, {
			apply(target, self, parts: unknown[]) {
				tellLine(level, parts);
				return Reflect.apply(target, self, parts);
			},
		});
		written[level] = watched;
		return () => {
			// A script of the page may have put its own in the place.
			if (written[level] === watched) written[level] = original;
		};
	});
	page.addEventListener("error", (event) => tellLine("error", [(event as ErrorEvent).message]), { signal });
	page.addEventListener(
		"unhandledrejection",
		(event) => tellLine("error", ["Uncaught (in promise)", (event as PromiseRejectionEvent).reason]),
		{ signal },
	);
	return () => {
		life.abort();
		for (const each of undo) each();
	};
}

/** Calls nothing of the page's that could be seen to be called: no getter, no `toString` of an object. */
function wordsOf(value: unknown, isInside = false): string {
	if (typeof value === "string") return isInside ? JSON.stringify(value.slice(0, LONGEST)) : value;
	if (typeof value === "function") return "ƒ";
	if (typeof value !== "object" || value === null) return String(value);
	try {
		if (value instanceof Error)
			return `${ownText(value, "name") ?? errorName(value)}: ${ownText(value, "message") ?? ""}`;
		if (isInside) return Array.isArray(value) ? "[…]" : "{…}";
		const keys = Object.keys(value);
		const told = keys.slice(0, MOST_KEYS).map((key) => {
			const field: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
			return Array.isArray(value) ? wordsOf(field, true) : `${key}: ${wordsOf(field, true)}`;
		});
		const all = [...told, ...(keys.length > MOST_KEYS ? ["…"] : [])].join(", ");
		return Array.isArray(value) ? `[${all}]` : `{${all}}`;
	} catch {
		// A proxy can refuse to be looked at.
		return "{…}";
	}
}

function ownText(value: object, name: string): string | null {
	const text: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
	return typeof text === "string" ? text : null;
}

function errorName(error: Error): string {
	const made: unknown = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(error), "constructor")?.value;
	return (typeof made === "function" ? ownText(made, "name") : null) ?? "Error";
}
