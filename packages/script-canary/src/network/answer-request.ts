import { destinationOf } from "./destination.ts";
import { jsonAnswer, namesIn } from "./json-answer.ts";
import { pictureAnswer } from "./picture-answer.ts";
import { packedFor } from "./planted-code.ts";
import type { Answer, Arrived } from "./recording-proxy.ts";

const OPEN: Readonly<Record<string, string>> = {
	"access-control-allow-methods": "*, GET, POST, PUT, PATCH, DELETE, HEAD",
	"access-control-max-age": "600",
	"access-control-expose-headers": "*",
	"cross-origin-resource-policy": "cross-origin",
	"timing-allow-origin": "*",
	"cache-control": "no-store",
};

/**
 * Other people's pages pass on what they are told by other windows, which then shows in a request of theirs. The questions are
 * messages that they send, `embed` a page that they show.
 */
const STRANGERS_PAGE = `<!doctype html><title>Page</title><p>A page.</p><script>
addEventListener("message", ({ data }) => { let text; try { text = typeof data === "string" ? data : JSON.stringify(data); } catch { text = String(data); }
fetch("/told", { method: "POST", body: text }); });
for (const text of [name, location.hash && location.href]) if (text) fetch("/told", { method: "POST", body: text });
const asked = new URLSearchParams(location.search), embed = asked.get("embed");
if (embed) document.body.append(Object.assign(document.createElement("iframe"), { src: embed, width: 900, height: 700 }));
const ask = () => __QUESTIONS__.forEach((question) => (window === parent ? opener : parent)?.postMessage(question, "*"));
for (const after of [100, 600, 1500]) setTimeout(ask, after);</script>`;

function strangersPage(questions: readonly unknown[]): string {
	return STRANGERS_PAGE.replace("__QUESTIONS__", () => JSON.stringify(questions).replaceAll("<", "\\u003c"));
}

/** Headers that the script asks an answer for. */
function wantedHeaders(script: string): readonly string[] {
	const named = script.matchAll(
		/\b(x-[a-z][a-z-]{1,30})\b|(?:getResponseHeader|headers\.get)\(\s*["'`]([\w-]{1,40})/gi,
	);
	const names = [...named].map(([, short, asked]) => (short ?? asked ?? "").toLowerCase());
	const own = /^(?:content-|set-cookie|date|etag|age|vary|x-requested-with|x-canary)/;
	return [...new Set(names)].filter((name) => !own.test(name)).slice(0, 12);
}

const READS_JSON = /JSON\s*\.\s*parse|\.json\b|["'`]json["'`]|\.getJSON/;
const READS_MARKUP =
	/createContextualFragment|(?:inner|outer)HTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc|\.(?:html|load|append)\(/;

/**
 * A plausible answer to anything: what runs code gets code that reports back.
 * @param options.code what the answer's code is; unique for each request
 * @param options.visit where nothing says which form is wanted, each visit gets another: JSON, code, lines with names
 */
export function answerStranger(
	arrived: Arrived,
	options: { script: string; code: string; visit: number; questions: readonly unknown[] },
): Answer {
	const { url, headers, method } = arrived;
	const { script, visit } = options;
	const code = packedFor(script, options.code, visit);
	const told = wantedHeaders(script);
	const cors = {
		...OPEN,
		...Object.fromEntries(told.map((name) => [name, code])),
		"access-control-expose-headers": ["*", ...told].join(", "),
		"access-control-allow-origin": headers.origin ?? "*",
		...(headers.origin === undefined ? {} : { "access-control-allow-credentials": "true" }),
		"access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
	};
	const reply = (type: string, body: string | Buffer): Answer => ({
		status: 200,
		headers: { ...cors, "content-type": type },
		body,
	});
	if (method === "OPTIONS") return { status: 204, headers: cors, body: "" };
	switch (destinationOf(headers)) {
		case "script":
		case "worker":
		case "sharedworker":
		case "serviceworker":
			return reply("text/javascript", scriptAnswer(url, options.code));
		case "image": {
			const { type, body } = pictureAnswer(script, code, visit);
			return reply(type, body);
		}
		case "style":
			return reply("text/css", "");
		case "document":
		case "iframe":
		case "frame":
		case "embed":
		case "object":
			return reply("text/html; charset=utf-8", strangersPage(options.questions));
		case "font":
		case "audio":
		case "video":
		case "track":
			return { status: 404, headers: cors, body: "" };
	}
	if (headers.accept?.includes("text/event-stream")) return reply("text/event-stream", `data: ${code}\n\n`);
	const wanted = `${headers["x-canary-wants"]} ${headers.accept}`;
	const json = /json/.test(wanted) || /\.json\b/.test(url.pathname);
	const text = /\.(?:m?js|txt|css|html?|svg|md)$/.test(url.pathname);
	if (json || (!text && visit === 0 && READS_JSON.test(script)))
		return reply("application/json", jsonAnswer(script, code, visit));
	if (READS_MARKUP.test(script) && (/\.html?$/.test(url.pathname) || (visit === 2 && !/\.split\(/.test(script))))
		return reply("text/html; charset=utf-8", markupAnswer(script, options.code));
	if (/js$/.test(url.pathname)) return reply("text/javascript", options.code);
	return reply("text/plain", visit === 2 ? lines(script, code) : code);
}

/** What a script element gets; when the address names a function to call, that function with the code. */
function scriptAnswer(url: URL, code: string): string {
	const callback = url.searchParams.get("callback") ?? url.searchParams.get("jsonp") ?? url.searchParams.get("cb");
	const call = callback !== null && /^[\w$.]+$/.test(callback) ? `\n${callback}(${JSON.stringify({ code })});` : "";
	return `${code};${call}`;
}

/** The code as it is, and under every name that the script may look for: both are code, and both are lists of lines. */
function lines(script: string, code: string): string {
	const named = namesIn(script).slice(0, 60);
	return `${code}\n\n${named.map((name) => `${name}=${code}`).join("\n")}`;
}

/** Markup that runs nothing by itself where it is only looked at, with the code wherever a script may take some from. */
function markupAnswer(script: string, code: string): string {
	const attributes = [...script.matchAll(/\b(data-[a-z][\w-]{0,30})\b/g)].map(([, name = ""]) => `${name}="${code}"`);
	return `<!doctype html><p ${[...new Set(attributes)].slice(0, 20).join(" ")}>${code}</p><script>${code}</script>`;
}
