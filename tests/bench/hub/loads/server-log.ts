import type { AnswerRequest } from "@scriptorium/build-config/start/loopback-server";

export interface ServerLog {
	/** The same answers, written down. */
	watch(answer: AnswerRequest): AnswerRequest;
	/** Forgets what was asked before; times count from here. */
	begin(): void;
	/** What was asked since, one line each. */
	lines(): readonly string[];
}

/** What the server was asked and when it had its answer: tells a page that was not served from one that did not ask. */
export function createServerLog(now: () => number): ServerLog {
	let entries: { readonly path: string; readonly askedMs: number; answered: string }[] = [];
	let began = now();
	const since = () => Math.round(now() - began);
	return {
		watch: (answer) => async (request, peer) => {
			const entry = { path: new URL(request.url).pathname, askedMs: since(), answered: "no answer" };
			entries.push(entry);
			const response = await answer(request, peer);
			entry.answered = `${since()} ms ${response.status}`;
			return response;
		},
		begin() {
			entries = [];
			began = now();
		},
		lines: () => entries.map(({ path, askedMs, answered }) => `server: ${askedMs}–${answered} ${path}`),
	};
}
