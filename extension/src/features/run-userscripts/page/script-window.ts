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
	reflect,
	type ScriptFunction,
	sliceText,
	withoutPrototype,
} from "./built-ins.ts";
import { callLater } from "./guarded-promises.ts";
import { createWeakTable } from "./kept-tables.ts";
import type { ScriptContext } from "./script-context.ts";

const { addEventListener: listen, removeEventListener: unlisten } = EventTarget.prototype;
/** Chromium's Navigation API; absent in older browsers. */
const { navigation } = window as { readonly navigation?: EventTarget };

/** Properties of a window that refer to the window itself. The proxy always answers them with itself. */
const ITSELF = ["window", "self", "globalThis", "frames"];

export interface ScriptWindow {
	readonly window: object;
	readonly close: ScriptFunction;
	readonly focus: ScriptFunction;
}

/**
 * The `window` of a script with `@grant window.close`, `window.focus` or `window.onurlchange`, or that reads its functions from
 * `window`: the world's own window, in which these names are the script's. Not put on the world's window, where scripts that share it
 * could call them.
 * @param api the script's functions by their names, as far as `settings.names` grants them
 */
export function createScriptWindow({ settings, call, complain }: ScriptContext, api: Readonly<Bare>): ScriptWindow {
	const granted = (name: string): boolean => holds(settings.windowGrants, name);
	const ask = (type: string): ScriptFunction => guardFunction(() => call(type, {}, () => undefined, logError));
	const close = ask("SCRIPTORIUM_CLOSE_OWN_TAB");
	const focus = ask("SCRIPTORIUM_FOCUS_OWN_TAB");
	const changes = createUrlChanges(complain);

	const replaced = bare();
	if (granted("close")) replaced.close = close;
	if (granted("focus")) replaced.focus = focus;
	if (granted("onurlchange")) {
		replaced.addEventListener = guardFunction((type: unknown, listener: unknown, options: unknown) => {
			if (type === "urlchange") changes.add(listener, option(options, "once") === true);
			else applyList(listen, window, [type, listener, options]);
		});
		replaced.removeEventListener = guardFunction((type: unknown, listener: unknown, options: unknown) => {
			if (type === "urlchange") changes.remove(listener);
			else applyList(unlisten, window, [type, listener, options]);
		});
	}
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
			if (replaced[key] !== undefined) return replaced[key];
			if (key === "onurlchange" && granted("onurlchange")) return changes.handler();
			if (isApi(key)) return api[key];
			if (holds(ITSELF, key)) return proxy;
		}
		const value: unknown = reflect.get(target, key, target);
		// `top` and `parent` of a top-level document.
		if (value === window) return proxy;
		return isFunction(value) ? ofWindow(value) : value;
	};
	traps.set = (target: object, key: PropertyKey, value: unknown): boolean => {
		if (key === "onurlchange" && granted("onurlchange")) {
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
		(key === "onurlchange" && granted("onurlchange")) || isApi(key) || reflect.has(target, key);
	const proxy: object = keptProxy(window, traps);
	return { window: proxy, close, focus };
}

interface UrlChanges {
	add(listener: unknown, once: boolean): void;
	remove(listener: unknown): void;
	handler(): unknown;
	setHandler(value: unknown): void;
}

/**
 * Changes of the document's address without a load. No event is dispatched in the page, so the page neither sees that
 * scripts listen nor can it pretend a change: the address is compared with the last one.
 */
function createUrlChanges(complain: (problem: unknown) => void): UrlChanges {
	const listeners = bare<{ readonly listener: ScriptFunction; readonly once: boolean }>();
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
			callLater(found.listener, [info], complain);
		}
	};
	const watch = (): void => {
		if (watching || navigation === undefined) return;
		watching = true;
		last = location.href;
		applyList(listen, navigation, ["currententrychange", check]);
	};
	return {
		add(listener, once) {
			if (!isFunction(listener)) return;
			count += 1;
			listeners[count] = { listener, once };
			watch();
		},
		remove(listener) {
			for (let number = 1; number <= count; number += 1)
				if (listeners[number]?.listener === listener) delete listeners[number];
		},
		handler: () => handler,
		setHandler(value) {
			handler = isFunction(value) ? value : null;
			watch();
		},
	};
}
