/** What a script under test calls in place of the page's own, and the functions of script managers. */
export type ScriptScope = Readonly<Record<string, unknown>>;

export interface MeasureLimits {
	/** The script counts as settled after so long without a change of the page. */
	readonly quietMs: number;
	/** The page is not observed for longer than this. */
	readonly maxMs: number;
	/** Characters of the answer. */
	readonly maxLength: number;
}

/**
 * Runs a script and measures it, in the page where it runs. The text of this function is sent there: it refers to nothing outside of
 * itself but the names of every page.
 * @param run calls the script with its scope
 * @param limits how long it is observed, and how long the answer may be
 * @returns JSON in the form of `scriptMeasures`
 */
export async function measureInPage(run: (scope: ScriptScope) => unknown, limits: MeasureLimits): Promise<string> {
	const errors: string[] = [];
	const requests: { method: string; url: string; status: number | null }[] = [];
	let mutations = 0;
	let pending = 0;
	let lastChange = performance.now();
	const addError = (thrown: unknown): void => {
		let text = "An error that cannot be read";
		try {
			text = String(thrown);
		} catch {
			// The text above says so.
		}
		if (errors.length < 20) errors.push(text.slice(0, 300));
	};
	const addRequest = (method: string, url: string) => {
		const request = {
			method: method.toUpperCase().slice(0, 20),
			url: url.slice(0, 300),
			status: null as number | null,
		};
		if (requests.length < 50) requests.push(request);
		pending += 1;
		return (status: number | null): void => {
			pending -= 1;
			request.status = status || null;
			lastChange = performance.now();
		};
	};
	const count = (records: readonly MutationRecord[]): void => {
		mutations += records.length;
		if (records.length > 0) lastChange = performance.now();
	};
	const values = new Map<string, unknown>();
	const scope: ScriptScope = {
		unsafeWindow: window,
		async fetch(input: RequestInfo | URL, init?: RequestInit) {
			const request = new Request(input, init);
			const answered = addRequest(request.method, request.url);
			try {
				const answer = await fetch(request);
				answered(answer.status);
				return answer;
			} catch (thrown) {
				answered(null);
				throw thrown;
			}
		},
		XMLHttpRequest: class extends XMLHttpRequest {
			override open(method: string, url: string | URL, ...more: unknown[]) {
				const answered = addRequest(method, new URL(url, document.baseURI).href);
				this.addEventListener("loadend", () => answered(this.status), { once: true });
				Reflect.apply(super.open, this, [method, url, ...(more.length > 0 ? more : [true])]);
			}
		},
		GM_log: (...lines: unknown[]) => console.log(...lines),
		GM_addStyle(text: string) {
			const style = document.createElement("style");
			style.textContent = text;
			document.head.append(style);
			return style;
		},
		GM_getValue: (name: string, preset?: unknown) => (values.has(name) ? values.get(name) : preset),
		GM_setValue: (name: string, value: unknown) => void values.set(name, value),
		GM_deleteValue: (name: string) => void values.delete(name),
		GM_listValues: () => [...values.keys()],
	};
	const observer = new MutationObserver(count);
	const onError = (event: ErrorEvent): void => addError(event.error ?? event.message);
	const onRejection = (event: PromiseRejectionEvent): void => addError(event.reason);
	addEventListener("error", onError);
	addEventListener("unhandledrejection", onRejection);
	observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
	const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
	const started = performance.now();
	let time = 0;
	try {
		const returned = run(scope);
		time = performance.now() - started;
		if (returned instanceof Promise) {
			const finished = returned.then(() => {
				time = performance.now() - started;
			});
			await Promise.race([finished, pause(limits.maxMs)]);
		}
	} catch (thrown) {
		time = performance.now() - started;
		addError(thrown);
	}
	lastChange = performance.now();
	while (performance.now() - started < limits.maxMs) {
		if (pending === 0 && performance.now() - lastChange >= limits.quietMs) break;
		await pause(50);
		count(observer.takeRecords());
	}
	observer.disconnect();
	removeEventListener("error", onError);
	removeEventListener("unhandledrejection", onRejection);
	const write = (): string => JSON.stringify({ time, mutations, errors, requests });
	while (write().length > limits.maxLength) (requests.length > 0 ? requests : errors).pop();
	return write();
}
