import {
	applyList,
	type Bare,
	bare,
	bindTo,
	define,
	guardFunction,
	hasOwn,
	holds,
	isFunction,
	keptProxy,
	logError,
	option,
	reflect,
	type ScriptFunction,
} from "./built-ins.ts";
import { callLater } from "./guarded-promises.ts";
import type { ScriptContext } from "./script-context.ts";

const { addEventListener: listen, removeEventListener: unlisten } = EventTarget.prototype;
/** Chromium's Navigation API; absent in older browsers. */
const { navigation } = window as { readonly navigation?: EventTarget };

/** Names of `window` that give the window itself. */
const ITSELF = ["window", "self", "globalThis", "frames"];

export interface ScriptWindow {
	readonly window: object;
	readonly close: ScriptFunction;
	readonly focus: ScriptFunction;
}

/**
 * The `window` of a script with `@grant window.close`, `window.focus` or `window.onurlchange`: the world's own window, in which
 * these names are the script's. Not put on the world's window, where scripts that share it could call them.
 */
export function createScriptWindow({ settings, call, complain }: ScriptContext): ScriptWindow {
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
	/** Bound methods by their name: called on a proxy the browser's own methods throw. */
	const bound = bare<{ readonly source: unknown; readonly method: unknown }>();
	const methodOf = (key: PropertyKey, value: unknown): unknown => {
		if (typeof key !== "string" || !isFunction(value) || hasOwn(value, "prototype")) return value;
		const known = bound[key];
		if (known?.source === value) return known.method;
		const method = bindTo(value, window);
		bound[key] = { source: value, method };
		return method;
	};

	const traps = bare();
	traps.get = (target: object, key: PropertyKey): unknown => {
		if (typeof key === "string") {
			if (replaced[key] !== undefined) return replaced[key];
			if (key === "onurlchange" && granted("onurlchange")) return changes.handler();
			if (holds(ITSELF, key)) return proxy;
		}
		return methodOf(key, reflect.get(target, key, target));
	};
	traps.set = (target: object, key: PropertyKey, value: unknown): boolean => {
		if (key !== "onurlchange" || !granted("onurlchange")) return reflect.set(target, key, value, target);
		changes.setHandler(value);
		return true;
	};
	traps.has = (target: object, key: PropertyKey): boolean =>
		(key === "onurlchange" && granted("onurlchange")) || reflect.has(target, key);
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
