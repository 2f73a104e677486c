import { resourceText, resourceUrl } from "../../../library/script-resources.ts";
import type { RegisteredSource } from "../../../platform/user-scripts-port.ts";
import { type LayerSettings, WINDOW_NAMES } from "../page/layer-settings.ts";
import type { PlannedScript } from "./planned-script.ts";
import { readsApiFromWindow } from "./reads-api-from-window.ts";
import { guardExpression } from "./script-targets.ts";

const UNPARSED = "The script could not be parsed";
const UNWRAPPED_FAILED = "The script did not run to its end: the page's console shows why";

/** For `@run-at document-body`: the frame's function that waits for the body. */
const WHEN_BODY = `function whenBody(act){
if(document.body){act();return}
var observer=new MutationObserver(function(){if(document.body){observer.disconnect();act()}});
observer.observe(document,{childList:true,subtree:true});
}
`;

/**
 * Sources of a script without grants, for the page's own world: a frame that catches and reports errors, and the code as
 * written. Two sources, because a syntax error takes its whole source with it; no more, and a short frame, because the browser stores all
 * sources of all scripts again whenever one is registered. The name is random per script, so that a page cannot know it before
 * the script ran in it once; a page that does know it can break the script, as it can break everything in its own world. The timer only
 * reports an error and does not undo anything, because the page may have replaced `setTimeout` by a function that calls back at once. The
 * secret of the channel is not in these sources.
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
${script.waitsForBody ? WHEN_BODY : ""}Object.defineProperty(window,key,{configurable:true,value:function(program){
ran=true;delete window[key];
${script.unwrap ? "done()" : script.waitsForBody ? "whenBody(function(){start(program)})" : "start(program)"}}});
function start(program){try{var result=program(info,{info:info},window)();if(result&&typeof result.then==="function")result.then(done,failed);else done()}catch(error){failed(error)}}
setTimeout(function(){if(!ran)report(${literal(script.unwrap ? UNWRAPPED_FAILED : UNPARSED)})});
})(${key},${literal(channel)},${literal(script.id)},${literal(script.info)});`;
	const { guard } = script.targets;
	const program = script.unwrap
		? [...script.requires, `${script.code}\n;window[${key}]&&window[${key}]();`]
		: [`window[${key}]&&window[${key}](${programOf(script, ["GM_info", "GM", "unsafeWindow"])});`];
	return [
		{ code: guard === null ? start : `if(${guardExpression(guard)})${start}` },
		...program.map((code) => ({ code })),
	];
}

/** Event name by which a script in a world of its own reaches the page's; random per install, and the page never sees it. */
const pageChannelOf = ({ id }: PlannedScript): string => `w${id}`;
const usesPageWindow = ({ ownWorld, grants }: PlannedScript): boolean => ownWorld && grants.includes("unsafeWindow");

/**
 * Source of the page's side of `unsafeWindow`; null for a script that does not need it.
 * @param agent text of `page-window.js`
 */
export function pageAgentSource(script: PlannedScript, agent: string): RegisteredSource | null {
	if (!usesPageWindow(script)) return null;
	return { code: `(function(scriptoriumPageChannel){${agent}\n})(${literal(pageChannelOf(script))});` };
}

const WINDOW = "window.";
/** Grants that read values; `GM_addValueChangeListener` tells old values. */
const READS_VALUES = ["GM_getValue", "GM_getValues", "GM_listValues", "GM_addValueChangeListener"];

/**
 * Sources of a script with grants, for the user-script world. The functions it was not granted do not exist there. Other
 * scripts may share the world (decision 19): its secret and values stand in top-level code only, which no function's
 * source text shows, and reach the layer through a locked property of `window`, which itself cannot be replaced.
 * @param layer text of `userscript-layer.js`, which gives the world its API
 * @param valuesDigest of the script's values
 */
export function wrapForOwnWorld(script: PlannedScript, layer: string, valuesDigest: string): RegisteredSource[] {
	const windowGrants = script.grants.flatMap((grant) => (grant.startsWith(WINDOW) ? [grant.slice(WINDOW.length)] : []));
	const hasOwnWindow = windowGrants.length > 0 || [...script.requires, script.code].some(readsApiFromWindow);
	const names = [
		"GM_info",
		"GM",
		...script.grants.filter((grant) => grant.startsWith("GM_") && grant !== "GM_info"),
		...(script.grants.includes("GM_getResourceURL") ? ["GM_getResourceUrl"] : []),
		...(hasOwnWindow ? WINDOW_NAMES : []),
		...windowGrants.filter((name) => name !== "onurlchange"),
		...(usesPageWindow(script) ? ["unsafeWindow"] : []),
	];
	const readsValues = script.grants.some((grant) => READS_VALUES.includes(grant));
	const settings: LayerSettings = {
		id: script.id,
		names,
		windowGrants,
		values: readsValues ? script.values : {},
		valuesDigest,
		resources: resourcesFor(script),
		waitsForBody: script.waitsForBody,
		pageChannel: usesPageWindow(script) ? pageChannelOf(script) : null,
		info: script.info,
		guard: script.targets.guard,
	};
	const secret = literal(script.secret);
	return [
		{ code: layer },
		{ code: `window.scriptorium.begin(${secret},${literal(JSON.stringify(settings))});` },
		{ code: `window.scriptorium.run(${secret},${programOf(script, names)});` },
		{ code: `window.scriptorium.end(${secret});` },
	];
}

function resourcesFor({ grants, resources }: PlannedScript): LayerSettings["resources"] {
	const [asText, asUrl] = [grants.includes("GM_getResourceText"), grants.includes("GM_getResourceURL")];
	if (!asText && !asUrl) return {};
	const forms = [...resources].map(([name, resource]) => [
		name,
		{ text: asText ? resourceText(resource) : null, url: asUrl ? resourceUrl(resource) : null },
	]);
	return Object.fromEntries(forms) as LayerSettings["resources"];
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

/** JSON is JavaScript since ES2019, line separators included. */
const literal = (value: unknown): string => JSON.stringify(value);
