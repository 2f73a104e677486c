import { redactAddress } from "@scriptorium/redaction/redact-address";
import { createRedactor } from "@scriptorium/redaction/redact-text";
import {
	type LogEntry,
	logEntry,
	logKinds,
	MAX_LOG_ENTRIES,
} from "@scriptorium/shared-protocol/extension-internal/script-log";
import * as z from "zod/mini";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { createQueue } from "../../../platform/storage/queue.ts";
import { plainLine } from "../../../safe-text/author-text.ts";

type WithoutTime<Entry> = Entry extends unknown ? Omit<Entry, "at"> : never;
export type NewLogEntry = WithoutTime<LogEntry>;

/** Longest text of an entry, in characters. */
const MAX_TEXT = 300;
/** Words with slashes in them; which of them are addresses says their parser. */
const WORD = /[^\s"'<>`]+/g;

const redactor = createRedactor([]);
const keyOf = (kind: LogEntry["kind"]): string => `log:${kind}`;
const stored = z.array(logEntry);

/**
 * What scripts did, for the person who looks for a fault: the last entries of each kind, so that the runs of busy scripts do not push out
 * the one error. Nothing here rejects: a log that cannot be written stops no script.
 * @param store kept until the browser is closed; longer would be a history of visited sites that the browser's own cleaning does not reach
 */
export type ScriptLog = ReturnType<typeof createScriptLog>;

export function createScriptLog({
	store,
	now,
	log,
}: {
	readonly store: KeyValueStore;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
	readonly log: (line: string) => void;
}) {
	const inTurn = createQueue();
	let waiting: LogEntry[] = [];

	async function read(): Promise<Map<LogEntry["kind"], readonly LogEntry[]>> {
		const raw = await store.readMany(logKinds.map(keyOf));
		return new Map(
			logKinds.map((kind) => {
				const parsed = z.safeParse(stored, raw[keyOf(kind)]);
				return [kind, parsed.success ? parsed.data : []];
			}),
		);
	}
	/** All that waits in one write: a page with many scripts reports each of them. */
	async function write(): Promise<void> {
		const added = waiting;
		waiting = [];
		if (added.length === 0) return;
		const kinds = new Set(added.map(({ kind }) => kind));
		const kept = await read();
		const changed = [...kinds].map((kind): [string, readonly LogEntry[]] => {
			const entries = [...(kept.get(kind) ?? []), ...added.filter((entry) => entry.kind === kind)];
			return [keyOf(kind), entries.slice(-MAX_LOG_ENTRIES)];
		});
		await store.write(Object.fromEntries(changed));
	}

	return {
		add(entries: readonly NewLogEntry[]): Promise<void> {
			const at = new Date(now()).toISOString();
			waiting.push(...entries.map((entry): LogEntry => withoutSecrets({ ...entry, at })));
			return inTurn(write).catch((thrown: unknown) => log(`the log could not be written: ${String(thrown)}`));
		},
		/** Newest first. */
		list: (): Promise<LogEntry[]> =>
			inTurn(async () => {
				const all = [...(await read()).values()].flat();
				return all.sort((one, other) => other.at.localeCompare(one.at));
			}),
		clear: (): Promise<void> => inTurn(() => store.remove(logKinds.map(keyOf))),
	};
}

function withoutSecrets(entry: LogEntry): LogEntry {
	if (entry.kind === "error") return { ...entry, message: readableText(entry.message) };
	if (entry.kind === "update" && entry.problem !== null) return { ...entry, problem: readableText(entry.problem) };
	return entry;
}

/** A text without secrets, and with addresses that end before their query: values there are typed or are keys. */
function readableText(text: string): string {
	const withAddresses = text
		.slice(0, 10 * MAX_TEXT)
		.replace(WORD, (word) => (word.includes("://") ? withoutQuery(word) : word));
	return redactor.text(plainLine(withAddresses), MAX_TEXT);
}

/** An address in a text, perhaps behind a bracket or a word. */
function withoutQuery(word: string): string {
	const start = word.slice(0, word.indexOf("://")).search(/[a-z][a-z0-9+.-]*$/i);
	if (start === -1) return word.replace(/[?#].*$/su, "?…");
	const address = redactAddress(word.slice(start), { redactor, suspects: true });
	return word.slice(0, start) + address.replace(/[?#].*$/su, "?…");
}

/** Host of a page's address, with its port; empty for an address without one. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "");
