import { jsonAnswer } from "./json-answer.ts";
import type { Answer, Arrived } from "./recording-proxy.ts";

/** Where the code in answers reports that somebody ran it. */
export const RAN_HOST = "canary-ran.test";

/** Code that says where it runs, as an expression, so that it works in a function, an attribute and a module alike. */
export function beaconCode(id: string): string {
	return `void fetch("https://${RAN_HOST}/?id=${id}&where="+encodeURIComponent(self.origin)).catch(()=>0)`;
}

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

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
const asked = new URLSearchParams(location.search), embed = asked.get("embed");
if (embed) document.body.append(Object.assign(document.createElement("iframe"), { src: embed, width: 900, height: 700 }));
const ask = () => __QUESTIONS__.forEach((question) => parent.postMessage(question, "*"));
for (const after of [100, 600, 1500]) setTimeout(ask, after);</script>`;

function strangersPage(questions: readonly object[]): string {
	return STRANGERS_PAGE.replace("__QUESTIONS__", () => JSON.stringify(questions).replaceAll("<", "\\u003c"));
}

/**
 * A plausible answer to anything: what runs code gets code that reports back.
 * @param options.code what the answer's code is; unique for each request
 * @param options.preferCode answer code rather than JSON where nothing says which is wanted
 */
export function answerStranger(
	arrived: Arrived,
	options: { script: string; code: string; preferCode: boolean; questions: readonly object[] },
): Answer {
	const { url, headers, method } = arrived;
	const cors = {
		...OPEN,
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
	switch (headers["sec-fetch-dest"] ?? "empty") {
		case "script":
		case "worker":
		case "sharedworker":
		case "serviceworker":
			return reply("text/javascript", `${options.code};`);
		case "image":
			return reply("image/gif", PIXEL);
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
	if (headers.accept?.includes("text/event-stream")) return reply("text/event-stream", `data: ${options.code}\n\n`);
	const wanted = `${headers["x-canary-wants"]} ${headers.accept}`;
	const json = /json/.test(wanted) || /\.json\b/.test(url.pathname);
	const text = /\.(?:m?js|txt|css|html?|svg|md)$/.test(url.pathname);
	if (json || (!text && !options.preferCode))
		return reply("application/json", jsonAnswer(options.script, options.code));
	return reply(/js$/.test(url.pathname) ? "text/javascript" : "text/plain", options.code);
}
