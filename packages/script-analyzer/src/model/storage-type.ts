import type { HeapObject, HostType, Machine, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { promiseOf } from "../engine/promises.ts";
import { WHOLE } from "../engine/storage-reads.ts";
import { joinTaints, type Taints } from "../engine/taint.ts";
import { knownTexts } from "../engine/text-of.ts";
import { keyNamesToken } from "../engine/token-names.ts";
import { ANYTHING, anything, isObject, join, NOTHING, objectsOf, only, stringsOf, UNDEFINED } from "../engine/value.ts";
import { argument, selfObject } from "../language/arguments.ts";
import { bodyTexts } from "./body-texts.ts";
import { listen } from "./events.ts";

/** Keys that the script writes itself are its own memory, not the site's. */
function readKey(machine: Machine, self: HeapObject, key: Value, offset: number): Value {
	const area = stringsOf(hiddenValue(self, "name"))[0] ?? "storage";
	const isAnyKey = key.taints.some(({ origin }) => origin.what.startsWith(WHOLE));
	const name = isAnyKey ? `${WHOLE}${area}` : area;
	const [known] = stringsOf(key);
	const certain = known !== undefined && !key.open && key.atoms.length === 1;
	const place = certain ? `=${known}` : "=*";
	const written = hiddenValue(self, place);
	const own = certain && written !== NOTHING && !keyNamesToken(known);
	if (machine.iteration === 0) machine.storageReads.note(self, place);
	const kind = certain && keyNamesToken(known) ? "token" : "storage";
	const read = own ? ANYTHING : machine.read(kind, certain ? `${name} "${known}"` : name, offset);
	return { atoms: written.atoms, open: true, taints: joinTaints(read.taints, written.taints) };
}

/** The names of all entries: whoever asks for an entry by one of them asks for each. */
function namesOf(machine: Machine, self: HeapObject | null, offset: number): Taints {
	const area = self === null ? "storage" : (stringsOf(hiddenValue(self, "name"))[0] ?? "storage");
	return [{ origin: machine.origin("storage", `${WHOLE}${area}`, offset), step: null }];
}

function writeKey(machine: Machine, self: HeapObject, key: Value, value: Value, offset: number): void {
	const names = stringsOf(key);
	addHidden(machine, self, "=*", value);
	for (const name of names) addHidden(machine, self, `=${name}`, value);
	machine.traceBuilder.sink(
		{
			kind: "write-storage",
			api: stringsOf(hiddenValue(self, "name"))[0] ?? "storage",
			offset,
			carried: [["body", joinTaints(machine.contents(value), machine.contents(key))]],
			details: { key: names, text: knownTexts(machine, writtenTexts(value)) },
		},
		machine,
	);
}

/** A skeptical run takes other objects for the storage, which get functions as properties: these are no text that is kept. */
function writtenTexts(value: Value): Value {
	return { ...value, atoms: value.atoms.filter((atom) => !isObject(atom) || atom.callable === null) };
}

export const storageType: HostType = {
	name: "Storage",
	members: {
		getItem: {
			call: (call) => {
				const found = objectsOf(call.self).map((self) => readKey(call.machine, self, argument(call, 0), call.offset));
				return found.reduce(join, found.length > 0 ? NOTHING : ANYTHING);
			},
		},
		setItem: {
			call: (call) => {
				for (const self of objectsOf(call.self))
					writeKey(call.machine, self, argument(call, 0), argument(call, 1), call.offset);
				return UNDEFINED;
			},
		},
		removeItem: { call: () => UNDEFINED },
		clear: { call: () => UNDEFINED },
		key: { call: (call) => ({ ...ANYTHING, taints: namesOf(call.machine, selfObject(call), call.offset) }) },
		length: { get: () => ANYTHING },
	},
	getOther: (machine, self, key, offset) => readKey(machine, self, key === null ? ANYTHING : only(key), offset),
	setOther(machine, self, key, value, offset) {
		writeKey(machine, self, key === null ? ANYTHING : only(key), value, offset);
		return true;
	},
	content: (machine, self, offset) =>
		readKey(machine, self, { ...ANYTHING, taints: namesOf(machine, self, offset) }, offset),
};

const putIntoDatabase: Native = (call) => {
	keepIn(call.machine, "IndexedDB", argument(call, 0), call.offset, argument(call, 1));
	return call.self;
};

/**
 * Data is written to persistent storage other than Web storage.
 *
 * @param key under which it is kept, when there is one
 * @param store names of the store, when they are known
 */
export function keepIn(
	machine: Machine,
	api: string,
	value: Value,
	offset: number,
	key: Value = NOTHING,
	store: readonly string[] = [],
): void {
	const carried = [["body", machine.contents(value)]] as const;
	const details = { key: knownTexts(machine, key), store, text: bodyTexts(machine, contentOf(value)) };
	machine.traceBuilder.sink({ kind: "write-storage", api, offset, carried, details }, machine);
}

/** Of a response that the script made, its content. */
function contentOf(value: Value): Value {
	const [response] = objectsOf(value);
	const data = response?.host?.name === "Response" ? hiddenValue(response, "data") : NOTHING;
	return data === NOTHING ? value : data;
}

/** A request for a database gets the database's name, which all objects made of it keep. */
const openDatabase: Native = ({ machine, args, offset }) => {
	const request = machine.host("IDBRequest", offset);
	addHidden(machine, request, "name", args[0] ?? ANYTHING);
	return only(request);
};

function readDatabase(machine: Machine, self: HeapObject, offset: number): Value {
	const name = hiddenValue(self, "name");
	const [known] = stringsOf(name);
	const isCertain = known !== undefined && !name.open && name.atoms.length === 1;
	return machine.read("storage", isCertain ? `IndexedDB "${known}"` : "IndexedDB", offset);
}

/** Only who creates a database creates object stores: what is in it is the script's own. */
const createStore: Native = ({ machine, self, offset }) => {
	for (const database of objectsOf(self)) {
		const details = { store: stringsOf(hiddenValue(database, "name")) };
		machine.traceBuilder.sink({ kind: "write-storage", api: "IndexedDB", offset, details }, machine);
	}
	return self;
};

/** IndexedDB: every request returns data stored by the site, or by the script itself. */
export const indexedDbType: HostType = {
	name: "IDBRequest",
	members: {
		open: { call: openDatabase },
		createObjectStore: { call: createStore },
		result: {
			get: (machine, self, offset) => join(only(self), anything(readDatabase(machine, self, offset).taints)),
		},
		value: { get: readDatabase },
		put: { call: putIntoDatabase },
		add: { call: putIntoDatabase },
		deleteDatabase: { call: (call) => call.self },
		databases: {
			call: (call) => promiseOf(call.machine, call.machine.array([ANYTHING], call.offset, false), call.offset),
		},
		addEventListener: {
			call: (call) => {
				for (const self of objectsOf(call.self))
					for (const name of stringsOf(argument(call, 0)))
						listen(call.machine, self, name, argument(call, 1), call.offset);
				return UNDEFINED;
			},
		},
	},
	getOther: (machine, self, key) =>
		key !== null && /^on/.test(key) ? ANYTHING : machine.native("IDB", () => only(self)),
	setOther(machine, self, key, value, offset) {
		if (key?.startsWith("on")) listen(machine, self, key.slice(2), value, offset);
		return true;
	},
};
