import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { messageOf } from "@scriptorium/core-types/errors";
import type { DataAnswer, FromWorker, RenderedPage, RenderRequest, ToWorker } from "./render-messages.ts";

/** Time limit of the rendering of a page in ms. Afterwards the page is sent without content, and the browser renders it. */
const TIME_LIMIT_MS = 1500;
/** Pages that may be rendered at once; further ones would only make all of them late, and are rendered by the browser. */
const MAX_AT_ONCE = 16;
/** Renderings of one remote in a row without result after which none is tried for a while. */
const MAX_FAILURES = 5;
const PAUSE_MS = 30_000;

export interface PageRenderer {
	/** Renders a page; null when that is not possible, for whatever reason: the page is then sent without its content. */
	render(request: RenderRequest): Promise<RenderedPage | null>;
}

interface Running {
	readonly worker: Worker;
	/** Identifies the build of the shell that the worker has loaded. */
	readonly build: string;
	readonly pending: Map<number, (page: RenderedPage | null) => void>;
	/** Questions to the backend that are not answered yet. */
	asked: number;
	/** When the thread last showed that it is working, or had nothing to do; by `performance.now()`. */
	workedAt: number;
}

interface RendererOptions {
	/** Folder of the shell's build. */
	readonly distDir: string;
	/** Sends the questions of screens to the backend. */
	readonly fetch: typeof fetch;
	/** The only address that screens may ask, without a trailing slash. */
	readonly backendUrl: string;
	readonly log: (line: string) => void;
	/** How long a page may wait for its content, in ms; 1500 by default. */
	readonly timeLimitMs?: number;
}

/**
 * Creates the renderer of pages: a worker thread that starts at once and is replaced when the shell has been built anew,
 * when it crashes, and when it neither answers nor waits for the backend.
 * @param options build of the shell, backend and log
 * @returns the renderer; its method never rejects
 */
export function createPageRenderer({
	distDir,
	fetch: ask,
	backendUrl,
	log,
	timeLimitMs = TIME_LIMIT_MS,
}: RendererOptions): PageRenderer {
	const file = join(distDir, "server", "render-page.js");
	let running: Running | null = null;
	let ids = 0;
	const failing = new Map<string, { failures: number; pausedUntil: number }>();

	function start(build: string): Running {
		const worker = new Worker(new URL("./render-worker.ts", import.meta.url), {
			// The address changes with the build; the module's old version would stay otherwise.
			workerData: { renderModule: `${pathToFileURL(file).href}?build=${build}` },
			env: {},
			// A remote that fills the memory ends the thread, not the server.
			resourceLimits: { maxOldGenerationSizeMb: 256 },
		});
		const started: Running = { worker, build, pending: new Map(), asked: 0, workedAt: performance.now() };
		worker.on("message", (message: FromWorker) => void receive(started, message));
		worker.on("error", (error) => log(`the thread has ended: ${messageOf(error)}`));
		worker.on("exit", () => stop(started));
		// The last: a listener for messages keeps the process alive again.
		worker.unref();
		return started;
	}

	/** The thread with the shell's present build; null when there is none. */
	function current(): Running | null {
		const build = statSync(file, { throwIfNoEntry: false })?.mtimeMs.toString(36);
		if (build === undefined) return null;
		if (running && running.build !== build) stop(running);
		running ??= start(build);
		return running;
	}

	/** Ends a thread; its renderings have no result. */
	function stop(ended: Running): void {
		if (running === ended) running = null;
		for (const settle of ended.pending.values()) settle(null);
		ended.pending.clear();
		void ended.worker.terminate();
	}

	async function receive(from: Running, message: FromWorker): Promise<void> {
		from.workedAt = performance.now();
		if (message.kind === "ask") {
			from.asked += 1;
			const answer = await answerOf(ask, backendUrl, message, timeLimitMs);
			from.asked -= 1;
			from.workedAt = performance.now();
			const reply: ToWorker = { kind: "answer", id: message.id, ask: message.ask, answer };
			from.worker.postMessage(reply);
			return;
		}
		if (message.kind === "failed") log(message.message);
		from.pending.get(message.id)?.(message.kind === "rendered" ? message.page : null);
		from.pending.delete(message.id);
	}

	function noteFailure(owner: string, name: string): void {
		const failures = (failing.get(owner)?.failures ?? 0) + 1;
		const isPaused = failures >= MAX_FAILURES;
		if (isPaused)
			log(`${failures} pages of ${name} in a row could not be rendered; the next is tried in ${PAUSE_MS / 1000} s`);
		failing.set(owner, { failures: isPaused ? 0 : failures, pausedUntil: isPaused ? Date.now() + PAUSE_MS : 0 });
	}

	// The first visitor does not wait for the start.
	current();
	return {
		async render(request) {
			const owner = request.remote?.integrity ?? "";
			const thread = Date.now() < (failing.get(owner)?.pausedUntil ?? 0) ? null : current();
			if (!thread || thread.pending.size >= MAX_AT_ONCE) return null;
			if (thread.pending.size === 0) thread.workedAt = performance.now();
			ids += 1;
			const id = ids;
			const page = await new Promise<RenderedPage | null>((resolve) => {
				const timer = setTimeout(() => {
					thread.pending.delete(id);
					// It neither waits for the backend nor has done anything: the code takes so long, perhaps for ever.
					if (thread.asked === 0 && performance.now() - thread.workedAt >= timeLimitMs - 1) {
						log(`${request.address} took longer than ${timeLimitMs} ms; the thread is replaced`);
						stop(thread);
					}
					resolve(null);
				}, timeLimitMs);
				thread.pending.set(id, (rendered) => {
					clearTimeout(timer);
					resolve(rendered);
				});
				const message: ToWorker = { kind: "render", id, request };
				thread.worker.postMessage(message);
			});
			if (page) failing.delete(owner);
			else noteFailure(owner, request.remote?.name ?? "the shell");
			return page;
		},
	};
}

/** Asks the backend for a screen; null when there is no answer, or when it is not the backend that is asked. */
async function answerOf(
	ask: typeof fetch,
	backendUrl: string,
	{ url, method, headers, body }: FromWorker & { kind: "ask" },
	timeLimitMs: number,
): Promise<DataAnswer> {
	if (!url.startsWith(`${backendUrl}/rest/v1/`)) return null;
	try {
		const response = await ask(url, {
			method,
			headers: headers.map(([name, value]): [string, string] => [name, value]),
			body,
			signal: AbortSignal.timeout(timeLimitMs),
		});
		return { status: response.status, headers: [...response.headers], body: await response.text() };
	} catch {
		return null;
	}
}
