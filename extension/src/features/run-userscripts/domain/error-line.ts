import type { PlannedScript } from "./planned-script.ts";
import { NO_VALUES } from "./registered-values.ts";
import { sourceNameOf, wrapForOwnWorld, wrapForPage } from "./wrap-script.ts";

/** The layer and the values of a world are registered as sources of their own, so they do not shift the script's lines. */
const BARE_WORLD = { layer: "", customElements: "", registered: NO_VALUES, isAlone: true };

/**
 * The line of a script's code at which an error was thrown.
 * @param stack as V8 writes it
 * @returns from 1; null when the stack does not lead through the script's own code
 */
export function errorLine(script: PlannedScript, stack: string): number | null {
	const name = sourceNameOf(script);
	const place = stack.indexOf(`${name}:`);
	const line = place === -1 ? null : /^\d+/.exec(stack.slice(place + name.length + 1))?.[0];
	if (line == null) return null;
	// The code stands behind its wrapper and its libraries in one source.
	const sources = script.ownWorld ? wrapForOwnWorld(script, BARE_WORLD) : wrapForPage(script, "");
	const source = sources.find(({ code }) => code.includes(`sourceURL=${name}`))?.code ?? "";
	const start = source.lastIndexOf(script.code);
	const linesBefore = source.slice(0, Math.max(0, start)).split("\n").length - 1;
	const own = Number(line) - linesBefore;
	return start === -1 || own < 1 || own > script.code.split("\n").length ? null : own;
}
