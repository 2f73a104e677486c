import { decodeBookmarklet, encodeBookmarklet } from "./bookmarklet-url.ts";
import { type Grant, mentionedGrants, readGrants } from "./grants.ts";
import { parseMetadata } from "./parse-metadata.ts";
import { stringLiteral } from "./to-userscript.ts";

export interface BookmarkletResult {
	/** The `javascript:` address. */
	readonly url: string;
	/** API functions the script asks for that no bookmarklet can have; say so where the link is offered. */
	readonly unavailable: readonly Grant[];
	/** `@require` and `@resource` addresses, which a bookmarklet does not load. */
	readonly notLoaded: readonly string[];
}

/** What plain page script can stand in for, written only when the script uses it. */
const SUBSTITUTES: Partial<Readonly<Record<Grant, string>>> = {
	GM_log: "const GM_log=console.log.bind(console);",
	GM_addStyle:
		"const GM_addStyle=function(css){const style=document.createElement('style');style.textContent=css;(document.head||document.documentElement).append(style);return style};",
	GM_openInTab: "const GM_openInTab=function(url){return window.open(url,'_blank','noopener')};",
	unsafeWindow: "const unsafeWindow=window;",
};

/** A userscript as a bookmarklet that runs its body at once. Code without a metadata block is a bookmarklet already. */
export function toBookmarklet(code: string): BookmarkletResult {
	const parsed = parseMetadata(code);
	if (!parsed.ok) return { url: encodeBookmarklet(code), unavailable: [], notLoaded: [] };
	const body = code.slice(0, parsed.range.start) + code.slice(parsed.range.end);
	const wanted = new Set([...readGrants(parsed.metadata.grants).granted, ...mentionedGrants(body)]);
	const unavailable = [...wanted].filter((grant) => grant !== "GM_info" && SUBSTITUTES[grant] === undefined);
	const used = mentionedGrants(body);
	const prelude = used
		.map((grant) => (grant === "GM_info" ? infoOf(parsed.metadata) : (SUBSTITUTES[grant] ?? "")))
		.join("");
	// `void`: a value returned by the body would replace the page.
	return {
		url: encodeBookmarklet(`void function(){${prelude}\n${decodeBookmarklet(body).trim()}\n}();`),
		unavailable,
		notLoaded: [...parsed.metadata.requires, ...parsed.metadata.resources.map((resource) => resource.url)],
	};
}

function infoOf({ name, version }: { readonly name: string; readonly version: string | null }): string {
	return `const GM_info={scriptHandler:'bookmarklet',script:{name:${stringLiteral(name)},version:${stringLiteral(version ?? "")}}};`;
}
