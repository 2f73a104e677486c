/**
 * Runs in the page: reports elements and storage keys that the script looked up without success, so that the next visit
 * provides them, and responses that were read. Opens closed shadow trees because a visitor can use them too.
 * @returns the nodes that the script observes for changes
 */
export function noticeWishes(tell: (message: object) => void, visit: number): { readonly watched: Set<Node> } {
	const watched = new Set<Node>();
	const reported = new Set<string>();
	const miss = (kind: "selector" | "inner" | "storage", text: unknown) => {
		if (typeof text !== "string" || text.length > 200 || reported.size > 80 || reported.has(kind + text)) return;
		reported.add(kind + text);
		tell({ tell: "missed", kind, text });
	};
	/** Wraps a method so that `hear` is called after it with its arguments and result. */
	const after = (
		owner: object,
		name: string,
		hear: (self: unknown, args: readonly unknown[], answer: unknown) => void,
	) => {
		const original: unknown = Reflect.get(owner, name);
		if (typeof original !== "function") return;
		const stand = {
			[name](this: unknown, ...args: unknown[]): unknown {
				const answer: unknown = Reflect.apply(original, this, args);
				hear(this, args, answer);
				return answer;
			},
		}[name];
		Object.defineProperty(owner, name, { value: stand, configurable: true, writable: true });
	};
	const isNothing = (answer: unknown) =>
		answer === null || (typeof answer === "object" && Reflect.get(answer as object, "length") === 0);
	for (const [owner, kind] of [
		[Document.prototype, "selector"],
		[Element.prototype, "inner"],
	] as const)
		for (const name of ["querySelector", "querySelectorAll"])
			after(owner, name, (_self, [selector], answer) => isNothing(answer) && miss(kind, selector));
	after(Document.prototype, "getElementById", (_self, [id], answer) => isNothing(answer) && miss("selector", `#${id}`));
	after(Document.prototype, "getElementsByClassName", (_self, [name], answer) => {
		if (isNothing(answer)) miss("selector", `.${String(name).trim().replace(/ +/g, ".")}`);
	});
	after(Document.prototype, "getElementsByName", (_self, [name], answer) => {
		if (isNothing(answer)) miss("selector", `[name="${name}"]`);
	});
	after(Storage.prototype, "getItem", (_self, [name], answer) => answer === null && miss("storage", name));
	after(MutationObserver.prototype, "observe", (_self, [target]) => target instanceof Node && watched.add(target));

	const heard = (url: unknown) => {
		if (typeof url === "string" && url !== "" && !reported.has(url)) {
			reported.add(url);
			tell({ tell: "heard", url });
		}
	};
	for (const name of ["text", "json", "blob", "arrayBuffer", "formData", "bytes"])
		after(Response.prototype, name, (self) => self instanceof Response && heard(self.url));
	for (const name of ["responseText", "response", "responseXML"]) {
		const described = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, name);
		const read = described?.get;
		if (described === undefined || read === undefined) continue;
		const get = function (this: XMLHttpRequest): unknown {
			heard(this.responseURL);
			return Reflect.apply(read, this, []);
		};
		Object.defineProperty(XMLHttpRequest.prototype, name, { ...described, get });
	}

	const attach = Element.prototype.attachShadow;
	Element.prototype.attachShadow = function (options: ShadowRootInit) {
		return Reflect.apply(attach, this, [{ ...options, mode: "open" }]);
	};
	// Triggers scripts that act on a random sample of visits: low random numbers on the second visit, high ones on the third.
	const { random } = Math;
	if (visit > 0) Math.random = () => (visit === 1 ? random() * 0.04 : 1 - random() * 0.04);
	return { watched };
}
