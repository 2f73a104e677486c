import type { RegisteredSource } from "../../../platform/user-scripts-port.ts";
import type { LibraryText } from "../../../script-library/script-requires.ts";
import { resourceText, resourceUrl } from "../../../script-library/script-resources.ts";
import { type LayerSettings, READS_VALUES, WINDOW_NAMES } from "../page/layer-settings.ts";
import type { PlannedScript } from "./planned-script.ts";
import { readsApiFromWindow } from "./reads-api-from-window.ts";
import type { RegisteredValues } from "./registered-values.ts";
import { guardExpression } from "./script-targets.ts";

const UNPARSED = "The script could not be parsed";
const UNWRAPPED_FAILED = "The script did not run to its end: the page's console shows why";

/** For scripts that wait for a part of the document: the frame's function that does so, as `when-part-exists.ts`. */
const whenPart = (part: "head" | "body"): string => `function whenPart(act){
function isThere(){var root=document.documentElement;return document.body!==null${part === "head" ? "||document.head!==null" : ""}||document.readyState!=="loading"||root!==null&&root.localName!=="html"}
if(isThere()){act();return}
var waits=true;
function check(){if(waits&&isThere()){waits=false;observer.disconnect();act()}}
var observer=new MutationObserver(check);
observer.observe(document,{childList:true,subtree:true});
document.addEventListener("readystatechange",check);
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
var detail=JSON.stringify({scriptId:id,error:error===null?null:String(error&&error.message||error).slice(0,500),stack:error&&error.stack?String(error.stack).slice(0,2000):undefined});
function send(){return !document.dispatchEvent(new CustomEvent(channel,{detail:detail,cancelable:true}))}
if(!send())document.addEventListener(channel+"-ready",send,{once:true});
}
function failed(error){console.error(info.script.name+":",error);report(error)}
function done(){report(null)}
${script.waitsFor === null ? "" : whenPart(script.waitsFor)}Object.defineProperty(window,key,{configurable:true,value:function(program){
ran=true;delete window[key];
${script.unwrap ? "done()" : script.waitsFor === null ? "start(program)" : "whenPart(function(){start(program)})"}}});
function start(program){try{var result=program(info,{info:info},window)();if(result&&typeof result.then==="function")result.then(done,failed);else done()}catch(error){failed(error)}}
setTimeout(function(){if(!ran)report(${literal(script.unwrap ? UNWRAPPED_FAILED : UNPARSED)})});
})(${key},${literal(channel)},${literal(script.id)},${literal(script.info)});`;
	const { guard } = script.targets;
	const program = script.unwrap
		? [...script.requires.map(({ text }) => text), `${script.code}\n;window[${key}]&&window[${key}]();`]
		: [`window[${key}]&&window[${key}](${programOf(script, ["GM_info", "GM", "unsafeWindow"])});`];
	return [
		{ code: guard === null ? start : `if(${guardExpression(guard)})${start}` },
		...program.map((code, index) => ({ code: index === program.length - 1 ? named(script, code) : code })),
	];
}

/** Event name by which a script in a world of its own reaches the page's; random per install, and the page never sees it. */
const pageChannelOf = ({ id }: PlannedScript): string => `w${id}`;

/**
 * Source of the page's side of `unsafeWindow`; null for a script that does not need it.
 * @param agent text of `page-window-agent.js`
 */
export function pageAgentSource(script: PlannedScript, agent: string): RegisteredSource | null {
	if (!script.usesPageWindow) return null;
	return { code: `(function(scriptoriumPageChannel){${agent}\n})(${literal(pageChannelOf(script))});` };
}

const WINDOW = "window.";

/** Whether a script has a function that reads values. */
export const readsValues = ({ ownWorld, grants }: PlannedScript): boolean =>
	ownWorld && READS_VALUES.some((grant) => grants.includes(grant));

/** What a script's own world adds to the script. */
export interface OwnWorldParts {
	/** Text of `userscript-layer.js`, which gives the world its API. */
	readonly layer: string;
	/** Text of `custom-elements.js`, for scripts that define elements or wait for those of the page. */
	readonly customElements: string;
	/** The script's values. */
	readonly registered: RegisteredValues;
	/** No other script runs in the world. */
	readonly isAlone: boolean;
}

