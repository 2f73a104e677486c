import { MAX_TAB_DATA_SIZE, MAX_TAB_URL_LENGTH } from "@scriptorium/shared-protocol/extension-internal/call-limits";
import {
	applyList,
	type Bare,
	bare,
	define,
	freeze,
	guardFunction,
	isFunction,
	logError,
	option,
	parseJson,
	textOf,
	toJson,
	typeError,
} from "./built-ins.ts";
import { callLater, promiseOf } from "./guarded-promises.ts";
import type { FunctionGroup, ScriptContext } from "./script-context.ts";

const KeptURL = URL;
const readHref = Object.getOwnPropertyDescriptor(URL.prototype, "href")?.get;

/** What a script keeps about its tab, and tabs that it opens. */
export function createTabFunctions({ call, on, complain }: ScriptContext): FunctionGroup {
	/** The handles of opened tabs by the browser's id. */
	const opened = bare<object>();
	/** Tabs that were closed before the worker told their id. */
	const closedEarly = bare<boolean>();
	const markClosed = (handle: object): void => {
		define(handle, "closed", true, "open");
		const onclose = option(handle, "onclose");
		if (isFunction(onclose)) callLater(onclose, [], complain);
	};
	on("tab-closed", (event) => {
		const tabId = event.tabId as number;
		const handle = opened[tabId];
		if (handle === undefined) closedEarly[tabId] = true;
		else markClosed(handle);
		delete opened[tabId];
	});

	const open = (
		url: unknown,
		options: unknown,
		done: (handle: object) => void,
		failed: (problem: unknown) => void,
	): object => {
		let tabId: number | null = null;
		let closing = false;
		const handle = {};
		const close = (): void => {
			closing = true;
			if (tabId !== null && option(handle, "closed") !== true)
				call("SCRIPTORIUM_CLOSE_OPENED_TAB", { tabId }, () => undefined, logError);
		};
		define(handle, "closed", false, "open");
		define(handle, "onclose", null, "open");
		define(handle, "close", guardFunction(close), "open");
		const href = readHref ? applyList(readHref, new KeptURL(textOf(url), location.href), []) : "";
		const payload = {
			url: textOf(href),
			// `true` as second argument, and `loadInBackground`, are Greasemonkey's "in the background".
			active:
				options === false || (option(options, "active") ?? option(options, "loadInBackground") === false) === true,
			insert: option(options, "insert") !== undefined && option(options, "insert") !== false,
			setParent: option(options, "setParent") === true,
		};
		const refused = (problem: unknown): void => {
			define(handle, "closed", true, "open");
			failed(problem);
		};
		if (payload.url.length > MAX_TAB_URL_LENGTH) {
			refused(typeError(`GM_openInTab: the address is longer than ${MAX_TAB_URL_LENGTH / 1024 / 1024} MB`));
			return handle;
		}
		call(
			"SCRIPTORIUM_OPEN_IN_TAB",
			payload,
			(reply) => {
				tabId = reply.tabId as number;
				if (closedEarly[tabId] === true) markClosed(handle);
				else opened[tabId] = handle;
				if (closing) close();
				done(handle);
			},
			refused,
		);
		return handle;
	};

	const read = (done: (tab: unknown) => void, failed: (problem: unknown) => void): void =>
		call("SCRIPTORIUM_GET_TAB", {}, (reply) => done(objectOf(reply.json)), failed);
	const save = (tab: unknown, done: (nothing: unknown) => void, failed: (problem: unknown) => void): void => {
		const notSaved = (problem: unknown): void => {
			complain(problem);
			failed(problem);
		};
		let json: string | undefined;
		try {
			json = toJson(tab);
		} catch {
			// A cycle, a BigInt, or a function of the object that threw.
		}
		if (json === undefined) notSaved(typeError("GM_saveTab: the object has no JSON form; the earlier one stays"));
		else if (json.length > MAX_TAB_DATA_SIZE)
			notSaved(typeError(`GM_saveTab: more than ${MAX_TAB_DATA_SIZE / 1024 / 1024} MB; the earlier object stays`));
		else call("SCRIPTORIUM_SAVE_TAB", { json }, () => done(undefined), notSaved);
	};
	const readAll = (done: (tabs: unknown) => void, failed: (problem: unknown) => void): void =>
		call(
			"SCRIPTORIUM_GET_TABS",
			{},
			(reply) => {
				const tabs = {};
				const list = reply.tabs as readonly { readonly tabId: number; readonly json: string }[];
				for (let index = 0; index < list.length; index += 1) {
					const one = list[index];
					if (one !== undefined) define(tabs, one.tabId, objectOf(one.json), "open");
				}
				done(tabs);
			},
			failed,
		);
	/** Calls a script's callback with a result, when there is one. */
	const tell =
		(callback: unknown) =>
		(result: unknown): void => {
			if (isFunction(callback)) callLater(callback, result === undefined ? [] : [result], complain);
		};

	return freeze({
		plain: {
			GM_getTab: (callback: unknown) => read(tell(callback), logError),
			GM_saveTab: (tab: unknown, callback: unknown) => save(tab, tell(callback), () => undefined),
			GM_getTabs: (callback: unknown) => readAll(tell(callback), logError),
			GM_openInTab: (url: unknown, options: unknown) => open(url, options, () => undefined, logError),
		},
		promised: {
			getTab: () => promiseOf(read),
			saveTab: (tab: unknown) => promiseOf((done, failed) => save(tab, done, failed)),
			getTabs: () => promiseOf(readAll),
			openInTab: (url: unknown, options: unknown) => promiseOf((done, failed) => void open(url, options, done, failed)),
		},
	});
}

/** Data of `GM_saveTab`; an empty object when nothing was saved. */
function objectOf(json: unknown): unknown {
	const saved = typeof json === "string" ? (parseJson(json) as Bare | null) : null;
	return typeof saved === "object" && saved !== null ? saved : {};
}
