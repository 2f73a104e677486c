/** Runs in the page: provides the API of userscript managers. The harness keeps stored values and menu commands. */
export function gmFunctions(
	tell: (message: object) => void,
	settings: {
		readonly values: Readonly<Record<string, string>>;
		readonly info: { readonly name: string; readonly version: string };
		readonly page: string;
		/** Content of the script's `@resource` entries, by name. */
		readonly resources: Readonly<Record<string, string>>;
	},
): { readonly api: Readonly<Record<string, unknown>>; readonly commands: (() => void)[] } {
	const values = new Map(Object.entries(settings.values));
	const watchers = new Map<number, { name: string; act: (...args: unknown[]) => unknown }>();
	const commands: (() => void)[] = [];
	const nativeFetch = globalThis.fetch.bind(globalThis);
	const nativeOpen = globalThis.open.bind(globalThis);
	let ids = 0;

	const read = (text: string | undefined, otherwise: unknown): unknown =>
		text === undefined ? otherwise : (JSON.parse(text) as unknown);
	const setValue = (name: string, value: unknown) => {
		const text = JSON.stringify(value) ?? "null";
		const before = values.get(name);
		values.set(name, text);
		tell({ tell: "stored", name, value: text });
		for (const watcher of watchers.values())
			if (watcher.name === name) watcher.act(name, read(before, undefined), value, false);
	};
	const deleteValue = (name: string) => {
		values.delete(name);
		tell({ tell: "stored", name, value: null });
	};
	const getValues = (wanted?: readonly string[] | Readonly<Record<string, unknown>>): object => {
		const names: readonly string[] = Array.isArray(wanted) ? wanted : Object.keys(wanted ?? Object.fromEntries(values));
		const fallback = Array.isArray(wanted) ? {} : (wanted ?? {});
		return Object.fromEntries(names.map((name) => [name, read(values.get(name), Reflect.get(fallback, name))]));
	};

	interface Details {
		readonly url?: string | URL;
		readonly method?: string;
		readonly headers?: Readonly<Record<string, string>>;
		readonly data?: BodyInit;
		readonly responseType?: string;
		readonly cookie?: string;
		readonly context?: unknown;
		readonly [handler: `on${string}`]: ((answer: object) => unknown) | undefined;
	}
	const bodyText = async (data: BodyInit | undefined): Promise<string> => {
		if (data === undefined || data === null) return "";
		return typeof data === "string" ? data : new Response(data).text();
	};
	const request = (details: Details) => {
		const aborting = new AbortController();
		const url = new URL(String(details.url ?? ""), settings.page).href;
		// Managers may fetch `http:` addresses; a secure page may not, so the request is made over `https:`.
		const reached = location.protocol === "https:" ? url.replace(/^http:/, "https:") : url;
		const method = (details.method ?? "GET").toUpperCase();
		const body = method === "GET" || method === "HEAD" ? undefined : details.data;
		const done = (async () => {
			const headers = JSON.stringify({ ...details.headers, cookie: details.cookie });
			tell({ tell: "sends", via: "GM_xmlhttpRequest", url, text: `${headers}\n${await bodyText(details.data)}` });
			const wanted = details.responseType === "json" ? { "x-canary-wants": "json" } : { "x-canary-wants": "gm" };
			const answer = await nativeFetch(reached, {
				method,
				credentials: "omit",
				headers: wanted,
				signal: aborting.signal,
				...(body === undefined ? {} : { body }),
			});
			const blob = await answer.blob();
			const responseText = await blob.text();
			let response: unknown = responseText;
			if (details.responseType === "json") response = JSON.parse(responseText) as unknown;
			if (details.responseType === "blob") response = blob;
			if (details.responseType === "arraybuffer") response = await blob.arrayBuffer();
			if (details.responseType === "document") response = new DOMParser().parseFromString(responseText, "text/html");
			const look = <Value>(value: Value): Value => {
				tell({ tell: "heard", url });
				tell({ tell: "heard", url: reached });
				return value;
			};
			const result = {
				status: answer.status,
				statusText: answer.statusText,
				readyState: 4,
				finalUrl: url,
				context: details.context,
				get response() {
					return look(response);
				},
				get responseText() {
					return look(responseText);
				},
				get responseHeaders() {
					return look([...answer.headers].map((pair) => pair.join(": ")).join("\r\n"));
				},
			};
			for (const handler of ["onreadystatechange", "onprogress", "onload", "onloadend"] as const)
				details[handler]?.(result);
			return result;
		})();
		done.catch((reason: unknown) => details.onerror?.({ status: 0, error: String(reason), context: details.context }));
		return Object.assign(done, { abort: () => aborting.abort() });
	};
	const addElement = (first: unknown, second: unknown, third?: unknown): Element => {
		const [parent, tag, attributes] =
			typeof first === "string"
				? [document.head ?? document.documentElement, first, second]
				: [first as Element, String(second), third];
		const made = document.createElement(tag);
		for (const [name, value] of Object.entries((attributes ?? {}) as Record<string, string>)) {
			if (name === "textContent") made.textContent = value;
			else made.setAttribute(name, value);
		}
		parent.append(made);
		return made;
	};
	const openInTab = (url: string) => {
		const opened = nativeOpen(new URL(url, settings.page).href, "_blank");
		return { close: () => opened?.close(), closed: false, onclose: null };
	};
	const register = (_caption: string, act: (event: Event) => unknown) => {
		commands.push(() => act(new MouseEvent("click")));
		ids += 1;
		return ids;
	};
	const watch = (name: string, act: (...args: unknown[]) => unknown) => {
		ids += 1;
		watchers.set(ids, { name, act });
		return ids;
	};
	const notify = (details: unknown, ondone?: () => void) => {
		const { onclick, ondone: after } = (typeof details === "object" ? details : {}) as {
			onclick?: () => void;
			ondone?: () => void;
		};
		commands.push(() => onclick?.());
		(after ?? ondone)?.();
	};
	const api: Record<string, unknown> = {
		GM_setValue: setValue,
		GM_getValue: (name: string, otherwise?: unknown) => read(values.get(name), otherwise),
		GM_deleteValue: deleteValue,
		GM_listValues: () => [...values.keys()],
		GM_setValues: (all: Readonly<Record<string, unknown>>) =>
			void Object.entries(all).map(([name, value]) => setValue(name, value)),
		GM_getValues: getValues,
		GM_deleteValues: (names: readonly string[]) => names.forEach(deleteValue),
		GM_addValueChangeListener: watch,
		GM_removeValueChangeListener: (id: number) => watchers.delete(id),
		GM_addStyle: (css: string) => addElement("style", { textContent: css }),
		GM_addElement: addElement,
		GM_setClipboard: (text: string) => void navigator.clipboard.writeText(text).catch(() => undefined),
		GM_openInTab: openInTab,
		GM_registerMenuCommand: register,
		GM_unregisterMenuCommand: () => undefined,
		GM_xmlhttpRequest: request,
		GM_download: (first: Details | string) =>
			void request(typeof first === "string" ? { url: first } : first).catch(() => undefined),
		GM_notification: notify,
		GM_log: () => undefined,
		GM_getResourceText: (name: string) => settings.resources[name] ?? "",
		GM_getResourceURL: (name: string) => `data:,${encodeURIComponent(settings.resources[name] ?? "")}`,
		GM_getTab: (act: (tab: object) => void) => act({}),
		GM_saveTab: () => undefined,
		GM_getTabs: (act: (tabs: object) => void) => act({}),
		GM_webRequest: () => undefined,
	};
	const cookies = {
		list: (_filter: unknown, done?: (list: readonly object[], error: null) => void) => {
			const list = document.cookie.split("; ").map((pair) => ({
				name: pair.replace(/=.*/s, ""),
				value: pair.replace(/^[^=]*=/, ""),
				domain: location.hostname,
			}));
			done?.(list, null);
			return Promise.resolve(list);
		},
		set: () => Promise.resolve(),
		delete: () => Promise.resolve(),
	};
	const info = {
		script: { ...settings.info, grant: [], matches: [] },
		scriptHandler: "Tampermonkey",
		version: "5.3.0",
	};
	const modern = Object.fromEntries(
		Object.entries(api).map(([name, act]) => [
			name === "GM_xmlhttpRequest" ? "xmlHttpRequest" : name.replace(/^GM_/, ""),
			name === "GM_xmlhttpRequest"
				? act
				: async (...args: unknown[]) => (act as (...args: unknown[]) => unknown)(...args),
		]),
	);
	const all = {
		...api,
		GM_info: info,
		GM_cookie: cookies,
		GM: {
			...modern,
			cookie: cookies,
			cookies,
			info,
			getResourceUrl: async (name: string) => `data:,${encodeURIComponent(settings.resources[name] ?? "")}`,
		},
	};
	return {
		api: {
			...all,
			unsafeWindow: globalThis,
			cloneInto: (value: unknown) => value,
			exportFunction: (act: unknown) => act,
		},
		commands,
	};
}
