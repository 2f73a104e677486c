import type { ScriptText } from "./read-script-text.ts";

/**
 * Scope in which a script's statements run. `program`: at the top of the page, where `var k` is the page's own variable
 * `window.k`. `function`: in the body of a function, where it is not.
 */
export type RunScope = "program" | "function";

/** The statements of a script, directives such as "use strict" first, and how they are run. */
export interface ScriptBody {
	/** The program without its metadata block. Nothing may be put before it in the same scope: its directives count. */
	readonly code: string;
	readonly isAsync: boolean;
	/** Every scope in which the hub, its extension or a script manager runs it. */
	readonly scopes: readonly [RunScope, ...RunScope[]];
}

/**
 * The body that runs. The drag link, the menu command, the `.user.js` file and the analyzer all take it from here, so that no
 * form of a script runs other statements, or runs them in another scope, than those that were rated.
 *
 * A bookmarklet runs in a function, as a program where texts call its functions (`own-scope.ts`). A userscript runs in a function, also as
 * a bookmarklet; with `@unwrap` also as a program.
 *
 * @param text what `readScriptText` or `inspectScriptText` returned
 * @returns the statements, whether they may use `await`, and their scopes
 */
export function scriptBody({ body, block, metadata }: ScriptText): ScriptBody {
	if (!block || !metadata) return { code: body, isAsync: false, scopes: ["program", "function"] };
	return {
		code: (body.slice(0, block.range.start) + body.slice(block.range.end)).trim(),
		isAsync: metadata.topLevelAwait,
		scopes: metadata.unwrap ? ["function", "program"] : ["function"],
	};
}

/**
 * Writes a function around a body. Nothing but a line break stands before the body, so its directives stay directives.
 *
 * @param body the statements, and whether they may use `await`
 * @returns source of a function expression without a name
 */
export function bodyFunction({ code, isAsync }: Pick<ScriptBody, "code" | "isAsync">): string {
	return `${isAsync ? "async " : ""}function () {\n${code}\n}`;
}
