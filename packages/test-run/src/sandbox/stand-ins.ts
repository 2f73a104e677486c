import { describeValue } from "../describe-value.ts";

/**
 * Replaces what a sandboxed document refuses, so that scripts go on as on other pages, and nothing leaves the document: dialogs are
 * answered at once, what is copied goes nowhere, and what is stored is kept in this document only.
 * @param log where dialogs and copied texts are written to
 */
export function putStandIns(log: Pick<Console, "info">): void {
	replaceDialogs(log);
	replaceClipboard(log);
	define(window, "localStorage", createStorage());
	define(window, "sessionStorage", createStorage());
	replaceCookies();
}

/** Configurable getters, as the browser's own are: measurements wrap them. */
function define(holder: object, name: string, value: unknown): void {
	Object.defineProperty(holder, name, { get: () => value, configurable: true, enumerable: true });
}

function replaceDialogs(log: Pick<Console, "info">): void {
	const say = (name: string) => (text: unknown) => log.info(`${name}: ${describeValue(text)}`);
	window.alert = say("alert");
	window.confirm = (text) => {
		say("confirm, answered with OK")(text);
		return true;
	};
	window.prompt = (text, preset) => {
		say("prompt, answered with its preset")(text);
		return preset ?? "";
	};
}

function replaceClipboard(log: Pick<Console, "info">): void {
	const say = (text: unknown): void => log.info(`copied: ${describeValue(text)}`);
	if ("Clipboard" in window) {
		Clipboard.prototype.writeText = async (text) => say(text);
		Clipboard.prototype.write = async (items) => say(items.flatMap(({ types }) => types).join(", "));
	}
	const execute = Document.prototype.execCommand;
	Document.prototype.execCommand = function execCommand(this: Document, command: string, ...more: [boolean?, string?]) {
		if (!/^(?:copy|cut)$/i.test(command)) return execute.call(this, command, ...more);
		// Scripts set what is copied in this event.
		const event = new ClipboardEvent(command.toLowerCase(), {
			clipboardData: new DataTransfer(),
			bubbles: true,
			cancelable: true,
		});
		(this.activeElement ?? this.body).dispatchEvent(event);
		say(event.clipboardData?.getData("text/plain") || getSelection()?.toString());
		return true;
	};
}

/**
 * Creates a storage with the interface of `localStorage` that forgets everything with its document.
 * @returns the storage; an instance of `Storage`, where the document has that class
 */
export function createStorage(): Storage {
	const entries = new Map<string, string>();
	const methods: Pick<Storage, "clear" | "getItem" | "key" | "removeItem" | "setItem"> = {
		clear: () => entries.clear(),
		getItem: (name) => entries.get(String(name)) ?? null,
		key: (index) => [...entries.keys()][index] ?? null,
		removeItem: (name) => void entries.delete(String(name)),
		setItem: (name, value) => void entries.set(String(name), String(value)),
	};
	return new Proxy(Object.create(Storage.prototype) as Storage, {
		get(target, name) {
			if (name === "length") return entries.size;
			if (typeof name === "symbol") return Reflect.get(target, name) as unknown;
			return Object.hasOwn(methods, name) ? methods[name as keyof typeof methods] : entries.get(name);
		},
		set(_target, name, value) {
			if (typeof name === "string") entries.set(name, String(value));
			return true;
		},
		has: (_target, name) => typeof name === "string" && (entries.has(name) || name in methods),
		deleteProperty(_target, name) {
			if (typeof name === "string") entries.delete(name);
			return true;
		},
		ownKeys: () => [...entries.keys()],
		getOwnPropertyDescriptor(_target, name) {
			const value = typeof name === "string" ? entries.get(name) : undefined;
			if (value === undefined) return undefined;
			return { value, writable: true, enumerable: true, configurable: true };
		},
	});
}

function replaceCookies(): void {
	const jar = createCookieJar();
	Object.defineProperty(Document.prototype, "cookie", {
		configurable: true,
		enumerable: true,
		get: () => jar.read(),
		set: (text: unknown) => jar.write(String(text)),
	});
}

/**
 * Creates what `document.cookie` reads and writes, forgotten with its document. Of the attributes only those that remove a cookie count.
 * @returns how to read all cookies, and how to write one
 */
export function createCookieJar(): { readonly read: () => string; readonly write: (cookie: string) => void } {
	const cookies = new Map<string, string>();
	return {
		read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
		write(cookie) {
			const [[name = "", ...value] = [], ...attributes] = cookie
				.split(";")
				.map((part) => part.split("=").map((text) => text.trim()));
			const isExpired = attributes.some(([key = "", when = ""]) =>
				/^max-age$/i.test(key) ? Number(when) <= 0 : /^expires$/i.test(key) && Date.parse(when) <= Date.now(),
			);
			if (isExpired) cookies.delete(name);
			else cookies.set(name, value.join("="));
		},
	};
}
