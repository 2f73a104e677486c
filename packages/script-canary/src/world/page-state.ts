export interface WantedState {
	/** Global variables of the page that hold its application state. */
	readonly globals: readonly string[];
	/** Libraries that only have to exist; every call on them succeeds. */
	readonly libraries: readonly string[];
}

/**
 * Runs in the page: plants application state in memory as proxies on which every property exists. Properties with names of
 * secrets return `secret`, those with names of personal data `person`, all others another proxy.
 */
export function plantState(wanted: WantedState, secret: string, person: string): void {
	const SECRET = /token|jwt|secret$|bearer|api_?key|csrf|xsrf|passw|(?:session|auth)_?(?:id|key)$|^sid$/i;
	const PERSON = /^(?:id|uid|user_?id|login|name|user_?name|e?mail|phone|title|text|slug|display_?name)$/i;
	const HOLDS = /auth|credential|session|store|state|user|account|viewer|^me$/i;
	const MAX_DEPTH = 9;

	const make = (name: string, depth: number, knows: boolean): unknown => {
		const isSecret = knows && SECRET.test(name);
		const text = isSecret ? secret : knows && PERSON.test(name) ? person : "";
		// A property with a verb, as `getToken`, is a function that returns the secret; any other is the secret itself.
		if (text !== "" && !/^(?:get|fetch|select|read|load|use|is)/.test(name)) return text;
		if (depth > MAX_DEPTH) return undefined;
		const child = (key: string) => make(key, depth + 1, knows);
		const known = knows ? ["token", "user", "session", "auth", "name"] : [];
		const list = () => [child(name)];
		return new Proxy(() => undefined, {
			get: (_target, key) => {
				if (key === Symbol.iterator) return () => list()[Symbol.iterator]();
				if (typeof key === "symbol" || key === "toString" || key === "valueOf")
					return key === Symbol.toStringTag ? undefined : () => text;
				if (key === "then" || key === "nodeType" || key === "prototype") return undefined;
				if (key === "length") return 1;
				if (key === "toJSON")
					return () =>
						text !== "" ? text : HOLDS.test(name) && knows ? { token: secret, user: { name: person } } : {};
				const method: unknown = Reflect.get(Array.prototype, key);
				if (typeof method === "function") return method.bind(list());
				return child(key);
			},
			apply: () => (text !== "" ? text : child(name)),
			construct: () => Object(child(name)) as object,
			has: () => true,
			set: () => true,
			ownKeys: () => known,
			getOwnPropertyDescriptor: (_target, key) =>
				typeof key === "string" && known.includes(key)
					? { value: child(key), enumerable: true, configurable: true, writable: true }
					: undefined,
		});
	};
	const define = (name: string, value: unknown) => {
		if (!(name in globalThis))
			Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true });
	};
	/** A webpack chunk list: a chunk that carries a function receives all modules. */
	const bundle = () => ({
		push: (part: readonly unknown[]) => {
			const [, , run] = part;
			if (typeof run !== "function") return 0;
			const parts = { 1: { exports: { default: make("module", 0, true) } }, 2: { exports: make("module", 0, true) } };
			Reflect.apply(run, undefined, [Object.assign(() => make("module", 0, true), { c: parts, m: {} })]);
			return 1;
		},
	});
	// WebAssembly modules and GPUs that are not available are replaced, so that scripts which need them continue.
	const { instantiate } = WebAssembly;
	const stand = () => ({ instance: { exports: make("exports", 0, false) }, module: {} });
	Object.assign(WebAssembly, {
		instantiate: (...args: unknown[]) =>
			(Reflect.apply(instantiate, WebAssembly, args) as Promise<unknown>).catch(stand),
		instantiateStreaming: async (answer: unknown) => {
			await answer;
			return stand();
		},
	});
	if (wanted.libraries.includes("GPUBufferUsage"))
		Object.defineProperty(navigator, "gpu", { value: { requestAdapter: async () => make("adapter", 0, false) } });
	for (const name of wanted.globals) define(name, /^webpack/.test(name) ? bundle() : make(name, 0, true));
	for (const name of wanted.libraries) define(name, make(name, 0, false));
	document.addEventListener("DOMContentLoaded", () => {
		const roots = document.querySelectorAll("#root, #app, #__next, main, body");
		for (const root of roots)
			for (const name of ["__reactContainer$k3", "__reactFiber$k3", "_reactRootContainer", "__vue__", "__vue_app__"])
				Reflect.set(root, name, make("fiber", 0, true));
	});
}
