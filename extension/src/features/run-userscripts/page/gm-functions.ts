import type { LayerSettings, Send } from "./layer-settings.ts";
import type { MenuCommands } from "./menu-registry.ts";

type ApiFunction = (...values: never[]) => unknown;

/**
 * The functions a script can be granted, by their `GM_` names. Reads are answered from the values baked in at
 * registration plus this page's own writes; writes go to the worker, which bakes them in for the next page.
 */
export function createGmFunctions(
	settings: LayerSettings,
	menu: MenuCommands,
	send: Send,
	complain: (problem: unknown) => void,
): Readonly<Record<string, ApiFunction>> {
	const values = new Map(Object.entries(settings.values));
	const own = { scriptId: settings.id, secret: settings.secret };
	const tell = (type: string, payload: object): void => void send(type, { ...own, ...payload }).catch(complain);

	return {
		GM_getValue(key: unknown, otherwise: unknown) {
			const json = values.get(String(key));
			return json === undefined ? otherwise : JSON.parse(json);
		},
		GM_setValue(key: unknown, value: unknown) {
			const json = JSON.stringify(value);
			if (json === undefined) return void complain(new TypeError("GM_setValue: the value has no JSON form"));
			values.set(String(key), json);
			tell("SCRIPTORIUM_SET_VALUE", { key: String(key), json });
		},
		GM_deleteValue(key: unknown) {
			values.delete(String(key));
			tell("SCRIPTORIUM_DELETE_VALUE", { key: String(key) });
		},
		GM_listValues: () => [...values.keys()],
		GM_log: (...parts: unknown[]) => console.log(`[${settings.info.name ?? settings.id}]`, ...parts),
		GM_addStyle(css: unknown) {
			const style = document.createElement("style");
			style.textContent = String(css);
			(document.head ?? document.documentElement).append(style);
			return style;
		},
		GM_openInTab(url: unknown, options: unknown) {
			const active = typeof options === "object" && options !== null && "active" in options && options.active === true;
			const address = new URL(String(url), location.href).href;
			tell("SCRIPTORIUM_OPEN_IN_TAB", { url: address, active: active || options === false });
		},
		GM_registerMenuCommand: (caption: unknown, action: unknown, options: unknown) => {
			const id = typeof options === "object" && options !== null && "id" in options ? String(options.id) : null;
			return menu.add(String(caption), action, id);
		},
		GM_unregisterMenuCommand: (id: unknown) => menu.remove(String(id)),
	};
}

/** The promise-returning forms, `GM.getValue` for `GM_getValue`. */
export function createGmObject(
	names: readonly string[],
	functions: Readonly<Record<string, ApiFunction>>,
	info: unknown,
): object {
	const entries = names.flatMap((name) => {
		const call = functions[name];
		if (call === undefined || !name.startsWith("GM_")) return [];
		return [[name.slice(3), async (...values: never[]) => call(...values)]];
	});
	return { ...Object.fromEntries(entries), info };
}
