import {
	applyList,
	type Bare,
	bare,
	define,
	guardFunction,
	holds,
	isFunction,
	keptProxy,
	logError,
	option,
	ownKeys,
	reflect,
	type ScriptFunction,
	sliceText,
	typeError,
	withoutPrototype,
} from "./built-ins.ts";
import { callLater } from "./guarded-promises.ts";
import { createWeakTable } from "./kept-tables.ts";
import type { ScriptContext } from "./script-context.ts";
import { realWindow } from "./window-acceptance.ts";

const { addEventListener: listen, removeEventListener: unlisten } = EventTarget.prototype;
/** Chromium's Navigation API; absent in older browsers. */
const { navigation } = window as { readonly navigation?: EventTarget };

/** Properties of a window that refer to the window itself. The proxy always answers them with itself. */
const ITSELF = ["window", "self", "globalThis", "frames"];

/** What `@grant window.…` adds to a window. */
export interface WindowFunctions {
	/** By their names: `close`, `focus`, and what listens to `urlchange`. Only what is granted. */
	readonly replaced: Readonly<Bare>;
	/** `onurlchange`; null when it is not granted. */
	readonly changes: UrlChanges | null;
}

export function createWindowFunctions({ settings, call, complain }: ScriptContext): WindowFunctions {
	const granted = (name: string): boolean => holds(settings.windowGrants, name);
	const ask = (type: string): ScriptFunction => guardFunction(() => call(type, {}, () => undefined, logError));
	const replaced = bare();
	if (granted("close")) replaced.close = ask("SCRIPTORIUM_CLOSE_OWN_TAB");
	if (granted("focus")) replaced.focus = ask("SCRIPTORIUM_FOCUS_OWN_TAB");
	if (!granted("onurlchange")) return { replaced, changes: null };

	const changes = createUrlChanges(complain);
	/** Methods of a window are also called on other targets: `addEventListener.call(document, …)`. */
	const method = (native: ScriptFunction, onChange: (listener: unknown, options: unknown) => void): ScriptFunction =>
		guardFunction(function (this: unknown, type: unknown, listener: unknown, options: unknown) {
			const target = this === undefined || this === null ? window : realWindow(this);
			if (type === "urlchange" && target === window) onChange(listener, options);
			else applyList(native, target, [type, listener, options]);
		});
	replaced.addEventListener = method(listen as ScriptFunction, (listener, options) =>
		changes.add(listener, option(options, "once") === true, option(options, "signal")),
	);
	replaced.removeEventListener = method(unlisten as ScriptFunction, (listener) => changes.remove(listener));
	return { replaced, changes };
}

/**
 * Puts a script's functions on the window of its world, which no other script shares. There a window stays what the browser's
 * functions take and events name, and code that is made from a text finds the functions as well.
 * @param api the script's functions by their names, as far as `settings.names` grants them
 */
export function fillOwnWindow({ settings }: ScriptContext, api: Readonly<Bare>, functions: WindowFunctions): void {
	for (let index = 0; index < settings.names.length; index += 1) {
		const name = settings.names[index] ?? "";
		if (api[name] !== undefined && functions.replaced[name] === undefined) define(window, name, api[name], "hidden");
	}
	const names = ownKeys(functions.replaced);
	for (let index = 0; index < names.length; index += 1) {
		const name = names[index] ?? "";
		define(window, name, functions.replaced[name], "open");
	}
	const { changes } = functions;
	if (changes === null) return;
	const descriptor = bare();
	descriptor.configurable = true;
	descriptor.enumerable = true;
	descriptor.get = guardFunction(() => changes.handler());
	descriptor.set = guardFunction((value: unknown) => changes.setHandler(value));
	reflect.defineProperty(window, "onurlchange", descriptor);
}

/**
 * The `window` of a script with `@grant window.close`, `window.focus` or `window.onurlchange`, or that reads its functions from
 * `window`, where scripts share a world: the world's own window, in which these names are the script's. Not put on the world's window,
 * where the other scripts could call them.
 * @param api the script's functions by their names, as far as `settings.names` grants them
 */
