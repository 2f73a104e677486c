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
 * Page of another site. It sends every window message that it receives to its own server, which makes the message visible as
 * a request. It posts the questions to the tested page and shows the page in the parameter `embed` in a frame.
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

/** Names of response headers that the script reads. */
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
 * Builds a plausible response to any request to another site. Code in it reports back when it is run.
 * @param options.code code to put into the response; unique for each request
 * @param options.visit number of the visit from 0; selects the format when the request does not: JSON, code, or named lines
 */
export function answerStranger(
	arrived: Arrived,
	options: { script: string; code: string; visit: number; questions: readonly unknown[] },
): Answer {
	const { url, headers, method } = arrived;
	const { script, visit } = options;
	const code = packedFor(script, options.code, visit);
	const wantedNames = wantedHeaders(script);
	const cors = {
		...OPEN,
		...Object.fromEntries(wantedNames.map((name) => [name, code])),
		"access-control-expose-headers": ["*", ...wantedNames].join(", "),
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

/** Response to a script element; adds a JSONP call when the address names a callback. */
function scriptAnswer(url: URL, code: string): string {
	const callback = url.searchParams.get("callback") ?? url.searchParams.get("jsonp") ?? url.searchParams.get("cb");
	const call = callback !== null && /^[\w$.]+$/.test(callback) ? `\n${callback}(${JSON.stringify({ code })});` : "";
	return `${code};${call}`;
}

/** The code itself, followed by one `name=code` line for every name that the script may read. The result is still valid code. */
function lines(script: string, code: string): string {
	const named = namesIn(script).slice(0, 60);
	return `${code}\n\n${named.map((name) => `${name}=${code}`).join("\n")}`;
}

/** Markup with the code in its text, its attributes and a script element. Nothing runs when the script only parses it. */
function markupAnswer(script: string, code: string): string {
	const attributes = [...script.matchAll(/\b(data-[a-z][\w-]{0,30})\b/g)].map(([, name = ""]) => `${name}="${code}"`);
	return `<!doctype html><p ${[...new Set(attributes)].slice(0, 20).join(" ")}>${code}</p><script>${code}</script>`;
}
