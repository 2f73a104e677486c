/** What a sentence of a finding names, as it must stand in the code. */
export interface Named {
	readonly kind: "host" | "api" | "data" | "quoted";
	/** As in the sentence. */
	readonly name: string;
	/** One of these stands in the code where the sentence is true; empty when the words describe no name. */
	readonly tokens: readonly string[];
}

/** Words for APIs that go by several names in code. */
const API_TOKENS: readonly (readonly [RegExp, readonly string[]])[] = [
	[/^XMLHttpRequest$/, ["send"]],
	[/^GM_xmlhttpRequest$/, ["xmlhttpRequest", "xmlHttpRequest"]],
	[/^jQuery$/, ["$", "jQuery"]],
	[/^jQuery\.(?:append|html|before|after|prepend|replaceWith|wrap\w*)/, ["$", "jQuery"]],
	[/^style\b|url\(\)/, ["url", "style", "css"]],
	[/^script text$/, ["script"]],
	[/^javascript: address$/, ["javascript:"]],
	[/ attribute$/, ["on"]],
	[/^element\./, ["."]],
	[/picture$/, ["icon", "image", "Notification"]],
	[/^(?:WebSocket|EventSource)$/, ["WebSocket", "EventSource"]],
	[/^(?:a computed function|a library|an unknown member|an unknown function|call)$/, []],
];

/** Words for data that no name in code stands for. */
const DATA_TOKENS: readonly (readonly [RegExp, readonly string[]])[] = [
	[/^the selected text/, ["election"]],
	[/^position$/, ["Position"]],
	[/^@resource/, ["esource"]],
	[
		/^a field of the script's own|^field$|^all fields|^the form's fields|^FormData/,
		["value", "FormData", "fields", "prompt"],
	],
	[/^pasted items/, ["items", "clipboardData"]],
	[/^a server that|^an unknown host/, []],
	[/^text of|^all text/, ["text", "html"]],
	[/^the page's address/, ["location", "URL"]],
];

const API = String.raw`[\w$.]+(?:\(\))?|style url\(\)|script text|javascript: address|\w+ attribute`;
const BY = new RegExp(String.raw` by (${API})(?=[,.:;](?:\s|$)| from )`, "g");
const IN_PARENTHESES = / \(([^()]*(?:\([^()]*\))?[^()]*)\)/g;
const READS = /^Reads (.+?) and (?:gives|sends|possibly sends|puts)\b/;
const POSTS = /^(?:Posts|Possibly posts|Hands) (.+?) to (?:another window|a function|the app|a browser)/;
const HOST = /(?<![\w/@.-])(?:[a-z\d-]+\.)+[a-z]{2,}(?![\w/(-])/g;
const QUOTED = /[“\x60]([^”\x60]+)[”\x60]/g;
/** Beginnings of API names that look like host names. */
const NO_HOST =
	/^a\.\w+$|^(?:script|img|element|link|iframe|frame|location|document|navigator|window|video|audio|form|style|base|meta)\./;

/** Lists the names in a sentence: hosts, APIs, data and quoted words. */
export function namedIn(sentence: string): readonly Named[] {
	const found: Named[] = [];
	let rest = sentence;
	const take = (pattern: RegExp, read: (name: string) => Named): void => {
		rest = rest.replace(pattern, (_, name: string) => {
			found.push(read(name));
			return " ";
		});
	};
	take(READS, data);
	take(POSTS, data);
	take(BY, api);
	take(IN_PARENTHESES, (name) =>
		/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(name) && !NO_HOST.test(name) ? host(name) : either(name),
	);
	for (const [name] of rest.matchAll(HOST)) if (!NO_HOST.test(name)) found.push(host(name));
	for (const [, name = ""] of rest.matchAll(QUOTED)) found.push({ kind: "quoted", name, tokens: [name] });
	return found;
}

const host = (name: string): Named => ({ kind: "host", name, tokens: [name] });

function api(name: string): Named {
	const known = API_TOKENS.find(([words]) => words.test(name))?.[1];
	const last =
		name
			.replace(/\(\)$/, "")
			.split(/\.|^GM_/)
			.at(-1) ?? name;
	return { kind: "api", name, tokens: known ?? [last] };
}

function data(name: string): Named {
	const bare = name
		.replace(/, (?:escaped|decoded|\w+)$/, "")
		.replace(/^(?:the site's answer to|what the page gives to|field|the page's|the form's|everything in) /, "");
	const [, event] = /^(\S+) event$/.exec(name) ?? [];
	if (event !== undefined) return { kind: "data", name, tokens: [event] };
	const known = DATA_TOKENS.find(([words]) => words.test(name))?.[1];
	const longest = bare
		.split(/[^\p{L}\p{N}_$-]+/u)
		.filter((part) => part !== "")
		.sort((one, other) => other.length - one.length)[0];
	// A response has methods of its own, however it was asked for.
	const ofResponse = name.startsWith("the site's answer to ") ? ["esponse"] : [];
	return { kind: "data", name, tokens: known ?? (longest === undefined ? [] : [longest, ...ofResponse]) };
}

/** In parentheses stands an API, or data. */
function either(name: string): Named {
	if (DATA_TOKENS.some(([words]) => words.test(name))) return data(name);
	const isApi = API_TOKENS.some(([words]) => words.test(name)) || new RegExp(`^(?:${API})$`).test(name);
	return isApi ? { ...api(name), tokens: [...api(name).tokens, ...data(name).tokens] } : data(name);
}
