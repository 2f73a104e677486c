/** What the page is told about the script that it runs. */
export interface UserscriptSettings {
	readonly name: string;
	readonly version: string;
	/** Texts and data addresses of the `@resource` files, by name. */
	readonly resources: Readonly<Record<string, { readonly text: string; readonly url: string }>>;
}

/** A request of `GM_xmlhttpRequest` on its way to the worker. */
export interface PageRequest {
	readonly id: number;
	readonly method: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	/** Base64; null without a body. */
	readonly body: string | null;
}

/** The worker's answer to a `PageRequest`. */
export interface PageAnswer {
	readonly id: number;
	/** Null when there was none. */
	readonly answer: {
		readonly url: string;
		readonly status: number;
		readonly statusText: string;
		readonly headers: string;
		/** Base64. */
		readonly body: string;
	} | null;
	readonly error: string;
}

/** Names that `userscriptFunctions` provides; `measureInPage` has those for values and styles. */
export const PROVIDED_FUNCTIONS = [
	"GM_xmlhttpRequest",
	"GM_getResourceText",
	"GM_getResourceURL",
	"GM_addElement",
	"GM_openInTab",
	"GM_setClipboard",
	"GM_notification",
	"GM_registerMenuCommand",
	"GM_unregisterMenuCommand",
	"GM_info",
] as const;

/**
 * The functions of script managers that need more than the page. The text of this function is sent there: it refers to nothing outside of
 * itself but the names of every page.
 * @param settings of the script
 * @param send hands a request to the worker
 * @returns the functions by name, and how an answer of the worker arrives
 */
export function userscriptFunctions(
	settings: UserscriptSettings,
	send: (request: PageRequest) => void,
): { readonly functions: Readonly<Record<string, unknown>>; readonly receive: (answer: PageAnswer) => void } {
	interface Details {
		readonly url?: string | URL;
		readonly method?: string;
		readonly headers?: Readonly<Record<string, string>>;
		readonly data?: BodyInit;
		readonly responseType?: string;
		readonly context?: unknown;
		readonly timeout?: number;
		readonly [handler: `on${string}`]: ((answer: object) => unknown) | undefined;
	}
	const waiting = new Map<number, (answer: PageAnswer) => void>();
	let ids = 0;
	const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
		Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
	const base64Of = async (data: BodyInit): Promise<string> => {
		const bytes = new Uint8Array(await new Response(data).arrayBuffer());
		let text = "";
		for (const byte of bytes) text += String.fromCharCode(byte);
		return btoa(text);
	};
	const responseOf = (bytes: Uint8Array<ArrayBuffer>, text: string, type: string, mime: string): unknown => {
		if (type === "arraybuffer") return bytes.buffer;
		if (type === "blob") return new Blob([bytes], { type: mime });
		if (type === "document") return new DOMParser().parseFromString(text, "text/html");
		if (type !== "json") return text;
		try {
			return JSON.parse(text) as unknown;
		} catch {
			return null;
		}
	};
	const request = (details: Details) => {
		ids += 1;
		const id = ids;
		const { context, responseType = "" } = details;
		const url = new URL(String(details.url ?? ""), location.href).href;
		const failed = (kind: "error" | "abort" | "timeout", error: string) => {
			const answer = {
				status: 0,
				statusText: "",
				readyState: 4,
				finalUrl: url,
				responseText: "",
				response: null,
				error,
				context,
			};
			details[`on${kind}`]?.(answer);
			details.onloadend?.(answer);
			return answer;
		};
		const done = new Promise<object>((resolve, reject) => {
			const settle = ({ answer, error }: PageAnswer) => {
				waiting.delete(id);
				if (answer === null) return reject(failed("error", error));
				const bytes = bytesOf(answer.body);
				const text = new TextDecoder().decode(bytes);
				const mime = /^content-type: *([^;\r\n]+)/im.exec(answer.headers)?.[1] ?? "";
				const { status, statusText } = answer;
				const result = {
					status,
					statusText,
					readyState: 4,
					finalUrl: answer.url,
					responseHeaders: answer.headers,
					responseText: text,
					response: responseOf(bytes, text, responseType, mime),
					context,
				};
				for (const handler of ["onreadystatechange", "onload", "onloadend"] as const) details[handler]?.(result);
				resolve(result);
			};
			waiting.set(id, settle);
			if (details.timeout)
				setTimeout(() => waiting.delete(id) && reject(failed("timeout", "It took too long.")), details.timeout);
			const { data } = details;
			const body = data === undefined || data === null ? Promise.resolve(null) : base64Of(data);
			void body.then((encoded) => {
				const method = (details.method ?? "GET").toUpperCase();
				send({ id, method, url, headers: { ...details.headers }, body: encoded });
			});
		});
		// Callers that use handlers do not look at the promise.
		done.catch(() => undefined);
		const abort = () => void (waiting.delete(id) && failed("abort", "The script aborted it."));
		return Object.assign(done, { abort });
	};
	const addElement = (first: unknown, second: unknown, third?: unknown): Element => {
		const hasParent = typeof first !== "string";
		const made = document.createElement(String(hasParent ? second : first));
		for (const [name, value] of Object.entries(((hasParent ? third : second) ?? {}) as Record<string, string>)) {
			if (name === "textContent") made.textContent = value;
			else made.setAttribute(name, value);
		}
		(hasParent ? (first as Element) : (document.head ?? document.documentElement)).append(made);
		return made;
	};
	const openInTab = (address: string) => {
		const opened = open(new URL(address, location.href).href, "_blank");
		return { close: () => opened?.close(), closed: false };
	};
	const notify = (first: unknown, title?: string): void => {
		const details = typeof first === "object" && first !== null ? (first as { text?: string; title?: string }) : null;
		console.info(
			`Notification: ${[details?.title ?? title, details?.text ?? first].filter((part) => typeof part === "string").join(": ")}`,
		);
	};
	const register = (name: string): string => {
		console.info(`Menu command: ${name}`);
		return name;
	};
	const resourceText = (name: string): string | null => settings.resources[name]?.text ?? null;
	const resourceUrl = (name: string): string | null => settings.resources[name]?.url ?? null;
	const info = {
		script: { name: settings.name, version: settings.version },
		scriptHandler: "Scriptorium",
		version: "1.0.0",
	};
	const functions = {
		GM_xmlhttpRequest: request,
		GM_getResourceText: resourceText,
		GM_getResourceURL: resourceUrl,
		GM_addElement: addElement,
		GM_openInTab: openInTab,
		GM_setClipboard: (text: unknown) => void navigator.clipboard?.writeText(String(text)).catch(() => undefined),
		GM_notification: notify,
		GM_registerMenuCommand: register,
		GM_unregisterMenuCommand: () => undefined,
		GM_info: info,
	};
	return { functions, receive: (answer) => waiting.get(answer.id)?.(answer) };
}
