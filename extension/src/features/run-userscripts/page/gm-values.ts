import { MAX_VALUES_SIZE } from "@scriptorium/shared-protocol/extension-internal/value-limits";
import {
	append,
	applyList,
	type Bare,
	bare,
	define,
	hasOwn,
	holds,
	isFunction,
	isList,
	logError,
	ownKeys,
	parseJson,
	type ScriptFunction,
	sliceText,
	textOf,
	toJson,
	typeError,
} from "./built-ins.ts";
import { callLater, guardedPromise, promiseOf } from "./guarded-promises.ts";
import { READS_VALUES } from "./layer-settings.ts";
import type { FunctionGroup, ScriptContext, WhenReady } from "./script-context.ts";
import { createValueSnapshot } from "./value-snapshot.ts";
import { type Change, callAgain, createValueWrites } from "./value-writes.ts";

const { addEventListener: listenToWindow } = window;
const readPersisted = Object.getOwnPropertyDescriptor(PageTransitionEvent.prototype, "persisted")?.get;

/** Errors about values that a document tells the user at most; further ones are in its console only. */
const MAX_COMPLAINTS = 20;

type Done = (value: undefined) => void;
type Failed = (problem: unknown) => void;

/**
 * Stored values. Reads are answered from the values written into the registration, or those that the worker sent before the script
 * began; the worker corrects them when they are out of date and whenever another document changes one. Writes go to the worker.
 */
