import type { LinearPattern } from "@scriptorium/userscript/linear-pattern";
import { runPattern } from "@scriptorium/userscript/run-pattern";

/**
 * Built-in functions as they were when the layer began, before any script of its world ran. Scripts that share a world can
 * replace them later, or put getters and setters on prototypes; so the layer calls these copies only, reads only own
 * properties, and makes objects without a prototype.
 */
const { apply: applyKept } = Reflect;
const { create, defineProperty, freeze: freezeKept, getPrototypeOf, hasOwn: hasOwnKept, keys, setPrototypeOf } = Object;
const { isArray } = Array;
const { isView } = ArrayBuffer;
const { parse, stringify } = JSON;
const { toISOString, getTime } = Date.prototype;
const { slice, indexOf, toLowerCase, charCodeAt } = String.prototype;
const { call, apply: applyMethod, bind, toString: sourceOf } = Function.prototype;
const KeptProxy = Proxy;
const KeptString = String;
const KeptTypeError = TypeError;
const objectPrototype = Object.prototype;
/** Where V8 looks for a function that formats stacks. */
const stackFormatters = [Error, Function.prototype, Object.prototype];
const promisePrototype = Promise.prototype;
const kept = { console, error: console.error, log: console.log, queue: queueMicrotask };

/** A record without a prototype: missing keys are undefined, whatever other scripts define on `Object.prototype`. */
export type Bare<Value = unknown> = Record<string | number, Value>;

export function bare<Value = unknown>(): Bare<Value> {
	return create(null) as Bare<Value>;
}

/**
 * Prototype of objects that scripts get: with the methods of `Object.prototype`, which scripts call on them or which a conversion to a
 * text calls, and with nothing that other scripts could add there.
 */
const plainPrototype = bare();
const objectMethods = [
	"constructor",
	"hasOwnProperty",
	"isPrototypeOf",
	"propertyIsEnumerable",
	"toLocaleString",
	"toString",
	"valueOf",
] as const;
for (let index = 0; index < objectMethods.length; index += 1) {
	const name = objectMethods[index];
	if (name === undefined) continue;
	const descriptor = bare();
	descriptor.value = objectPrototype[name];
	defineProperty(plainPrototype, name, descriptor);
}
freezeKept(plainPrototype);

/** A new object for a script. */
export const plainObject = (): Bare => create(plainPrototype) as Bare;

/** A deep copy of data for a script; arrays stay as they are. */
export function withPlainPrototypes(value: unknown): unknown {
	if (typeof value !== "object" || value === null || isArray(value)) return value;
	const copy = plainObject();
	const names = keys(value);
	for (let index = 0; index < names.length; index += 1) {
		const name = names[index];
		if (name !== undefined) define(copy, name, withPlainPrototypes((value as Bare)[name]), "open");
	}
	return copy;
}

export const hasOwn: (object: object, key: PropertyKey) => boolean = hasOwnKept;
export const freeze: <Value extends object>(object: Value) => Value = freezeKept;

/** Own enumerable string keys; the array is only to be read by index and length. */
export const ownKeys: (object: object) => readonly string[] = keys;

/** Defines a data property. The descriptor has no prototype, or `Object.prototype.get` could take its place. */
export function define(object: object, key: PropertyKey, value: unknown, mode: "open" | "hidden" | "locked"): void {
	const descriptor = bare();
	descriptor.value = value;
	descriptor.writable = mode !== "locked";
	descriptor.configurable = mode !== "locked";
	descriptor.enumerable = mode === "open";
	defineProperty(object, key, descriptor);
}

/** Calls a function with the values of an array or list, without iterating over it. */
export function applyList(target: (...values: never[]) => unknown, self: unknown, list: ArrayLike<unknown>): unknown {
	return applyKept(target, self, list);
}

/** Appends to an array; its own `push`, or an assignment, would pass setters on `Array.prototype`. */
export function append(array: unknown[], value: unknown): void {
	define(array, array.length, value, "open");
}

