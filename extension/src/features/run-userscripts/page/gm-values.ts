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
	textOf,
	toJson,
	typeError,
} from "./built-ins.ts";
import { callLater, guardedPromise, promiseOf } from "./guarded-promises.ts";
import type { FunctionGroup, ScriptContext } from "./script-context.ts";
import { createValueSnapshot } from "./value-snapshot.ts";

const READERS = ["GM_getValue", "GM_getValues", "GM_listValues", "GM_addValueChangeListener"];

const { addEventListener: listenToWindow } = window;
const readPersisted = Object.getOwnPropertyDescriptor(PageTransitionEvent.prototype, "persisted")?.get;

type Done = (value: undefined) => void;
type Failed = (problem: unknown) => void;

interface Write {
	readonly key: string;
	readonly json: string;
}

/**
 * Stored values. Reads are answered from the values written into the registration, which the worker corrects when they are
 * out of date and whenever another document changes one. Writes go to the worker.
 */
export function createValueFunctions({ settings, call, on, complain }: ScriptContext): FunctionGroup {
	const listeners = bare<{ readonly key: string; readonly callback: ScriptFunction }>();
	let listenerCount = 0;
	const snapshot = createValueSnapshot(settings.values, (key, before, now, remote) => {
		for (let number = 1; number <= listenerCount; number += 1) {
			const listener = listeners[number];
			if (listener?.key !== key) continue;
			callLater(listener.callback, [key, parsedOrNone(before), parsedOrNone(now), remote], complain);
		}
	});

	const follow = (digest: string): void =>
		call(
			"SCRIPTORIUM_FOLLOW_VALUES",
			{ digest },
			(reply) => {
				if (reply.values !== null) snapshot.replace(reply.values as Bare<string>, reply.revision as number);
			},
			logError,
		);
	const reads = (): boolean => {
		for (let index = 0; index < READERS.length; index += 1) if (holds(settings.names, READERS[index])) return true;
		return false;
	};
	if (reads()) {
		on("values", (event) => {
			const changes = event.changes as readonly { readonly key: string; readonly json: string | null }[];
			for (let index = 0; index < changes.length; index += 1) {
				const change = changes[index];
				if (change !== undefined) snapshot.receive(change.key, change.json ?? undefined, event.revision as number);
			}
		});
		follow(settings.valuesDigest);
		// Documents in the back/forward cache miss what happens meanwhile.
		const shown = (event: Event): void => {
			if (event.isTrusted && readPersisted && applyList(readPersisted, event, []) === true) follow("");
		};
		applyList(listenToWindow, window, ["pageshow", shown]);
	}

	/** Sends a change that was made in the snapshot already. When it fails, the page goes back to the stored values. */
	const submit = (type: string, payload: object, keys: readonly string[], done: Done, failed: Failed): void => {
		for (let index = 0; index < keys.length; index += 1) snapshot.sent(keys[index] ?? "");
		const settle = (revision: number | null): void => {
			for (let index = 0; index < keys.length; index += 1) snapshot.settled(keys[index] ?? "", revision);
		};
		call(
			type,
			payload,
			(reply) => {
				settle(reply.revision as number);
				done(undefined);
			},
			(problem) => {
				settle(null);
				follow("");
				failed(problem);
			},
		);
	};
	const nothing = (): void => undefined;

	const set = (key: unknown, value: unknown, done: Done, failed: Failed): void => {
		const json = toJson(value);
		if (json === undefined) {
			failed(typeError("GM_setValue: the value has no JSON form"));
			return;
		}
		const name = textOf(key);
		snapshot.write(name, json);
		submit("SCRIPTORIUM_SET_VALUE", { key: name, json }, [name], done, failed);
	};
	const remove = (key: unknown, done: Done, failed: Failed): void => {
		const name = textOf(key);
		snapshot.write(name, undefined);
		submit("SCRIPTORIUM_DELETE_VALUE", { key: name }, [name], done, failed);
	};
	const setAll = (given: unknown, done: Done, failed: Failed): void => {
		if (typeof given !== "object" || given === null) {
			failed(typeError("GM_setValues: not an object"));
			return;
		}
		const values: Write[] = [];
		const names = ownKeys(given);
		for (let index = 0; index < names.length; index += 1) {
			const key = names[index] ?? "";
			const json = toJson((given as Bare)[key]);
			if (json === undefined) {
				failed(typeError(`GM_setValues: the value of ${key} has no JSON form`));
				return;
			}
			append(values, { key, json });
		}
		for (let index = 0; index < values.length; index += 1) {
			const write = values[index];
			if (write !== undefined) snapshot.write(write.key, write.json);
		}
		submit("SCRIPTORIUM_SET_VALUES", { values }, names, done, failed);
	};
	const removeAll = (given: unknown, done: Done, failed: Failed): void => {
		if (!isList(given)) {
			failed(typeError("GM_deleteValues: not an array of keys"));
			return;
		}
		const keys = textsOf(given);
		for (let index = 0; index < keys.length; index += 1) snapshot.write(keys[index] ?? "", undefined);
		submit("SCRIPTORIUM_DELETE_VALUES", { keys }, keys, done, failed);
	};

	return {
		plain: {
			GM_getValue(key: unknown, otherwise: unknown) {
				const json = snapshot.read(textOf(key));
				return json === undefined ? otherwise : parseJson(json);
			},
			GM_setValue: (key: unknown, value: unknown) => set(key, value, nothing, logError),
			GM_deleteValue: (key: unknown) => remove(key, nothing, logError),
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
			GM_setValues: (values: unknown) => setAll(values, nothing, logError),
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
	};
}

const parsedOrNone = (json: string | undefined): unknown => (json === undefined ? undefined : parseJson(json));

function textsOf(list: readonly unknown[]): readonly string[] {
	const texts: string[] = [];
	for (let index = 0; index < list.length; index += 1) append(texts, textOf(list[index]));
	return texts;
}