export function createScriptWindow(
	{ settings }: ScriptContext,
	api: Readonly<Bare>,
	{ replaced, changes }: WindowFunctions,
): object {
	const isApi = (key: PropertyKey): key is string =>
		typeof key === "string" && (key === "unsafeWindow" || sliceText(key, 0, 2) === "GM") && holds(settings.names, key);

	/** What the script gets of a function that it reads from the window. */
	const functions = createWeakTable<object>();
	const keepOwn = (value: unknown): void => {
		if (isFunction(value) && functions.get(value) === undefined) functions.set(value, value);
	};
	/**
	 * The function, called on the world's window instead of the proxy: the browser's own functions refuse a proxy, and those of another
	 * script would get this script's functions with it. Functions that the script stored there itself stay as they are.
	 */
	const ofWindow = (value: ScriptFunction): object => {
		const known = functions.get(value);
		if (known !== undefined) return known;
		const calls = bare();
		calls.apply = (target: ScriptFunction, self: unknown, values: ArrayLike<unknown>): unknown =>
			applyList(target, self === proxy ? window : self, values);
		const result = keptProxy(value, calls);
		functions.set(value, result);
		functions.set(result, result);
		return result;
	};

	const traps = bare();
	traps.get = (target: object, key: PropertyKey): unknown => {
		if (typeof key === "string") {
			// Called on the world's window, as everything that is read from here.
			if (replaced[key] !== undefined) return ofWindow(replaced[key] as ScriptFunction);
			if (key === "onurlchange" && changes !== null) return changes.handler();
			if (isApi(key)) return api[key];
			if (holds(ITSELF, key)) return proxy;
		}
		const value: unknown = reflect.get(target, key, target);
		// `top` and `parent` of a top-level document.
		if (value === window) return proxy;
		return isFunction(value) ? ofWindow(value) : value;
	};
	traps.set = (target: object, key: PropertyKey, value: unknown): boolean => {
		if (key === "onurlchange" && changes !== null) {
			changes.setHandler(value);
			return true;
		}
		keepOwn(value);
		return reflect.set(target, key, value, target);
	};
	traps.defineProperty = (target: object, key: PropertyKey, descriptor: PropertyDescriptor): boolean => {
		keepOwn(option(descriptor, "value"));
		return reflect.defineProperty(target, key, withoutPrototype(descriptor));
	};
	traps.has = (target: object, key: PropertyKey): boolean =>
		(key === "onurlchange" && changes !== null) || isApi(key) || reflect.has(target, key);
	const proxy: object = keptProxy(window, traps);
	return proxy;
}

interface UrlChanges {
	/** @param signal an `AbortSignal`; undefined or null for none */
	add(listener: unknown, once: boolean, signal: unknown): void;
	remove(listener: unknown): void;
	handler(): unknown;
	setHandler(value: unknown): void;
}

/**
 * Changes of the document's address without a load. No event is dispatched in the page, so the page neither sees that
 * scripts listen nor can it pretend a change: the address is compared with the last one.
 */
function createUrlChanges(complain: (problem: unknown) => void): UrlChanges {
	const listeners = bare<{ readonly listener: object; readonly once: boolean }>();
	let count = 0;
	let handler: unknown = null;
	let watching = false;
	let last = location.href;

	const check = (): void => {
		const url = location.href;
		if (url === last) return;
		last = url;
		const info: Bare = {};
		define(info, "type", "urlchange", "open");
		define(info, "url", url, "open");
		if (isFunction(handler)) callLater(handler, [info], complain);
		for (let number = 1; number <= count; number += 1) {
			const found = listeners[number];
			if (found === undefined) continue;
			if (found.once) delete listeners[number];
			callLater(isFunction(found.listener) ? found.listener : methodOf(found.listener), [info], complain);
		}
	};
	const remove = (listener: unknown): void => {
		for (let number = 1; number <= count; number += 1)
			if (listeners[number]?.listener === listener) delete listeners[number];
	};
	const watch = (): void => {
		if (watching || navigation === undefined) return;
		watching = true;
		last = location.href;
		applyList(listen, navigation, ["currententrychange", check]);
	};
	return {
		add(listener, once, signal) {
			if (!isFunction(listener) && (typeof listener !== "object" || listener === null)) return;
			if (signal !== undefined && signal !== null) {
				if (reflect.get(signal, "aborted", signal) === true) return;
				applyList(listen, signal, ["abort", () => remove(listener)]);
			}
			for (let number = 1; number <= count; number += 1) if (listeners[number]?.listener === listener) return;
			count += 1;
			listeners[count] = { listener, once };
			watch();
		},
		remove,
		handler: () => handler,
		setHandler(value) {
			handler = isFunction(value) ? value : null;
			watch();
		},
	};
}

/** What an object does that listens: its method is read when it is told, as of `EventTarget`. */
const methodOf =
	(listener: object): ScriptFunction =>
	(info: unknown): unknown => {
		const handle: unknown = reflect.get(listener, "handleEvent", listener);
		if (!isFunction(handle)) throw typeError("The listener to urlchange is an object without a method handleEvent");
		return applyList(handle, listener, [info]);
	};