/** Data without prototypes, except of arrays: a script gets them as `GM_info`. */
export function withoutObjectPrototypes(value: unknown): unknown {
	if (typeof value !== "object" || value === null || isArray(value)) return value;
	const copy = bare();
	const names = keys(value);
	for (let index = 0; index < names.length; index += 1) {
		const name = names[index];
		if (name !== undefined) copy[name] = withoutObjectPrototypes((value as Bare)[name]);
	}
	return copy;
}

/** Whether a value is a typed array or a `DataView`. */
export const isBytesView = (value: unknown): boolean => isView(value);

export const parseJson = (text: string): unknown => parse(text);

/**
 * JSON text of a value; undefined when it has none. Asks for `toJSON` only what the value or its own class defines, never
 * `Object.prototype` or `Array.prototype`, where another script could listen.
 * @throws {TypeError | RangeError} for cycles and BigInts
 */
export function toJson(value: unknown): string | undefined {
	return stringify(withoutPrototypes(value)) as string | undefined;
}

/** A deep copy of data without prototypes. */
export function withoutPrototypes(value: unknown): unknown {
	if (typeof value === "function") return undefined;
	if (typeof value !== "object" || value === null) return value;
	if (isArray(value)) {
		const items: unknown[] = [];
		for (let index = 0; index < value.length; index += 1) {
			append(items, hasOwn(value, index) ? withoutPrototypes(value[index]) : undefined);
		}
		setPrototypeOf(items, null);
		return items;
	}
	if (isDate(value)) return applyKept(toISOString, value, []);
	const convert = ownConversion(value);
	if (convert !== null) return withoutPrototypes(applyKept(convert, value, [""]));
	const copy = bare();
	const names = keys(value);
	for (let index = 0; index < names.length; index += 1) {
		const name = names[index];
		if (name !== undefined) copy[name] = withoutPrototypes((value as Bare)[name]);
	}
	return copy;
}

export const isList = (value: unknown): value is readonly unknown[] => isArray(value);

/** Whether a value is a date with a time. Not `instanceof`, which asks `Date[Symbol.hasInstance]`. */
function isDate(value: object): boolean {
	const prototype: unknown = getPrototypeOf(value);
	if (prototype === objectPrototype || prototype === null) return false;
	try {
		const time: number = applyKept(getTime, value, []);
		return time >= 0 || time < 0; // not NaN
	} catch {
		return false; // not a date
	}
}

type Method = (...values: unknown[]) => unknown;

/** `toJSON` of the value or of its class; null when only `Object.prototype` could have one. */
function ownConversion(value: object): Method | null {
	for (let holder: unknown = value; typeof holder === "object" && holder !== null; holder = getPrototypeOf(holder)) {
		if (holder === objectPrototype) return null;
		if (!hasOwn(holder, "toJSON")) continue;
		const convert = (holder as Bare).toJSON;
		return typeof convert === "function" ? (convert as Method) : null;
	}
	return null;
}

/** Whether an array holds a value. */
export function holds(array: readonly unknown[], value: unknown): boolean {
	for (let index = 0; index < array.length; index += 1) if (array[index] === value) return true;
	return false;
}

/** An option of an options object; undefined for anything else than an own property. */
export const option = (options: unknown, name: string): unknown =>
	typeof options === "object" && options !== null && hasOwn(options, name) ? (options as Bare)[name] : undefined;

/** A function among the options; undefined for anything else. */
export function functionOption(options: unknown, name: string): ScriptFunction | undefined {
	const value = option(options, name);
	return isFunction(value) ? value : undefined;
}

/** A function of a script, called with whatever the layer hands out. */
export type ScriptFunction = (...values: unknown[]) => unknown;
export const isFunction = (value: unknown): value is ScriptFunction => typeof value === "function";

