import type { RegisteredSource } from "../../../platform/user-scripts.ts";
import type { PlannedScript } from "./planned-script.ts";

/**
 * Sources of a script without grants, for the page's own world: a frame that catches and reports errors, the code as
 * written, and an end that notices code which did not even parse. Three sources, because a syntax error takes its whole
 * source with it. Names are random per script: the page cannot lie in wait for them.
 */
export function wrapForPage(script: PlannedScript, channel: string): RegisteredSource[] {
	const key = JSON.stringify(`s${script.secret}`);
	const start = `(function(key,channel,id,info,allowed){
if(!allowed)return;
var ran=false;
function report(error){
var detail=JSON.stringify({scriptId:id,error:error===null?null:String(error&&error.message||error).slice(0,500)});
function send(){return !document.dispatchEvent(new CustomEvent(channel,{detail:detail,cancelable:true}))}
if(!send())document.addEventListener(channel+"-ready",send,{once:true});
}
function failed(error){console.error(info.script.name+":",error);report(error)}
Object.defineProperty(window,key,{configurable:true,value:{
run:function(body){ran=true;try{var result=body(info);if(result&&typeof result.then==="function")result.then(function(){report(null)},failed);else report(null)}catch(error){failed(error)}},
end:function(){delete window[key];if(!ran)report("The script could not be parsed")}}});
})(${key},${JSON.stringify(channel)},${JSON.stringify(script.id)},${literal(infoOf(script))},${script.targets.guard ?? "true"});`;
	return [
		{ code: start },
		{ code: `window[${key}]&&window[${key}].run(${bodyOf(script, ["GM_info"])});` },
		{ code: `window[${key}]&&window[${key}].end();` },
	];
}

/**
 * Sources of a script with grants, for a world of its own. The functions it was not granted do not exist there.
 * @param layer text of `userscript-layer.js`, which gives the world its API
 */
export function wrapForOwnWorld(script: PlannedScript, layer: string): RegisteredSource[] {
	const names = ["GM_info", "GM", ...script.grants.filter((grant) => grant !== "GM_info")];
	const settings = {
		id: script.id,
		secret: script.secret,
		names,
		values: script.values,
		info: infoOf(script),
	};
	return [
		{ code: layer },
		{ code: `globalThis.scriptorium.begin(${literal(settings)},${script.targets.guard ?? "true"});` },
		{ code: `globalThis.scriptorium.run(${bodyOf(script, names)});` },
		{ code: "globalThis.scriptorium.end();" },
	];
}

/** Sources of the listener that carries reports out of the page's world. */
export function reporterSources(channel: string, layer: string): RegisteredSource[] {
	return [{ code: layer }, { code: `globalThis.scriptorium.listen(${JSON.stringify(channel)});` }];
}

function bodyOf(script: PlannedScript, names: readonly string[]): string {
	const prefix = script.topLevelAwait ? "async " : "";
	// The line break ends a trailing comment of the code.
	return `${prefix}function(${names.join(",")}){${script.code}\n}`;
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
