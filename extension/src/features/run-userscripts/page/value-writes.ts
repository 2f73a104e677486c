import { NOT_ANSWERED } from "@scriptorium/shared-protocol/channel/make-envelope";
import { MAX_WRITES_SIZE } from "@scriptorium/shared-protocol/extension-internal/value-limits";
import { append, type Bare, bare, holds, inMicrotask, typeError } from "./built-ins.ts";
import type { Call } from "./layer-settings.ts";

/** How often a request is sent again when the worker ended before it answered. */
const MAX_ATTEMPTS = 4;

/** Calls the worker; again when it ended before it answered, as storing or reading the same values twice changes nothing. */
export function callAgain(
	call: Call,
	type: string,
	payload: object,
	done: (reply: Bare) => void,
	failed: (problem: unknown) => void,
	attempt = 1,
): void {
	call(type, payload, done, (problem, code) => {
		if (code === NOT_ANSWERED && attempt < MAX_ATTEMPTS) callAgain(call, type, payload, done, failed, attempt + 1);
		else failed(problem);
	});
}

export interface Change {
	readonly key: string;
	/** Null deletes the value. */
	readonly json: string | null;
}

/** What became of a write: its revision, or null and why it was not stored. */
export type Outcome = (revision: number | null, problem: unknown) => void;

export interface ValueWrites {
	/** Sends changes of which all are stored or none, together with the others of this turn. */
	add(changes: readonly Change[], outcome: Outcome): void;
}

interface Write {
	readonly changes: readonly Change[];
	/** Characters of its keys and JSON texts. */
	readonly size: number;
	readonly outcomes: Outcome[];
}

/**
 * Gathers the writes of one turn of the page into one message, which is on its way before the page can go away.
 * @param refused called once for each message of which something was not stored
 */
export function createValueWrites(call: Call, refused: (problem: unknown, wasAnswered: boolean) => void): ValueWrites {
	let writes: Write[] = [];
	/** Place of the last write that changes a key. */
	let places = bare<number>();
	let size = 0;

	const send = (): void => {
		const sent = writes;
		if (sent.length === 0) return;
		writes = [];
		places = bare<number>();
		size = 0;
		const payload: (readonly Change[])[] = [];
		for (let index = 0; index < sent.length; index += 1) append(payload, sent[index]?.changes);
		const settle = (index: number, revision: number | null, problem: unknown): void => {
			const outcomes = sent[index]?.outcomes ?? [];
			for (let at = 0; at < outcomes.length; at += 1) outcomes[at]?.(revision, problem);
		};
		callAgain(
			call,
			"SCRIPTORIUM_WRITE_VALUES",
			{ writes: payload },
			(reply) => {
				const problem = typeError(
					"The value was not stored, the earlier one stays: the script would have too many values",
				);
				const notStored = reply.refused as readonly number[];
				for (let index = 0; index < sent.length; index += 1)
					settle(index, holds(notStored, index) ? null : (reply.revision as number), problem);
				if (notStored.length > 0) refused(problem, true);
			},
			(problem) => {
				for (let index = 0; index < sent.length; index += 1) settle(index, null, problem);
				refused(problem, false);
			},
		);
	};

	return {
		add(changes, outcome) {
			let more = 0;
			for (let index = 0; index < changes.length; index += 1)
				more += (changes[index]?.key.length ?? 0) + (changes[index]?.json?.length ?? 0);
			const only = changes.length === 1 ? changes[0] : undefined;
			const place = only === undefined ? undefined : places[only.key];
			const earlier = place === undefined ? undefined : writes[place];
			if (place !== undefined && earlier?.changes.length === 1) {
				// A loop that changes one value sends its last state.
				append(earlier.outcomes, outcome);
				writes[place] = { changes, size: more, outcomes: earlier.outcomes };
				size += more - earlier.size;
				return;
			}
			if (size + more > MAX_WRITES_SIZE) send();
			if (writes.length === 0) inMicrotask(send);
			for (let index = 0; index < changes.length; index += 1) places[changes[index]?.key ?? ""] = writes.length;
			const outcomes: Outcome[] = [];
			append(outcomes, outcome);
			append(writes, { changes, size: more, outcomes });
			size += more;
		},
	};
}
