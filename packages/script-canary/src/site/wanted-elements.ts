const QUOTED =
	/([\w$)\]]*)\s*(?:\?\.|\.)?\b(?:querySelector(?:All)?|matches|closest|\$\$?|jQuery|waitForElm?|find|children|not|is|on)\(\s*(?:["'`]\w+["'`]\s*,\s*)?(["'`])((?:(?!\2)[^\\\n]){1,200})\2/g;
/** Quoted text that can only be a selector, for example in a list of settings. */
const ALONE =
	/(["'`])((?:[a-z]+)?(?:[.#][A-Za-z][\w-]{2,40}|\[[\w-]{2,30}(?:[*^$~|]?=[^\]\n]{1,40})?\])[^"'`\n{};]{0,120}|[a-z]+\[[\w-]+[*^$]?=["']?[^\]\n]{1,40}\])\1/g;
const PATHS = /\/\/(\w+|\*)\[(?:contains\()?\s*@([\w-]+)\s*[,=]\s*\\?["']([\w -]{1,40})/g;
const RULES = /(?:^|[\s,}`"']|\\n)\.([A-Za-z][\w-]{2,30})\s*\{/g;

/** Selectors that a script queries: `page` on the document, `inner` on elements that it found before. */
export interface WantedSelectors {
	readonly page: ReadonlySet<string>;
	readonly inner: ReadonlySet<string>;
}

export function wantedSelectors(code: string): WantedSelectors {
	const [page, inner] = [new Set<string>(), new Set<string>()];
	const add = (set: Set<string>, selector: string) => {
		for (const part of selector.split(",")) set.add(part.trim().replace(/^[>+~]\s*/, ""));
	};
	for (const [, owner = "", , selector = ""] of code.matchAll(QUOTED)) {
		const whole = owner === "" || /^(?:document|doc|d|body|root|self|window|w)$/.test(owner);
		if (!whole) add(inner, selector);
		add(page, selector);
	}
	for (const [, , selector = ""] of code.matchAll(ALONE)) add(page, selector);
	for (const [, id = ""] of code.matchAll(/getElementById\(\s*["'`]([\w-]{1,60})["'`]/g)) page.add(`#${id}`);
	for (const [, name = ""] of code.matchAll(/getElementsByClassName\(\s*["'`]([\w -]{1,60})["'`]/g))
		page.add(`.${name.trim().replace(/ +/g, ".")}`);
	for (const [, name = ""] of code.matchAll(/getElementsByName\(\s*["'`]([\w-]{1,60})["'`]/g))
		page.add(`[name=${name}]`);
	for (const [, tag = "*", attribute = "", value = ""] of code.matchAll(PATHS))
		page.add(`${tag === "*" ? "" : tag}[${attribute}="${value}"]`);
	for (const [, name = ""] of code.matchAll(RULES)) page.add(`.${name}`);
	return { page, inner };
}

/** Markup of the attributes that a script reads; every wanted element gets them. */
function wantedAttributes(code: string, text: (tag: string) => string): string {
	const data = [...code.matchAll(/\bdataset\??\.([a-z]\w{0,40})/g)].map(([, name = ""]) => `data-${kebab(name)}`);
	const read = [...code.matchAll(/(?:get|has)Attribute\(\s*["'`](data-[\w-]{1,40}|email|address|number)["'`]/g)].map(
		([, name = ""]) => name,
	);
	const names = [...new Set([...data, ...read])].filter((name) => name !== "data-p").slice(0, 14);
	return names.map((name) => ` ${name}="${text("data")}"`).join("");
}

/**
 * Builds markup of the elements that a script queries, so that a script made for a certain kind of page runs. Elements that it
 * queries within others are put into each element.
 */
export function wantedElements(
	code: string,
	{ page, inner }: WantedSelectors,
	text: (tag: string) => string,
	json: string,
): string {
	const attributes = wantedAttributes(code, text);
	const usable = (selectors: ReadonlySet<string>, max: number) =>
		[...selectors].filter((selector) => selector !== "" && !makesItself(selector, code)).slice(0, max);
	const within = usable(inner, 12)
		.map((selector) => markupOf(selector, attributes, text))
		.join("");
	const parsed = /JSON\s*\.\s*parse/.test(code);
	return usable(page, 60)
		.map((selector) => {
			if (
				parsed &&
				/^(?:script)?#[\w-]*(?:data|state|config|json|user|session|props|settings|context|boot)[\w-]*$/i.test(selector)
			)
				return `<script data-p type="application/json" id="${selector.replace(/^.*#/, "")}">${json}</script>`;
			return markupOf(selector, attributes, text, within);
		})
		.join("\n");
}

/** Whether the script itself creates elements with this name. Such elements must not exist beforehand. */
function makesItself(selector: string, code: string): boolean {
	const names = [...selector.matchAll(/[#.]([\w-]+)/g)].map(([, name = ""]) => name);
	return names.some((name) =>
		new RegExp(
			`(?:class(?:Name)?|id)\\\\?["']?\\s*[=:,]\\s*\\\\?["'\`]?[\\w -]*(?<![\\w-])${name}(?![\\w-])|classList\\.add\\([^)]*["'\`]${name}["'\`]`,
		).test(code),
	);
}

const SINGLE = new Set(["html", "head", "body", "meta", "link", "script", "style", "title"]);
/** Elements that may contain any other elements. */
const HOLDS =
	/^(?:div|section|article|li|tr|form|main|aside|header|footer|dialog|fieldset|td|span|a|p|label|[\w]+-[\w-]+)$/;
const VOID = new Set(["input", "img", "br", "hr", "meta", "link"]);

function markupOf(selector: string, attributes: string, text: (tag: string) => string, within = ""): string {
	const compounds = selector.split(/\s*[>+~\s]\s*/).map(readCompound);
	if (compounds.length === 0 || compounds.some((compound) => compound === null)) return "";
	const chain = compounds.flatMap((compound) => (compound === null ? [] : [compound]));
	const named = chain.filter(({ tag }) => !SINGLE.has(tag));
	// An element that contains table rows must be a table.
	const own = named.map((one, at) =>
		one.tag === "div" && /^t(?:r|body|head)$/.test(named[at + 1]?.tag ?? "") ? { ...one, tag: "table" } : one,
	);
	if (own.length === 0) return "";
	const build = (at: number): string => {
		const compound = own[at];
		if (compound === undefined) return "";
		const { tag, attributes: written } = compound;
		const value =
			tag === "input" && !/value=|pass|card|cc-|cvc|cvv|exp/.test(written) ? ` value="${text(written)}"` : "";
		const opening = `<${tag} data-p${written}${attributes}${value}`;
		if (VOID.has(tag)) return `${opening}>`;
		const inside = build(at + 1) || content(tag, text);
		return `${opening}>${inside}${at === own.length - 1 && HOLDS.test(tag) ? within : ""}</${tag}>`;
	};
	const built = build(0);
	const outer = own[0]?.tag ?? "";
	// Parts of tables are dropped by browsers where there is no table around them.
	if (/^t[dh]$/.test(outer)) return `<table data-p><tbody data-p><tr data-p>${built}</tr></tbody></table>`;
	if (outer === "tr") return `<table data-p><tbody data-p>${built}</tbody></table>`;
	return /^t(?:body|head|foot)$/.test(outer) ? `<table data-p>${built}</table>` : built;
}

function content(tag: string, text: (tag: string) => string): string {
	const row = () => `<tr data-p><td data-p>${text("td")}</td><td data-p>${text("td")}</td><td data-p>42</td></tr>`;
	if (tag === "table") return `<tbody data-p>${Array.from({ length: 6 }, row).join("")}</tbody>`;
	if (tag === "tbody") return Array.from({ length: 6 }, row).join("");
	if (tag === "tr") return `<td data-p>${text("td")}</td><td data-p>42</td>`;
	if (tag === "ul" || tag === "ol") return `<li data-p>${text("li")}</li><li data-p>${text("li")}</li>`;
	if (tag === "form")
		return `<input data-p name="field" value="${text("field")}"><input data-p name="email"><input data-p type="password" name="password"><input data-p name="card" autocomplete="cc-number"><textarea data-p name="message"></textarea><button data-p>Go</button>`;
	if (tag === "select") return `<option data-p>${text("option")}</option>`;
	return text(tag);
}

function readCompound(written: string): { readonly tag: string; readonly attributes: string } | null {
	const plain = written.replace(/:{1,2}[\w-]+(\([^)]*\))?/g, "");
	const named = /^(?:[a-z][\w-]*|\*)?/i.exec(plain)?.[0] ?? "";
	const rest = plain.slice(named.length);
	const parts = rest.match(/#[\w-]+|\.[\w-]+|\[[^\]]*\]/g) ?? [];
	if (parts.join("") !== rest || (named === "" && rest === "")) return null;
	const classes = parts.filter((part) => part.startsWith(".")).map((part) => part.slice(1));
	const id = parts.find((part) => part.startsWith("#"))?.slice(1);
	const others = parts.filter((part) => part.startsWith("[")).map(attributeOf);
	const tag =
		named !== "" && named !== "*" ? named.toLowerCase() : guessTag(others.join(" "), `${id} ${classes.join(" ")}`);
	const all = [
		...(id ? [`id="${id}"`] : []),
		...(classes.length > 0 ? [`class="${classes.join(" ")}"`] : []),
		...others,
	];
	return { tag, attributes: all.map((attribute) => ` ${attribute}`).join("") };
}

function attributeOf(part: string): string {
	const match = /^\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*["']?([^"'\]]*?)["']?\s*[is]?\s*)?\]$/.exec(part);
	if (match === null) return "";
	const [, name = "", operator, value = ""] = match;
	const sure = value.replace(/[<>"&]/g, "");
	if (name === "href" && operator !== "=")
		return `href="${sure.startsWith("/") || sure.startsWith("http") ? `${sure}42` : `/${sure}/42`}"`;
	return `${name}="${operator === undefined ? "1" : sure}"`;
}

function guessTag(attributes: string, names: string): string {
	if (/\b(?:type|placeholder|autocomplete|value)=|name=/.test(attributes)) return "input";
	if (/\bhref=/.test(attributes)) return "a";
	if (/button|btn|submit/i.test(names + attributes)) return "button";
	return "div";
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
