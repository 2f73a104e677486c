import {
	append,
	applyList,
	type Bare,
	bare,
	define,
	guardedPromise,
	guardFunction,
	hasOwn,
	logError,
	logList,
	ownKeys,
	parseJson,
	sliceText,
	textOf,
	toJson,
	typeError,
} from "./built-ins.ts";
import type { LayerSettings, Send } from "./layer-settings.ts";
import type { MenuCommands } from "./menu-registry.ts";

type ApiFunction = (...values: never[]) => unknown;

const KeptURL = URL;
const readHref = Object.getOwnPropertyDescriptor(URL.prototype, "href")?.get;

/** An option of an options object; undefined for anything else than an own property. */
const option = (options: unknown, name: string): unknown =>
	typeof options === "object" && options !== null && hasOwn(options, name) ? (options as Bare)[name] : undefined;

/**
 * The functions a script can be granted, by their `GM_` names. Reads are answered from the values written into the
 * registration plus this page's own writes; writes go to the worker, which writes them into it for the next page.
 */
export function createGmFunctions(
	settings: LayerSettings,
	secret: string,
	menu: MenuCommands,
	send: Send,
): Readonly<Bare<ApiFunction>> {
	const values = bare<string>();
	const names = ownKeys(settings.values);
	for (let index = 0; index < names.length; index += 1) {
		const name = names[index];
		const json = name === undefined ? undefined : settings.values[name];
		if (name !== undefined && json !== undefined) values[name] = json;
	}
	const own = { scriptId: settings.id, secret };
	const { name: scriptName } = settings.info.script as { readonly name: string };

	const functions: Readonly<Record<string, ApiFunction>> = {
		GM_getValue(key: unknown, otherwise: unknown) {
			const json = values[textOf(key)];
			return json === undefined ? otherwise : parseJson(json);
		},
		GM_setValue(key: unknown, value: unknown) {
			const json = toJson(value);
			if (json === undefined) return logError(typeError("GM_setValue: the value has no JSON form"));
			const name = textOf(key);
			values[name] = json;
			send("SCRIPTORIUM_SET_VALUE", { scriptId: own.scriptId, secret: own.secret, key: name, json }, logError);
		},
		GM_deleteValue(key: unknown) {
			const name = textOf(key);
			delete values[name];
			send("SCRIPTORIUM_DELETE_VALUE", { scriptId: own.scriptId, secret: own.secret, key: name }, logError);
		},
		GM_listValues() {
			const list: unknown[] = [];
			const held = ownKeys(values);
			for (let index = 0; index < held.length; index += 1) append(list, held[index]);
			return list;
		},
		GM_log(...parts: unknown[]) {
			const list: unknown[] = [`[${scriptName}]`];
			for (let index = 0; index < parts.length; index += 1) append(list, parts[index]);
			logList(list);
		},
		GM_addStyle(css: unknown) {
			const style = document.createElement("style");
			style.textContent = textOf(css);
			(document.head ?? document.documentElement).append(style);
			return style;
		},
		GM_openInTab(url: unknown, options: unknown) {
			const active = option(options, "active") === true || options === false;
			const address = readHref ? applyList(readHref, new KeptURL(textOf(url), location.href), []) : "";
			const call = { scriptId: own.scriptId, secret: own.secret, url: textOf(address), active };
			send("SCRIPTORIUM_OPEN_IN_TAB", call, logError);
		},
		GM_registerMenuCommand(caption: unknown, action: unknown, options: unknown) {
			const id = option(options, "id");
			return menu.add(textOf(caption), action, id === undefined ? null : textOf(id));
		},
		GM_unregisterMenuCommand: (id: unknown) => menu.remove(textOf(id)),
	};
	const guarded = bare<ApiFunction>();
	const all = ownKeys(functions);
	for (let index = 0; index < all.length; index += 1) {
		const name = all[index];
		const target = name === undefined ? undefined : functions[name];
		if (name !== undefined && target !== undefined) guarded[name] = guardFunction(target);
	}
	return guarded;
}

/** The promise-returning forms, `GM.getValue` for `GM_getValue`. Has no prototype, so that other scripts cannot observe the lookup of a missing one. */
export function createGmObject(
	names: readonly string[],
	functions: Readonly<Bare<ApiFunction>>,
	info: unknown,
): object {
	const object = bare();
	for (let index = 0; index < names.length; index += 1) {
		const name = names[index] ?? "";
		const call = functions[name];
		if (call === undefined || sliceText(name, 0, 3) !== "GM_") continue;
		const promised = (...values: unknown[]): Promise<unknown> =>
			guardedPromise(() => applyList(call, undefined, values));
		define(object, sliceText(name, 3), guardFunction(promised), "open");
	}
	define(object, "info", info, "open");
	return object;
}
