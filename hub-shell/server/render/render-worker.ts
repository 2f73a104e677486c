// The worker thread that renders pages. It runs the code of remotes, so it has neither environment variables nor a way to the network
// besides questions to the backend, which the server sends for it (docs/decisions/0070-server-rendered-screens.md).

import { compileFunction } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { messageOf } from "@scriptorium/core-types/errors";
import * as z from "zod";
import type { DataAnswer, FromWorker, RenderedPage, RenderRequest, ServerModule, ToWorker } from "./render-messages.ts";

interface RenderModule {
	readonly sharedModules: Readonly<Record<string, unknown>>;
	renderPage(
		page: {
			readonly address: string;
			readonly origin: string;
			readonly settings: unknown;
			readonly remote: { name: string; exposed: unknown } | null;
		},
		ownFetch: typeof fetch,
	): Promise<RenderedPage>;
}

const { renderModule } = z.object({ renderModule: z.url({ protocol: /^file$/ }) }).parse(workerData);
const loaded = import(renderModule) as Promise<RenderModule>;
const port = parentPort;
if (!port) throw new Error("This module is the start of a worker thread");
const send = (message: FromWorker) => port.postMessage(message);

/** What each remote's module exports, by the integrity of its code. */
const exposedModules = new Map<string, unknown>();

async function exposedBy({ name, integrity, code }: ServerModule): Promise<unknown> {
	const known = exposedModules.get(integrity);
	if (known !== undefined) return known;
	const { sharedModules } = await loaded;
	const module: { exports: unknown } = { exports: {} };
	const require = (id: string) => {
		if (!Object.hasOwn(sharedModules, id)) throw new Error(`${name} requires ${id}, which the shell does not share`);
		return sharedModules[id];
	};
	const run = compileFunction(code, ["require", "module", "exports"], { filename: `${name}.js` });
	Reflect.apply(run, undefined, [require, module, module.exports]);
	exposedModules.set(integrity, module.exports);
	return module.exports;
}

const waiting = new Map<number, (answer: DataAnswer) => void>();
let asks = 0;

/** A `fetch` whose requests the server sends, as part of one rendering. */
function fetchFor(id: number): typeof fetch {
	return async (input, init) => {
		const request = new Request(input, init);
		const body = request.method === "GET" || request.method === "HEAD" ? null : await request.text();
		asks += 1;
		const ask = asks;
		const answer = await new Promise<DataAnswer>((resolve) => {
			waiting.set(ask, resolve);
			send({ kind: "ask", id, ask, url: request.url, method: request.method, headers: [...request.headers], body });
		});
		if (answer === null) throw new TypeError("The backend did not answer");
		const bodyless = answer.status === 204 || answer.status === 304;
		return new Response(bodyless ? null : answer.body, {
			status: answer.status,
			headers: answer.headers.map(([name, value]): [string, string] => [name, value]),
		});
	};
}

async function render(id: number, { address, origin, settings, remote }: RenderRequest): Promise<void> {
	try {
		const { renderPage } = await loaded;
		const exposed = remote && { name: remote.name, exposed: await exposedBy(remote) };
		send({
			kind: "rendered",
			id,
			page: await renderPage({ address, origin, settings, remote: exposed }, fetchFor(id)),
		});
	} catch (error) {
		send({ kind: "failed", id, message: `${address} could not be rendered: ${messageOf(error)}` });
	}
}

port.on("message", (message: ToWorker) => {
	if (message.kind === "render") void render(message.id, message.request);
	else {
		waiting.get(message.ask)?.(message.answer);
		waiting.delete(message.ask);
	}
});
