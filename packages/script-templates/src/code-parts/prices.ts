/** `numberOf(text)` reads a number as people write it; NaN when there is none. */
export const NUMBER_OF = String.raw`/* 1,234.5 and 1.234,5 are the same number: the last of both signs is the decimal one, and groups have three digits. */
const numberOf = (text) => {
  const [digits] = text.match(/[-−–]?\d[\d\s.,'’]*/) ?? [];
  if (!digits) return Number.NaN;
  const plain = digits.replace(/[\s'’]/g, "").replace(/[−–]/, "-").replace(/[.,]+$/, "");
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const groups = plain.split(/[.,]/);
  const isGrouped = groups.length > 1 && groups.slice(1).every((group) => group.length === 3) && new Set(plain.match(/[.,]/g)).size === 1 && groups[0] !== "0";
  if (last < 0 || isGrouped) return Number(plain.replace(/[.,]/g, ""));
  return Number(plain.slice(0, last).replace(/[.,]/g, "") + "." + plain.slice(last + 1));
};
`;

/** `priceElements(pattern)` lists `{ element, prices }`: where a price stands, also when its parts are elements of their own. Needs `textsOf` and `numberOf`. */
export const PRICE_ELEMENTS = String.raw`const AMOUNT = "(\\d[\\d.,'’\\u00a0\\u202f ]*)";
const patternOf = (signs) => {
  const any = "(?:" + signs.map((sign) => sign.replace(/[$.*+?^()|[\]{}\\]/g, "\\$&")).join("|") + ")";
  return new RegExp("(?<![\\p{L}])" + any + "\\s?" + AMOUNT + "|" + AMOUNT + "\\s?" + any + "(?![\\p{L}])", "giu");
};
const pricesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, after, before]) => numberOf(after ?? before)).filter((price) => price > 0);
const MAX_LEVELS = 3;
const MAX_CHARACTERS = 24;
/* A price that only screen readers meet stands for the one beside it. */
const seenOf = (element) => (element.offsetWidth <= 2 && element.parentElement ? element.parentElement : element);
const priceElements = (pattern) => {
  const found = new Map();
  for (const text of textsOf(document.body)) {
    if (!/\d/.test(text.data)) continue;
    let element = text.parentElement;
    let prices = pricesIn(text.data, pattern);
    for (let level = 0; prices.length === 0 && level < MAX_LEVELS && element.parentElement && element.textContent.length <= MAX_CHARACTERS; level += 1) {
      prices = pricesIn(element.textContent.replace(/\s+/g, " "), pattern);
      if (prices.length === 0) element = element.parentElement;
    }
    const seen = seenOf(element);
    const isInside = [...found.keys()].some((other) => other !== seen && other.contains(seen) && other.textContent.length <= 2 * MAX_CHARACTERS);
    if (prices.length === 0 || isInside) continue;
    found.set(seen, [...new Set([...(found.get(seen) ?? []), ...prices])]);
  }
  return [...found].map(([element, prices]) => ({ element, prices }));
};
`;