/** Whether the pattern of an author fits a text; null when that is unknown. */
export const fits = (pattern: LinearPattern, text: string): boolean | null =>
	runPattern(pattern, (index) => applyKept(charCodeAt, text, [index]) as number, text.length, bare<number>);

export const lowerCase = (text: string): string => applyKept(toLowerCase, text, []);

export const sliceText = (text: string, start: number, end?: number): string =>
	applyKept(slice, text, [start, end]) as string;

/** An address without its fragment. */
export function withoutFragment(address: string): string {
	const hash = applyKept(indexOf, address, ["#"]) as number;
	return hash < 0 ? address : sliceText(address, 0, hash);
}

/** Methods of functions that are handed to scripts: another script's `Function.prototype` sees nothing of them. */
const functionMethods = bare();
define(functionMethods, "call", call, "locked");
define(functionMethods, "apply", applyMethod, "locked");
define(functionMethods, "bind", bind, "locked");
define(functionMethods, "toString", sourceOf, "locked");
freezeKept(functionMethods);

/** Takes the first item out of an array that `append` made; undefined from an empty one. */
export function removeFirst(array: unknown[]): unknown {
	if (array.length === 0) return undefined;
	const first = array[0];
	for (let index = 1; index < array.length; index += 1) define(array, index - 1, array[index], "open");
	array.length -= 1;
	return first;
}

/** Whether a value is a promise of this world, as async functions return them. */
export const isPlainPromise = (value: object): boolean => getPrototypeOf(value) === promisePrototype;

/** Milliseconds since 1970 of a date; null for anything else. */
export const timeOf = (value: object): number | null =>
	isDate(value) ? (applyKept(getTime, value, []) as number) : null;

/** `Reflect` as it was. */
export const reflect = {
	get: Reflect.get,
	set: Reflect.set,
	has: Reflect.has,
	construct: Reflect.construct,
	defineProperty: Reflect.defineProperty,
} as const;

/**
 * A proxy.
 * @param traps without a prototype, or `Object.prototype` could add some
 */
export const keptProxy = (target: object, traps: Bare): object => new KeptProxy(target, traps);

/** Takes an object's prototype away. */
export const withoutPrototype = <Value extends object>(object: Value): Value => setPrototypeOf(object, null) as Value;

/** A method that is always called on the same object. */
export const bindTo = (method: ScriptFunction, self: object): unknown => applyKept(bind, method, [self]);

/** Cuts a function off from `Function.prototype`. */
export function guardFunction<Target extends (...values: never[]) => unknown>(target: Target): Target {
	setPrototypeOf(target, functionMethods);
	return target;
}

export const inMicrotask = (act: () => void): void => void applyKept(kept.queue, undefined, [act]);
export const logError = (problem: unknown): void => void applyKept(kept.error, kept.console, [problem]);
export const logList = (list: ArrayLike<unknown>): void => void applyKept(kept.log, kept.console, list);

/** The message of anything thrown, at most 500 characters. */
export function messageOfProblem(problem: unknown): string {
	const message = typeof problem === "object" && problem !== null ? (problem as Bare).message : problem;
	return sliceText(textOf(message), 0, 500);
}

/**
 * The stack of an error, for the line in the script's code. Null where a script of this world formats stacks itself: V8 would hand it the
 * functions of the script that failed (v8.dev, "Stack trace API").
 */
export function stackOfProblem(problem: unknown): string | null {
	for (let index = 0; index < stackFormatters.length; index += 1) {
		if (hasOwnKept(stackFormatters[index] as object, "prepareStackTrace")) return null;
	}
	if (typeof problem !== "object" || problem === null) return null;
	const { stack } = problem as Bare;
	return typeof stack === "string" ? sliceText(stack, 0, 2000) : null;
}

/** The text of anything, as `String(…)` gives it. */
export const textOf = (value: unknown): string => KeptString(value);
export const typeError = (message: string): Error => new KeptTypeError(message);
