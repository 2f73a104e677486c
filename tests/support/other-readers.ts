import { furtherReaders } from "./further-readers.ts";
import type { OtherReader, Pair } from "./script-reader.ts";

/**
 * Violentmonkey, commit 1f882e0: `METABLOCK_RE` in src/common/consts.js, `META_ITEM_RE` and `parseMeta` in
 * src/background/utils/script.js, `prepareScript` in src/background/utils/preinject-prepare.js. Written anew from these.
 */
const violentmonkey: OtherReader = {
	name: "Violentmonkey",
	pairsOf(text) {
		// `matchUserScript`: what begins like HTML is no script.
		if (/^\s*</.test(text)) return null;
		const block = /((?:^|\n)(.*?)\/\/([\x20\t]*)==UserScript==)([\s\S]*?\n)((.*?)\/\/([\x20\t]*)==\/UserScript==)/.exec(
			text,
		);
		if (!block) return null;
		return [...(block[4] ?? "").matchAll(/(?:^|\n)(.*?)\/\/([\x20\t]*)(@\S+)(.*)/g)].map((item) => [
			this.keyOf((item[3] ?? "").slice(1)),
			(item[4] ?? "").trim(),
		]);
	},
	keyOf(written) {
		const [name = "", locale] = written.split(":");
		const camel = name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
		return locale ? `${camel}:${locale.toLowerCase()}` : camel;
	},
	wrappers: [
		["w=function d(GM){with(this)with(c)delete c,((define,module,exports)=>{", "\n})()}"],
		["w=function d(GM){with(this)with(c)delete c,(async(define,module,exports)=>{", "\n})()}"],
	],
};

/**
 * ScriptCat, commit 1205b87: `HEADER_BLOCK`, `META_LINE` and `parseMetadata` in src/pkg/utils/script.ts,
 * `compileScriptCodeByResource` in src/app/service/content/utils.ts. Written anew from these.
 */
const scriptCat: OtherReader = {
	name: "ScriptCat",
	pairsOf(text) {
		const block = /\/\/[ \t]*==User(Script|Subscribe)==([\s\S]+?)\/\/[ \t]*==\/User\1==/m.exec(text);
		if (!block) return null;
		const pairs = [...(block[2] ?? "").matchAll(/\/\/[ \t]*@(\S+)[ \t]*(.*)$/gm)].map(
			(line): Pair => [this.keyOf(line[1] ?? ""), (line[2] ?? "").trim()],
		);
		const keys = new Set(pairs.map(([key]) => key));
		return keys.has("name") && keys.size >= 3 ? pairs : null;
	},
	keyOf: (written) => written.toLowerCase(),
	wrappers: [["(function(){with(arguments[0]||this.$){\n\nreturn(async function(){\n", "\n}).call(this);}})"]],
};

/**
 * Tampermonkey publishes no source. By its documentation (tampermonkey.net/documentation.php, "Userscript Header") a key
 * may carry a language behind a colon; by Violentmonkey's (violentmonkey.github.io/api/metadata-block) it ignores text
 * around the lines. Read here as forgivingly as these permit: every kind of white space, either case.
 */
const tampermonkey: OtherReader = {
	name: "Tampermonkey",
	pairsOf(text) {
		const start = text.indexOf("==UserScript==");
		const end = text.indexOf("==/UserScript==", start);
		if (start < 0 || end < 0) return null;
		return text
			.slice(start + "==UserScript==".length, end)
			.split(/[\n\r\u2028\u2029]/)
			.flatMap((line): Pair[] => {
				const item = /\/\/\s*@(\S+)(.*)$/s.exec(line);
				return item ? [[this.keyOf(item[1] ?? ""), (item[2] ?? "").trim()]] : [];
			});
	},
	keyOf: (written) => written.toLowerCase(),
	wrappers: [
		["(function(){\n", "\n})"],
		["(async function(){\n", "\n})"],
	],
};

/** The hub's own extension (extension/src/features/run-userscripts/domain/wrap-script.ts): runs by this reader's answer. */
export const ownWrappers = [
	["r(function(GM_info,GM){", "\n});"],
	["r(async function(GM_info,GM){", "\n});"],
] as const;

export const otherReaders: readonly OtherReader[] = [violentmonkey, scriptCat, tampermonkey, ...furtherReaders];

/**
 * Reads a text as a browser reads an address: url.spec.whatwg.org, then "evaluate a javascript: URL" of HTML.
 * @param text any text
 * @returns the program that the browser would run; null if the text is no `javascript:` address
 */
export function programOfAddress(text: string): string | null {
	if (!URL.canParse(text)) return null;
	const { protocol, href } = new URL(text);
	if (protocol !== "javascript:") return null;
	const bytes: number[] = [];
	const written = new TextEncoder().encode(href.slice("javascript:".length));
	for (let at = 0; at < written.length; at += 1) {
		const hex = String.fromCharCode(written[at + 1] ?? 0, written[at + 2] ?? 0);
		if (written[at] === 0x25 && /^[0-9a-f]{2}$/i.test(hex)) {
			bytes.push(Number.parseInt(hex, 16));
			at += 2;
		} else bytes.push(written[at] ?? 0);
	}
	return new TextDecoder().decode(Uint8Array.from(bytes));
}