export function createValueFunctions({
	settings,
	call,
	on,
	complain,
}: ScriptContext): FunctionGroup & { readonly whenReady: WhenReady } {
	const listeners = bare<{ readonly key: string; readonly callback: ScriptFunction }>();
	let listenerCount = 0;
	const snapshot = createValueSnapshot(settings.values ?? bare<string>(), (key, before, now, remote) => {
		for (let number = 1; number <= listenerCount; number += 1) {
			const listener = listeners[number];
			if (listener?.key !== key) continue;
			callLater(listener.callback, [key, parsedOrNone(before), parsedOrNone(now), remote], complain);
		}
	});

	const follow = (digest: string, done: () => void, failed: Failed): void =>
		callAgain(
			call,
			"SCRIPTORIUM_FOLLOW_VALUES",
			{ digest },
			(reply) => {
				if (reply.values !== null) {
					snapshot.replace(recordOf(reply.values as readonly (readonly string[])[]), reply.revision as number);
				}
				done();
			},
			failed,
		);
	const readAgain = (): void => follow("", nothing, logError);
	const reads = (): boolean => {
		for (let index = 0; index < READS_VALUES.length; index += 1)
			if (holds(settings.names, READS_VALUES[index])) return true;
		return false;
	};
	/** What waits for the values; undefined once they are there. */
	let whenFilled: { act: () => void; failed: Failed } | undefined;
	let isFilled = settings.values !== null;
	let missing: { readonly problem: unknown } | null = null;
	if (reads()) {
		on("values", (event) => {
			const changes = event.changes as readonly (Change & { readonly revision: number })[] | null;
			if (changes === null) {
				readAgain();
				return;
			}
			for (let index = 0; index < changes.length; index += 1) {
				const change = changes[index];
				if (change !== undefined) snapshot.receive(change.key, change.json ?? undefined, change.revision);
			}
		});
		follow(
			settings.valuesDigest,
			() => {
				isFilled = true;
				whenFilled?.act();
			},
			(problem) => {
				if (isFilled) logError(problem);
				missing = { problem };
				whenFilled?.failed(problem);
			},
		);
		// Documents in the back/forward cache miss what happens meanwhile.
		const shown = (event: Event): void => {
			if (event.isTrusted && readPersisted && applyList(readPersisted, event, []) === true) readAgain();
		};
		applyList(listenToWindow, window, ["pageshow", shown]);
	}
	const whenReady: WhenReady = (act, failed) => {
		if (isFilled) act();
		else if (missing !== null) failed(missing.problem);
		else whenFilled = { act, failed };
	};

	let complaints = 0;
	/** Tells the author and the user. */
	const tell = (problem: unknown): void => {
		complaints += 1;
		if (complaints <= MAX_COMPLAINTS) complain(problem);
		else logError(problem);
	};
	const writes = createValueWrites(call, (problem, wasAnswered) => {
		readAgain();
		// The worker told the user already.
		if (wasAnswered) logError(problem);
		else tell(problem);
	});

	/** Makes changes in the snapshot and sends them. When they are not stored, the page goes back to the stored values. */
	const change = (changes: readonly Change[], done: Done, failed: Failed): void => {
		for (let index = 0; index < changes.length; index += 1) {
			const one = changes[index];
			if (one === undefined) continue;
			snapshot.write(one.key, one.json ?? undefined);
			snapshot.sent(one.key);
		}
		writes.add(changes, (revision, problem) => {
			for (let index = 0; index < changes.length; index += 1) snapshot.settled(changes[index]?.key ?? "", revision);
			if (revision === null) failed(problem);
			else done(undefined);
		});
	};
	/** The change that stores a value; a text that says why there is none. `undefined` leaves no value. */
	const changeOf = (key: string, value: unknown): Change | string => {
		if (value === undefined) return { key, json: null };
		let json: string | undefined;
		try {
			json = toJson(value);
		} catch {
			// A cycle, a BigInt, or a function of the value that threw.
		}
		return json === undefined
			? `The value of "${sliceText(key, 0, 100)}" has no JSON form; the earlier one stays`
			: { key, json };
	};
	/** Why the values would be too many; null when they are not. The worker decides, as it knows those of other documents. */
	const tooMany = (changes: readonly Change[]): string | null => {
		let size = snapshot.size();
		let grows = false;
		for (let index = 0; index < changes.length; index += 1) {
			const one = changes[index];
			if (one === undefined || one.json === null) continue;
			const before = snapshot.read(one.key);
			const more = one.json.length - (before === undefined ? -one.key.length : before.length);
			size += more;
			grows ||= more > 0;
		}
		if (!grows || size <= MAX_VALUES_SIZE) return null;
		const key = changes[changes.length - 1]?.key ?? "";
		return `The value of "${sliceText(key, 0, 100)}" was not stored, the earlier one stays: the script would have more than ${MAX_VALUES_SIZE / 1024 / 1024} MB of values`;
	};
	const refuse = (name: string, reason: string, failed: Failed): void => {
		const problem = typeError(`${name}: ${reason}`);
		tell(problem);
		failed(problem);
	};

	const set = (key: unknown, value: unknown, done: Done, failed: Failed): void => {
		const made = changeOf(textOf(key), value);
		if (typeof made === "string") {
			refuse("GM_setValue", made, failed);
			return;
		}
		const reason = tooMany([made]);
		if (reason === null) change([made], done, failed);
		else refuse("GM_setValue", reason, failed);
	};
	const remove = (key: unknown, done: Done, failed: Failed): void =>
		change([{ key: textOf(key), json: null }], done, failed);
	const setAll = (given: unknown, done: Done, failed: Failed): void => {
		if (typeof given !== "object" || given === null) {
			refuse("GM_setValues", "not an object", failed);
			return;
		}
		const changes: Change[] = [];
		const names = ownKeys(given);
		for (let index = 0; index < names.length; index += 1) {
			const key = names[index] ?? "";
			const made = changeOf(key, (given as Bare)[key]);
			if (typeof made === "string") {
				refuse("GM_setValues", made, failed);
				return;
			}
			append(changes, made);
		}
		const reason = tooMany(changes);
		if (reason === null) change(changes, done, failed);
		else refuse("GM_setValues", reason, failed);
	};
	const removeAll = (given: unknown, done: Done, failed: Failed): void => {
		if (!isList(given)) {
			failed(typeError("GM_deleteValues: not an array of keys"));
			return;
		}
		const changes: Change[] = [];
		for (let index = 0; index < given.length; index += 1) append(changes, { key: textOf(given[index]), json: null });
		change(changes, done, failed);
	};

	return {
		plain: {
			GM_getValue(key: unknown, otherwise: unknown) {
				const json = snapshot.read(textOf(key));
				return json === undefined ? otherwise : parseJson(json);
			},
			GM_setValue: (key: unknown, value: unknown) => set(key, value, nothing, nothing),
			GM_deleteValue: (key: unknown) => remove(key, nothing, nothing),
			GM_listValues: () => snapshot.keys(),
			GM_getValues(wanted: unknown) {
				const found = {};
				const isKeys = isList(wanted);
				if (!isKeys && (typeof wanted !== "object" || wanted === null)) return found;
				const names = isKeys ? textsOf(wanted) : ownKeys(wanted);
				for (let index = 0; index < names.length; index += 1) {
					const name = names[index] ?? "";
					const json = snapshot.read(name);
					if (json !== undefined) define(found, name, parseJson(json), "open");
					else if (!isKeys && hasOwn(wanted, name)) define(found, name, (wanted as Bare)[name], "open");
				}
				return found;
			},
			GM_setValues: (values: unknown) => setAll(values, nothing, nothing),
			GM_deleteValues: (keys: unknown) => removeAll(keys, nothing, logError),
			GM_addValueChangeListener(key: unknown, callback: unknown) {
				if (!isFunction(callback)) throw typeError("GM_addValueChangeListener: the second argument is not a function");
				listenerCount += 1;
				listeners[listenerCount] = { key: textOf(key), callback };
				return textOf(listenerCount);
			},
			GM_removeValueChangeListener(id: unknown) {
				delete listeners[textOf(id)];
			},
		},
		promised: {
			setValue: (key: unknown, value: unknown) => promiseOf((done, failed) => set(key, value, done, failed)),
			deleteValue: (key: unknown) => promiseOf((done, failed) => remove(key, done, failed)),
			setValues: (values: unknown) => promiseOf((done, failed) => setAll(values, done, failed)),
			deleteValues: (keys: unknown) => promiseOf((done, failed) => removeAll(keys, done, failed)),
			listValues: () => guardedPromise(() => snapshot.keys()),
		},
		whenReady,
	};
}

const nothing = (): void => undefined;

function recordOf(entries: readonly (readonly string[])[]): Bare<string> {
	const record = bare<string>();
	for (let index = 0; index < entries.length; index += 1) {
		const entry = entries[index];
		const key = entry?.[0];
		const json = entry?.[1];
		if (key !== undefined && json !== undefined) record[key] = json;
	}
	return record;
}

const parsedOrNone = (json: string | undefined): unknown => (json === undefined ? undefined : parseJson(json));

function textsOf(list: readonly unknown[]): readonly string[] {
	const texts: string[] = [];
	for (let index = 0; index < list.length; index += 1) append(texts, textOf(list[index]));
	return texts;
}
