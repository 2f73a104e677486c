import type { Send } from "./layer-settings.ts";

/** How long reports gather before they wake the worker, in milliseconds. */
const GATHER_MS = 200;
const MAX_GATHERED = 1000;

/**
 * Scripts in the page's world cannot reach the extension; they tell this listener by an event. Taking one is confirmed
 * by `preventDefault`; scripts that ran earlier send again when `-ready` is told.
 */
export function listenForReports(channel: string, send: Send): void {
	let gathered: unknown[] = [];
	let timer: ReturnType<typeof setTimeout> | null = null;

	const flush = (): void => {
		if (timer !== null) clearTimeout(timer);
		timer = null;
		const runs = gathered;
		gathered = [];
		if (runs.length > 0) send("SCRIPTORIUM_REPORT_RUNS", { runs }).catch((problem: unknown) => console.debug(problem));
	};
	document.addEventListener(channel, (event) => {
		if (!(event instanceof CustomEvent) || typeof event.detail !== "string") return;
		event.preventDefault();
		if (gathered.length < MAX_GATHERED) gathered.push(JSON.parse(event.detail));
		timer ??= setTimeout(flush, GATHER_MS);
	});
	addEventListener("pagehide", flush);
	document.dispatchEvent(new CustomEvent(`${channel}-ready`));
}
