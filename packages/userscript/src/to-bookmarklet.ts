import { encodeBookmarklet } from "./bookmarklet-url.ts";
import { type Grant, mentionedGrants, readGrants } from "./grants.ts";
import { inOwnScope } from "./own-scope.ts";
import type { ScriptText } from "./read-script-text.ts";
import { bodyFunction, scriptBody } from "./script-body.ts";
import { stringLiteral } from "./string-literal.ts";

export interface BookmarkletResult {
	/** The `javascript:` address. */
	readonly url: string;
	/** Granted functions that bookmarklets cannot have; shown beside the link. */
	readonly unavailable: readonly Grant[];
	/** `@require` and `@resource` addresses, which a bookmarklet does not load. */
	readonly notLoaded: readonly string[];
}

/** Replacements for manager functions in plain page code, included only when the script uses them. */
const SUBSTITUTES: Partial<Readonly<Record<Grant, string>>> = {
	GM_log: "const GM_log=console.log.bind(console);",
	GM_addStyle:
		"const GM_addStyle=function(css){const style=document.createElement('style');style.textContent=css;(document.head||document.documentElement).append(style);return style};",
	GM_openInTab: "const GM_openInTab=function(url){return window.open(url,'_blank','noopener')};",
	unsafeWindow: "const unsafeWindow=window;",
};

/**
 * Converts a script to a bookmarklet: a userscript to an address that runs its body at once, a bookmarklet to one
 * that runs it in a scope of its own. Neither leaves a value, which would replace the page.
 *
 * @param text what `readScriptText` accepted
 * @returns the `javascript:` address, with the granted functions and libraries that a bookmarklet does not have
 */
export function toBookmarklet(text: ScriptText): BookmarkletResult {
	const { metadata } = text;
	const body = scriptBody(text);
	if (!metadata) {
		// At the start of an address browsers drop a byte order mark; inside of the function around the program they would not.
		const program = body.code.replace(/^\uFEFF/, "");
		return { url: encodeBookmarklet(inOwnScope(program)), unavailable: [], notLoaded: [] };
	}
	const used = mentionedGrants(body.code);
	const wanted = new Set([...readGrants(metadata.grants).granted, ...used]);
	const unavailable = [...wanted].filter((grant) => grant !== "GM_info" && SUBSTITUTES[grant] === undefined);
	const prelude = used.map((grant) => (grant === "GM_info" ? infoOf(metadata) : (SUBSTITUTES[grant] ?? ""))).join("");
	// `void`: a value returned by the body would replace the page. The substitutes stand in a function around the body's own:
	// before the body they would end its directives, and "use strict" would no longer count.
	const run = prelude === "" ? `${bodyFunction(body)}()` : `function(){${prelude}(${bodyFunction(body)})()}()`;
	return {
		url: encodeBookmarklet(`void ${run};`),
		unavailable,
		notLoaded: [...metadata.requires, ...metadata.resources.map((resource) => resource.url)],
	};
}

function infoOf({ name, version }: { readonly name: string; readonly version: string | null }): string {
	return `const GM_info={scriptHandler:'bookmarklet',script:{name:${stringLiteral(name)},version:${stringLiteral(version ?? "")}}};`;
}
