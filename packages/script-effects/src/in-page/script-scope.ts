/** What a script under test calls in place of the page's own, and the functions of script managers. */
export type ScriptScope = Readonly<Record<string, unknown>>;

/**
 * Creates the functions of script managers that test runs have. The text of this function is sent to pages: it refers to nothing outside
 * of itself.
 * @returns the functions by name
 */
export function createScope(): ScriptScope {
	const values = new Map<string, unknown>();
	return {
		unsafeWindow: window,
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
}

/**
 * Creates the functions that send the requests of a script under test. The text of this function is sent to pages: it refers to nothing
 * outside of itself.
 * @param awaitAnswer notes a request, and returns what is to be called with its status
 * @returns the functions by name
 */
export function createRequests(
	awaitAnswer: (method: string, url: string) => (status: number | null) => void,
): ScriptScope {
	return {
		async fetch(input: RequestInfo | URL, init?: RequestInit) {
			const request = new Request(input, init);
			const answered = awaitAnswer(request.method, request.url);
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
				const answered = awaitAnswer(method, new URL(url, document.baseURI).href);
				this.addEventListener("loadend", () => answered(this.status), { once: true });
				Reflect.apply(super.open, this, [method, url, ...(more.length > 0 ? more : [true])]);
			}
		},
	};
}
