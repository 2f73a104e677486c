import { INCLUDE_FLAGS } from "@scriptorium/userscript/glob";
import type { RegisteredSource } from "../../../platform/user-scripts.ts";
import type { LayerSettings } from "../page/layer-settings.ts";
import type { PlannedScript } from "./planned-script.ts";
import { guardExpression } from "./script-targets.ts";

/**
 * Sources of a script without grants, for the page's own world: a frame that catches and reports errors, and the code as
 * written. Two sources, because a syntax error takes its whole source with it; no more, and a short frame, because the browser stores all
 * sources of all scripts again whenever one is registered. The name is random per script, so that a page cannot know it before
 * the script ran in it once; a page that does know it can break the script, as it can break everything in its own world. The secret is in
 * none of it.
 */
export function wrapForPage(script: PlannedScript, channel: string): RegisteredSource[] {
	const key = JSON.stringify(`s${script.id}`);
	const start = `(function(key,channel,id,info){
var ran=false;
function report(error){
var detail=JSON.stringify({scriptId:id,error:error===null?null:String(error&&error.message||error).slice(0,500)});
function send(){return !document.dispatchEvent(new CustomEvent(channel,{detail:detail,cancelable:true}))}
if(!send())document.addEventListener(channel+"-ready",send,{once:true});
}
function failed(error){console.error(info.script.name+":",error);report(error)}
function done(){report(null)}
Object.defineProperty(window,key,{configurable:true,value:function(program){
ran=true;delete window[key];
try{var result=program(info)();if(result&&typeof result.then==="function")result.then(done,failed);else done()}catch(error){failed(error)}}});
setTimeout(function(){if(!ran){delete window[key];report("The script could not be parsed")}});
})(${key},${JSON.stringify(channel)},${JSON.stringify(script.id)},${literal(infoOf(script))});`;
	const { guard } = script.targets;
	return [
		{ code: guard === null ? start : `if(${guardExpression(guard)})${start}` },
		{ code: `window[${key}]&&window[${key}](${programOf(script, ["GM_info"])});` },
	];
}

/**
 * Sources of a script with grants, for the user-script world. The functions it was not granted do not exist there. Other
 * scripts may share the world (decision 19): its secret and values stand in top-level code only, which no function's
 * source text shows, and reach the layer through a locked property of `window`, which itself cannot be replaced.
 * @param layer text of `userscript-layer.js`, which gives the world its API
 */
export function wrapForOwnWorld(script: PlannedScript, layer: string): RegisteredSource[] {
	const names = ["GM_info", "GM", ...script.grants.filter((grant) => grant !== "GM_info")];
	const { guard } = script.targets;
	const readsValues = script.grants.some((grant) => grant === "GM_getValue" || grant === "GM_listValues");
	const settings: LayerSettings = {
		id: script.id,
		names,
		values: readsValues ? script.values : {},
		info: infoOf(script),
		guard: guard === null ? null : { ...guard, flags: INCLUDE_FLAGS },
	};
	const secret = literal(script.secret);
	return [
		{ code: layer },
		{ code: `window.scriptorium.begin(${secret},${literal(JSON.stringify(settings))});` },
		{ code: `window.scriptorium.run(${secret},${programOf(script, names)});` },
		{ code: `window.scriptorium.end(${secret});` },
	];
}

/** Sources of the listener that carries reports out of the page's world. */
export function reporterSources(channel: string, layer: string): RegisteredSource[] {
	return [{ code: layer }, { code: `window.scriptorium.listen(${literal(channel)});` }];
}

/**
 * The script's code as a function in the scope of a function that takes its API. Not as parameters of one function: code
 * in sloppy mode can read the arguments of its callers, so another script's replaced built-in, called from this code,
 * could take the functions. Arrow functions have no `arguments`.
 *
 * The texts of `@require` come first, in one scope with the code, each ended by a line break and a semicolon; the names of
 * module systems are hidden from them, and the code stands in a function within, so that its own "use strict" counts. The
 * same in Violentmonkey (`src/background/utils/preinject.js`).
 */
function programOf(script: PlannedScript, names: readonly string[]): string {
	const prefix = script.topLevelAwait ? "async " : "";
	// The line break ends a trailing comment of the code.
	const own = script.code;
	if (script.requires.length === 0) return `(${names.join(",")})=>${prefix}function(){${own}\n}`;
	const requires = script.requires.map((text) => `${text}\n;`).join("");
	const parameters = [...names, "define", "module", "exports"].join(",");
	return `(${parameters})=>function(){${requires}return (${prefix}()=>{${own}\n})()}`;
}

function infoOf(script: PlannedScript) {
	return {
		scriptHandler: "Scriptorium",
		version: script.handlerVersion,
		script: {
			name: script.name,
			namespace: script.namespace,
			version: script.version,
			description: script.description,
			matches: script.targets.matches,
		},
	};
}

/** JSON is JavaScript since ES2019, line separators included. */
const literal = (value: unknown): string => JSON.stringify(value);
