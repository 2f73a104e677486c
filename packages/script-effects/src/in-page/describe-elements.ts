/** A form field as the page says it, before it is decided whether its value is a secret. */
export interface FieldNames {
	readonly selector: string;
	readonly label: string;
	readonly type: string;
	/** Whether type or `autocomplete` tell of a secret. */
	readonly isSecret: boolean;
	/** Name, id and placeholder. */
	readonly names: readonly string[];
}

export type ElementDescriber = ReturnType<typeof createDescriber>;

/**
 * Describes elements of a page for people. The text of this function is sent to pages: it refers to nothing outside of itself.
 * @returns how to get a short selector of an element, and the names of a form field
 */
export function createDescriber() {
	const SECRET_PURPOSE = /^(?:one-time-code|current-password|new-password|cc-(?:number|csc|exp|exp-month|exp-year))$/;
	/** Names with long numbers, or with parts without vowels, come from programs and change with each visit. */
	const isLasting = (name: string): boolean =>
		/^[a-z][\w-]{0,40}$/i.test(name) &&
		!/\d{3}|_r|^(?:ember|ext-gen|radix|mui|yui|headlessui)/i.test(name) &&
		name.split(/[-_]/).every((part) => part.length < 5 || /[aeiouy]/i.test(part));
	const partOf = (element: Element): string => {
		const tag = element.localName;
		const name = element.getAttribute("name") ?? "";
		if (isLasting(name) && /^(?:input|select|textarea|button)$/.test(tag)) return `${tag}[name="${name}"]`;
		const parent = element.parentElement;
		const named = [...element.classList].find(isLasting);
		const part = named === undefined ? tag : `${tag}.${named}`;
		const alike = [...(parent?.children ?? [])].filter(
			(other) => other.localName === tag && (named === undefined || other.classList.contains(named)),
		);
		if (alike.length < 2) return part;
		const sameTag = [...(parent?.children ?? [])].filter((other) => other.localName === tag);
		return `${part}:nth-of-type(${sameTag.indexOf(element) + 1})`;
	};
	/** Up to the next id, or four levels. */
	const selectorOf = (element: Element): string => {
		const parts: string[] = [];
		for (let at: Element | null = element; at !== null && parts.length < 4; at = at.parentElement) {
			const id = at.getAttribute("id") ?? "";
			if (isLasting(id)) {
				parts.unshift(`#${id}`);
				break;
			}
			const isTop = at.localName === "html" || at.localName === "body" || at.localName === "head";
			if (isTop && parts.length > 0) break;
			parts.unshift(isTop ? at.localName : partOf(at));
			if (isTop) break;
		}
		return parts.join(" > ").slice(0, 300);
	};
	/** What many elements of a list have in common. */
	const kindOf = (element: Element): string => {
		const named = [...element.classList].find(isLasting);
		return named === undefined ? element.localName : `${element.localName}.${named}`;
	};
	const plain = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
	const fieldOf = (field: Element): FieldNames => {
		const attribute = (name: string): string => field.getAttribute(name) ?? "";
		const id = attribute("id");
		const root = field.getRootNode() as Document | ShadowRoot;
		const labels = [...root.querySelectorAll("label")];
		const label = labels.find((one) => (id !== "" && one.htmlFor === id) || one.contains(field));
		const named = [label?.textContent, attribute("aria-label"), attribute("placeholder"), attribute("name"), id];
		const type = field.localName === "input" ? attribute("type").toLowerCase() || "text" : field.localName;
		const purposes = attribute("autocomplete").toLowerCase().split(/\s+/);
		return {
			selector: selectorOf(field),
			label: named.map(plain).find((text) => text !== "") ?? "",
			type: type.slice(0, 200),
			isSecret: type === "password" || purposes.some((purpose) => SECRET_PURPOSE.test(purpose)),
			names: [attribute("aria-label"), attribute("placeholder"), attribute("name"), id].map(plain).filter(Boolean),
		};
	};
	return { selectorOf, kindOf, fieldOf, plain };
}
