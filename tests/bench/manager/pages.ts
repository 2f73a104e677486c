import { createServer } from "node:http";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";

/** The server of the bench: pages whose first inline script looks for what the userscript left, and the userscripts themselves. */
export interface BenchPages {
	readonly origin: string;
	/** Address of a page; the same number is the same address. */
	page(number: number): string;
	/** Serves a userscript, for managers that install by its address. */
	scriptAddress(number: number): string;
	stop(): Promise<void>;
}

/** In the page's own world: the times at which userscripts ran. */
export const RAN = "scriptoriumBenchRan";
/** In the page's own world: what the first inline script saw. */
export const FIRST_INLINE = "scriptoriumBenchInline";

const PAGE = `<!doctype html><html lang="en"><head><script>window.${FIRST_INLINE} = { at: performance.now(), ran: (window.${RAN} ?? []).length }</script><title>Bench</title></head><body></body></html>`;

/** The userscript with a number: the first one runs on the pages of the bench, the others on sites of their own. */
export function benchScript(number: number): string {
	const match = number === 0 ? "http://localhost/page/*" : `https://site-${number}.example/*`;
	const lines = [`name Bench ${number}`, "namespace bench", "version 1", `match ${match}`, "run-at document-start"];
	const block = [...lines, "grant none"].map((line) => `// @${line}\n`).join("");
	return `// ==UserScript==\n${block}// ==/UserScript==\n(window.${RAN} ??= []).push(performance.now());\n`;
}

/** Starts the server on a free port of localhost, over which the browser's match patterns say nothing. */
export async function startPages(): Promise<BenchPages> {
	const server = createServer((request, response) => {
		const script = /^\/script-(\d+)\.user\.js$/.exec(request.url ?? "");
		const isPage = request.url?.startsWith("/page/") ?? false;
		const type = script ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8";
		response.writeHead(script || isPage ? 200 : 404, { "content-type": type });
		response.end(script ? benchScript(Number(script[1])) : isPage ? PAGE : "");
	});
	const { origin, close } = await listenOnLoopback(server, { host: "localhost" });
	return {
		origin,
		page: (number) => `${origin}/page/${number}`,
		scriptAddress: (number) => `${origin}/script-${number}.user.js`,
		stop: close,
	};
}
