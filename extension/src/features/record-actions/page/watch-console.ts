import type { ConsoleLevel } from "@scriptorium/flow/recording/recording-capture";
import type { ConsoleEvent } from "../page-channel.ts";

const LEVELS = ["debug", "log", "info", "warn", "error"] as const satisfies readonly ConsoleLevel[];
const MAX_KEYS = 20;
/** Maximum length of a line. */
const MAX_LENGTH = 4000;

/** The part of a window that is observed. */
export type ConsolePage = EventTarget & { readonly console: Record<ConsoleLevel, (...parts: unknown[]) => void> };

/**
 * Reports console messages and uncaught errors of the page's scripts. Runs in the main world.
 * @returns restores the page's functions
 */
export function watchConsole(page: ConsolePage, send: (fields: ConsoleEvent) => void): () => void {
	const life = new AbortController();
	const { signal } = life;
	const { console: written } = page;
	let isReporting = false;
	const report = (level: ConsoleLevel, parts: readonly unknown[]): void => {
		// Formatting a value can write to the console itself.
		if (isReporting) return;
		isReporting = true;
		try {
			send({
				level,
				text: parts
					.map((part) => wordsOf(part))
					.join(" ")
					.slice(0, MAX_LENGTH),
			});
		} finally {
			isReporting = false;
		}
	};
	const undo = LEVELS.map((level) => {
		const original = written[level];
		const watched = new Proxy(original, {
			apply(target, self, parts: unknown[]) {
				report(level, parts);
				return Reflect.apply(target, self, parts);
			},
		});
		written[level] = watched;
		return () => {
			// A script of the page may have replaced it since.
			if (written[level] === watched) written[level] = original;
		};
	});
	page.addEventListener("error", (event) => report("error", [(event as ErrorEvent).message]), { signal });
	page.addEventListener(
		"unhandledrejection",
		(event) => report("error", ["Uncaught (in promise)", (event as PromiseRejectionEvent).reason]),
		{ signal },
	);
	return () => {
		life.abort();
		for (const each of undo) each();
	};
}

/** Formats a value without calling code of the page: no getters, no `toString` of objects. */
function wordsOf(value: unknown, isInside = false): string {
	if (typeof value === "string") return isInside ? JSON.stringify(value.slice(0, MAX_LENGTH)) : value;
	if (typeof value === "function") return "ƒ";
	if (typeof value !== "object" || value === null) return String(value);
	try {
		if (value instanceof Error)
			return `${ownText(value, "name") ?? errorName(value)}: ${ownText(value, "message") ?? ""}`;
		if (isInside) return Array.isArray(value) ? "[…]" : "{…}";
		const keys = Object.keys(value);
		const fields = keys.slice(0, MAX_KEYS).map((key) => {
			const field: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
			return Array.isArray(value) ? wordsOf(field, true) : `${key}: ${wordsOf(field, true)}`;
		});
		const all = [...fields, ...(keys.length > MAX_KEYS ? ["…"] : [])].join(", ");
		return Array.isArray(value) ? `[${all}]` : `{${all}}`;
	} catch {
		// A proxy can throw.
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
