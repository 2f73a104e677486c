import { append, applyList, bare, hasOwn, isFunction, type ScriptFunction, withoutPrototype } from "./built-ins.ts";

// Kept before any script runs, like the built-ins.
const { getOwnPropertyDescriptor, getOwnPropertyNames, getPrototypeOf, keys } = Object;
const { toString: sourceOf } = Function.prototype;
const { includes } = String.prototype;
const objectPrototype = Object.prototype;

/** A property of a script's object that the page gets a copy of. */
export type Member =
	| { readonly name: string; readonly value: unknown; readonly isOwn: boolean }
	| { readonly name: string; readonly get: unknown; readonly set: unknown; readonly isOwn: boolean };

/**
 * What the page sees of an object: its enumerable properties, with getters and setters as they are, and the methods of its class if that
 * is the script's own. Nothing of the browser's classes, whose functions work on the object itself only.
 */
export function membersOf(object: object): readonly Member[] {
	const members: Member[] = [];
	const seen = bare<boolean>();
	const add = (holder: object, name: string, isOwn: boolean): void => {
		const found = getOwnPropertyDescriptor(holder, name);
		if (found === undefined || seen[name] === true) return;
		seen[name] = true;
		const { get, set, value } = withoutPrototype(found) as Readonly<Record<string, unknown>>;
		append(members, get === undefined && set === undefined ? { name, value, isOwn } : { name, get, set, isOwn });
	};
	const own = keys(object);
	for (let index = 0; index < own.length; index += 1) add(object, own[index] ?? "", true);
	for (let holder: unknown = getPrototypeOf(object); isOfScript(holder); holder = getPrototypeOf(holder)) {
		const names = getOwnPropertyNames(holder);
		for (let index = 0; index < names.length; index += 1) {
			const name = names[index] ?? "";
			if (name !== "constructor") add(holder, name, false);
		}
	}
	return members;
}

/** Whether a prototype is one that the script wrote. */
function isOfScript(prototype: unknown): prototype is object {
	if (typeof prototype !== "object" || prototype === null || prototype === objectPrototype) return false;
	if (!hasOwn(prototype, "constructor")) return getPrototypeOf(prototype) === objectPrototype;
	const found = getOwnPropertyDescriptor(prototype, "constructor");
	const made: unknown = found === undefined ? undefined : withoutPrototype(found).value;
	return isFunction(made) && !isNative(made);
}

const isNative = (made: ScriptFunction): boolean =>
	applyList(includes, applyList(sourceOf, made, []), ["[native code]"]) === true;
