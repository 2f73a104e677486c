/** Elements that a script looks for by selectors in its code, as markup: what waits for a page of its own kind shall run. */
export function wantedElements(code: string, text: (tag: string) => string): string {
	const selectors = new Set<string>();
	const quoted =
		/(?:querySelector(?:All)?|matches|closest|\$\$?|waitForElm?|find)\(\s*(["'`])((?:(?!\1)[^\\\n]){1,200})\1/g;
	for (const [, , selector = ""] of code.matchAll(quoted))
		for (const part of selector.split(",")) selectors.add(part.trim());
	for (const [, , id = ""] of code.matchAll(/getElementById\(\s*(["'`])([\w-]{1,60})\1/g)) selectors.add(`#${id}`);
	for (const [, , name = ""] of code.matchAll(/getElementsByClassName\(\s*(["'`])([\w -]{1,60})\1/g))
		selectors.add(`.${name.trim().replace(/ +/g, ".")}`);
	for (const [, , name = ""] of code.matchAll(/getElementsByName\(\s*(["'`])([\w-]{1,60})\1/g))
		selectors.add(`[name=${name}]`);
	const data = [...new Set([...code.matchAll(/\bdataset\.([a-z]\w{0,40})/g)].map(([, name = ""]) => name))].slice(
		0,
		12,
	);
	const attributes = data.map((name) => ` data-${kebab(name)}="${text("data")}"`).join("");
	return [...selectors]
		.filter((selector) => !makesItself(selector, code))
		.slice(0, 60)
		.map((selector) => markupOf(selector, attributes, text))
		.join("\n");
}

/** Names that the script gives to elements of its own: those must not be there before it. */
function makesItself(selector: string, code: string): boolean {
	const names = [...selector.matchAll(/[#.]([\w-]+)/g)].map(([, name = ""]) => name);
	return names.some((name) =>
		new RegExp(
			`(?:class(?:Name)?|id)\\\\?["']?\\s*[=:,]\\s*\\\\?["'\`]?[\\w -]*(?<![\\w-])${name}(?![\\w-])|classList\\.add\\([^)]*["'\`]${name}["'\`]`,
		).test(code),
	);
}

const SINGLE = new Set(["html", "head", "body", "meta", "link", "script", "style", "title"]);
const VOID = new Set(["input", "img", "br", "hr", "meta", "link"]);

function markupOf(selector: string, attributes: string, text: (tag: string) => string): string {
	const compounds = selector.split(/\s*[>+~\s]\s*/).map(readCompound);
	if (compounds.length === 0 || compounds.some((compound) => compound === null)) return "";
	const chain = compounds.flatMap((compound) => (compound === null ? [] : [compound]));
	const own = chain.filter(({ tag }) => !SINGLE.has(tag));
	if (own.length === 0) return "";
	const build = (at: number): string => {
		const compound = own[at];
		if (compound === undefined) return "";
		const { tag, attributes: written } = compound;
		const opening = `<${tag} data-p${written}${attributes}`;
		if (VOID.has(tag)) return `${opening}>`;
		return `${opening}>${build(at + 1) || content(tag, text)}</${tag}>`;
	};
	return build(0);
}

function content(tag: string, text: (tag: string) => string): string {
	const row = () => `<tr data-p><td data-p>${text("td")}</td><td data-p>${text("td")}</td><td data-p>42</td></tr>`;
	if (tag === "table") return `<tbody data-p>${Array.from({ length: 6 }, row).join("")}</tbody>`;
	if (tag === "tbody") return Array.from({ length: 6 }, row).join("");
	if (tag === "tr") return `<td data-p>${text("td")}</td><td data-p>42</td>`;
	if (tag === "ul" || tag === "ol") return `<li data-p>${text("li")}</li><li data-p>${text("li")}</li>`;
	if (tag === "form") return `<input data-p name="field" value="${text("field")}"><button data-p>Go</button>`;
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