/**
 * Sources of a script with grants, for the user-script world. The functions it was not granted do not exist there. Other
 * scripts may share the world (decision 19): its secret and values stand in top-level code only, which no function's
 * source text shows, and reach the layer through a locked property of `window`, which itself cannot be replaced.
 */
export function wrapForOwnWorld(script: PlannedScript, parts: OwnWorldParts): RegisteredSource[] {
	const { layer, customElements, registered, isAlone } = parts;
	const windowGrants = script.grants.flatMap((grant) => (grant.startsWith(WINDOW) ? [grant.slice(WINDOW.length)] : []));
	const texts = [...script.requires.map(({ text }) => text), script.code];
	const hasOwnWindow = !isAlone && (windowGrants.length > 0 || texts.some(readsApiFromWindow));
	const definesElements = texts.some((text) => text.includes("customElements"));
	const names = [
		"GM_info",
		"GM",
		...script.grants.filter((grant) => grant.startsWith("GM_") && grant !== "GM_info"),
		...(script.grants.includes("GM_getResourceURL") ? ["GM_getResourceUrl"] : []),
		...(hasOwnWindow ? WINDOW_NAMES : []),
		...windowGrants.filter((name) => name !== "onurlchange"),
		...(script.usesPageWindow ? ["unsafeWindow"] : []),
	];
	const settings: LayerSettings = {
		id: script.id,
		names,
		isAlone,
		windowGrants,
		values: readsValues(script) ? registered.values : {},
		valuesDigest: registered.digest,
		resources: resourcesFor(script),
		waitsFor: script.waitsFor,
		pageChannel: script.usesPageWindow ? pageChannelOf(script) : null,
		info: script.info,
		guard: script.targets.guard,
	};
	const secret = literal(script.secret);
	return [
		{ code: definesElements ? `${layer}\n;${customElements}` : layer },
		{ code: `window.scriptorium.begin(${secret},${literal(JSON.stringify(settings))});` },
		{ code: named(script, `window.scriptorium.run(${secret},${programOf(script, names)});`) },
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
 * The texts of `@require` come first, in one scope with the code, as in Violentmonkey; the names of module systems are hidden from them.
 * Each file keeps its strictness (decision 81): the semicolon in front ends the directives of sloppy libraries, which have none that
 * count; strict ones are written so that they stand beside sloppy code, and the code is in a function within. A line break and an empty
 * comment end each library: they end its last line, and a comment that it does not close.
 */
function programOf(script: PlannedScript, names: readonly string[]): string {
	const prefix = script.topLevelAwait ? "async " : "";
	// The line break ends a trailing comment of the code.
	const own = script.code;
	if (script.requires.length === 0) return `(${names.join(",")})=>${prefix}function(){${own}\n}`;
	const requires = script.requires.map(libraryOf).join("");
	const parameters = [...names, "define", "module", "exports"].join(",");
	return `(${parameters})=>function(){;${requires}
return (${prefix}()=>{${own}\n})()}`;
}

function libraryOf({ text, strictForm }: LibraryText): string {
	// A hashbang line is one at the beginning of a program only.
	return strictForm ?? `\n${text.replace(/^#!/, "//")}\n/**/;`;
}

/** Name of the source with a script's code in stacks, the console and developer tools. */
export const sourceNameOf = ({ id, name }: Pick<PlannedScript, "id" | "name">): string =>
	`scriptorium/${id}/${encodeURIComponent(name.slice(0, 80).replace(/\p{Surrogate}/gu, "")).replace(/[()'*]/g, "")}.user.js`;

/** A name of the code's own would hide it from the line of an error: the last one counts. */
const named = (script: PlannedScript, code: string): string => `${code}\n//# sourceURL=${sourceNameOf(script)}\n`;

/** JSON is JavaScript since ES2019, line separators included. */
const literal = (value: unknown): string => JSON.stringify(value);
