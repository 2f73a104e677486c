import {
	append,
	applyList,
	type Bare,
	bare,
	define,
	guardFunction,
	hasOwn,
	isFunction,
	logList,
	option,
	ownKeys,
	plainObject,
	sliceText,
	textOf,
} from "./built-ins.ts";
import { createBrowserFunctions } from "./gm-browser.ts";
import { createCookieFunctions } from "./gm-cookies.ts";
import { elementFunctions } from "./gm-elements.ts";
import { createResourceFunctions } from "./gm-resources.ts";
import { createTabFunctions } from "./gm-tabs.ts";
import { createValueFunctions } from "./gm-values.ts";
import { guardedPromise } from "./guarded-promises.ts";
import type { MenuCommands } from "./menu-registry.ts";
import type { FunctionGroup, ScriptContext, WhenReady } from "./script-context.ts";

/** The functions a script can be granted. */
export interface GmFunctions {
	/** By their `GM_` names. */
	readonly plain: Bare;
	/** Forms of the `GM` object that differ from a promise of the plain function's result, by their names in it. */
	readonly promised: Readonly<Bare>;
	readonly whenReady: WhenReady;
}

export function createGmFunctions(context: ScriptContext, menu: MenuCommands): GmFunctions {
	const { name: scriptName } = context.settings.info.script as { readonly name: string };
	const own: FunctionGroup = {
		plain: {
			GM_log(...parts: unknown[]) {
				const list: unknown[] = [`[${scriptName}]`];
				for (let index = 0; index < parts.length; index += 1) append(list, parts[index]);
				logList(list);
			},
			GM_registerMenuCommand: (caption: unknown, action: unknown, options: unknown) =>
				menu.add(textOf(caption), action, {
					id: option(options, "id"),
					title: textOption(options, "title") ?? "",
					// The third argument was the key alone once.
					accessKey: typeof options === "string" ? options : (textOption(options, "accessKey") ?? ""),
					autoClose: option(options, "autoClose") !== false,
				}),
			GM_unregisterMenuCommand: (id: unknown) => menu.remove(textOf(id)),
		},
		promised: {},
	};
	const values = createValueFunctions(context);
	const groups = [
		own,
		values,
		createTabFunctions(context),
		createResourceFunctions(context),
		createBrowserFunctions(context),
		createCookieFunctions(context),
		elementFunctions,
	];
	const plain = bare();
	const promised = bare();
	for (let index = 0; index < groups.length; index += 1) {
		const group = groups[index];
		if (group === undefined) continue;
		addGuarded(plain, group.plain);
		addGuarded(promised, group.promised);
	}
	return { plain, promised, whenReady: values.whenReady };
}

function addGuarded(target: Bare, group: Readonly<Record<string, unknown>>): void {
	const names = ownKeys(group);
	for (let index = 0; index < names.length; index += 1) {
		const name = names[index] ?? "";
		const value = group[name];
		target[name] = isFunction(value) ? guardFunction(value) : value;
	}
}

function textOption(options: unknown, name: string): string | null {
	const value = option(options, name);
	return value === undefined || value === null ? null : textOf(value);
}

/** Names in the `GM` object that are not the plain name without its `GM_`. */
const OBJECT_NAMES: Readonly<Record<string, string>> = { GM_getResourceURL: "getResourceUrl" };

/** The promise-returning forms, `GM.getValue` for `GM_getValue`. Other scripts cannot observe the lookup of a missing one. */
export function createGmObject(names: readonly string[], { plain, promised }: GmFunctions, info: unknown): object {
	const object = plainObject();
	for (let index = 0; index < names.length; index += 1) {
		const name = names[index] ?? "";
		const call = plain[name];
		if (!isFunction(call) || sliceText(name, 0, 3) !== "GM_") continue;
		const short = hasOwn(OBJECT_NAMES, name) ? (OBJECT_NAMES[name] ?? "") : sliceText(name, 3);
		const form = (...values: unknown[]): Promise<unknown> => guardedPromise(() => applyList(call, undefined, values));
		define(object, short, promised[short] ?? guardFunction(form), "open");
	}
	define(object, "info", info, "open");
	return object;
}
