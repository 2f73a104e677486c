import { append, applyList, parseJson } from "./built-ins.ts";
import type { Send } from "./layer-settings.ts";

/** How long reports gather before they wake the worker, in milliseconds. */
const GATHER_MS = 200;
const MAX_GATHERED = 1000;

// The listener shares its world with scripts; what it calls is kept before they run.
const { addEventListener: listen, dispatchEvent: dispatch } = document;
const { addEventListener: listenToWindow } = window;
const { preventDefault } = Event.prototype;
const readDetail = Object.getOwnPropertyDescriptor(CustomEvent.prototype, "detail")?.get;
const KeptCustomEvent = CustomEvent;
const setTimer = setTimeout;
const clearTimer = clearTimeout;

/**
 * Scripts in the page's world cannot reach the extension; they send an event to this listener. Taking one is confirmed by
 * `preventDefault`; scripts that ran earlier send again after the `-ready` event.
 */
export function listenForReports(channel: string, send: Send): void {
	let gathered: unknown[] = [];
	let timer: ReturnType<typeof setTimeout> | null = null;

	const flush = (): void => {
		if (timer !== null) clearTimer(timer);
		timer = null;
		const runs = gathered;
		gathered = [];
		// The page outlived the extension: the run cannot be counted.
		if (runs.length > 0) send("SCRIPTORIUM_REPORT_PAGE_RUNS", { channel, runs }, () => undefined);
	};
	const take = (event: Event): void => {
		const detail = readDetail ? applyList(readDetail, event, []) : null;
		if (typeof detail !== "string") return;
		applyList(preventDefault, event, []);
		if (gathered.length < MAX_GATHERED) append(gathered, parseJson(detail));
		timer ??= setTimer(flush, GATHER_MS);
	};
	applyList(listen, document, [channel, take]);
	applyList(listenToWindow, window, ["pagehide", flush]);
	applyList(dispatch, document, [new KeptCustomEvent(`${channel}-ready`)]);
}
