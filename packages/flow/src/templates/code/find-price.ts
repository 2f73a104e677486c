/**
 * Code of a custom step: sets `variables.price` to the price that a person reads on a product page, empty when there is none. It is the
 * price nearest to the main heading; what shops write for search engines decides between several, and stands in for a missing one.
 */
export const FIND_PRICE = String.raw`const money = "(?:(?:[A-Z]{1,3}\\s?)?\\p{Sc}|[A-Z]{3}\\b|[Kk]r\\.?|zł|Kč|Ft|lei|TL|лв\\.?|грн|руб\\.?|円|元|원|ر\\.س\\.?|د\\.إ\\.?|ج\\.م\\.?)";
const figure = "\\d[\\d.,'’\\s]*(?:[.,]?[-–])?";
const from = "(?:from|ab|desde|a partir de|à partir de|dès|da|från|fra|vanaf|od)\\s";
const pattern = new RegExp("^(?:" + from + ")?(?:" + money + "\\s?" + figure + "(?:\\s?" + money + ")?|" + figure + "\\s?" + money + "|\\d[\\d.\\s]*(?:[:,]-|€\\d\\d))\\s?[*¹]?$", "u");
const plain = (text) => text.replace(/\s+/g, " ").trim();
// 1,234.5 and 1.234,50 are the same amount: one or two digits after the last sign are cents.
// Arabic and Persian digits stand for the same figures, and € may stand in place of the sign: 299€99.
const inLatin = (text) => text.replace(/[٠-٩۰-۹]/g, (digit) => digit.charCodeAt(0) % 16).replaceAll("٬", ",").replaceAll("٫", ".");
const amountOf = (text) => {
	const digits = (inLatin(text).replace(/(\d)€(\d\d)$/, "$1.$2").match(/\d[\d\s.,'’]*/)?.[0] ?? "").replace(/[\s'’]/g, "").replace(/[.,]$/, "");
	const [, whole, cents] = digits.match(/^(.*?)(?:[.,](\d{1,2}))?$/);
	return Number(whole.replace(/[.,]/g, "") + "." + (cents ?? "0"));
};
const isTitle = (each) => each.checkVisibility() && plain(each.textContent).length > 2 && document.title.includes(plain(each.textContent));
const headings = [...document.querySelectorAll("h1")].filter((each) => each.checkVisibility());
const titles = [...headings, ...document.querySelectorAll("h2, [class*=title i], [class*=heading i]")];
const heading = titles.find(isTitle) ?? headings[0] ?? document.body;

// What the page says to search engines about this product.
const said = [];
for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
	let parts = [];
	try {
		parts = [JSON.parse(textContent)].flat();
	} catch {
		// Some shops write JSON that cannot be read.
	}
	for (const { "@graph": graph, ...part } of parts) {
		for (const product of [part, ...(graph ?? [])]) {
			if (![product["@type"]].flat().includes("Product")) continue;
			const offer = [product.offers].flat()[0] ?? {};
			const price = offer.price ?? offer.lowPrice ?? [offer.priceSpecification].flat()[0]?.price;
			if (price !== undefined) said.push(price + " " + (offer.priceCurrency ?? ""));
		}
	}
}
const product = heading.closest("[itemscope]") ?? document.body;
for (const each of product.querySelectorAll("[itemprop=price]"))
	said.push((each.content ?? each.getAttribute("content") ?? each.textContent) + " ");
const metas = ["product:price:amount", "og:price:amount", "product:price:currency", "og:price:currency"];
const [amount, ogAmount, currency, ogCurrency] = metas.map((name) => document.querySelector("meta[property='" + name + "']")?.content ?? "");
if (amount || ogAmount) said.push((amount || ogAmount) + " " + (currency || ogCurrency));
const amounts = said.map((text) => amountOf(text.replace(/^(\d+)\.(\d{2})\d+\b/, "$1.$2")));

// Former prices, and those for a month, an installment or members.
const isNamed = (name) => !/(?:^|[-_])(?:with|has)/i.test(name) && /was|old|strike|crossed|compare|list-?price|original|before|rrp|msrp|uvp|saving|instal|member|loyalty/i.test(name);
const label = /\b(?:was|rrp|msrp|uvp|statt|list price|per month|members?|medlem\w*|family|club|monthly|pro monat|mensual|rat[ey])\b|\/ ?(?:mo|mån|mes|mois|mtl)\b|\d ?x (?:de|of|à)|通常価格|参考価格|定価/i;
const isOther = (element) => {
	let isNear = true;
	for (let at = element; at && at !== document.body; at = at.parentElement) {
		// What an element with more text or prices is called is about more than this price.
		const others = plain(at.textContent.replace(element.textContent, ""));
		isNear = isNear && others.length <= 32 && !/[.,]\d\d\b|\p{Sc}/u.test(others);
		if (isNear && ([...at.classList].some(isNamed) || label.test(plain(at.textContent)))) return true;
		if (at.matches("del, s, strike") || getComputedStyle(at).textDecorationLine.includes("line-through")) return true;
	}
	return false;
};
const levelsTo = (element) => {
	let levels = 0;
	for (let at = heading; at && !at.contains(element); at = at.parentElement) levels += 1;
	return levels;
};
// A word for screen readers may stand before the price, in an element of its own.
const priceOf = (text) => {
	const price = plain(text);
	if (price.length > 24 || !pattern.test(inLatin(price)) || amountOf(price) === 0) return undefined;
	return price.replace(new RegExp("^" + from), "").replace(/\s?[*¹]$/, "");
};
const priceIn = (element) => {
	const own = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : "")).join("");
	// The price of an element within is its own.
	const isOwn = [...element.children].every((child) => priceOf(child.textContent) === undefined);
	return priceOf(own) ?? (isOwn ? priceOf(element.textContent) : undefined);
};
const found = [];
for (const element of document.body.querySelectorAll("*")) {
	const text = priceIn(element);
	if (text === undefined || element.closest("nav, footer, script, option, select")) continue;
	if (!element.checkVisibility({ visibilityProperty: true }) || element.offsetWidth <= 2 || isOther(element)) continue;
	const isSaid = amounts.includes(amountOf(text));
	const size = parseFloat(getComputedStyle(element).fontSize);
	found.push({ text, isSaid, levels: levelsTo(element), size });
}
found.sort((one, other) => other.isSaid - one.isSaid || one.levels - other.levels || other.size - one.size);
const [nearest] = found;
// A price far from the heading that the page did not say belongs to something else.
const isOfProduct = nearest && (nearest.isSaid || said.length === 0 || nearest.levels <= 3);
variables.price = (isOfProduct ? nearest.text : plain(said[0] ?? nearest?.text ?? ""));`;
