import type { ActivityMarks } from "../activity-marks.ts";
import type { comparePage, PageComparison } from "./compare-page.ts";
import type { createDescriber } from "./describe-elements.ts";
import type { createChangeRecord } from "./record-changes.ts";
import type { createRequests, createScope, ScriptScope } from "./script-scope.ts";
import type { trackActivity } from "./track-activity.ts";
import type { Watch, WatchParts } from "./watch-everything.ts";
import type { RawRequest } from "./watch-requests.ts";

export interface MeasureSettings {
	/** The script counts as settled after so long without a change of the page. */
	readonly quietMs: number;
	/** The page is not observed for longer than this. */
	readonly maxMs: number;
	/** Characters of the answer. */
	readonly maxLength: number;
	/** Entries of the lists of effects. */
	readonly changes: number;
	readonly reads: number;
	readonly storage: number;
	/** Whether errors that nobody caught are the script's: in the main world of a page they may be the page's. */
	readonly hearsErrors: boolean;
	/** Name of a global function that gets the measures so far as JSON, repeatedly and when the page is left; null for none. */
	readonly report: string | null;
	/** Of `markTexts`, without which functions have their own text again; for `keepTexts`. */
	readonly pattern: string;
}

/** The functions that are sent with this one. */
export interface MeasureParts extends WatchParts {
	/** Only where the page is small: it looks at every element twice. */
	readonly comparePage?: typeof comparePage;
	readonly createChangeRecord: typeof createChangeRecord;
	readonly createDescriber: typeof createDescriber;
	/** Only for scripts that name a function for requests: beside code that sends requests, reading form fields rates higher. */
	readonly createRequests?: typeof createRequests;
	readonly createScope: typeof createScope;
	readonly trackActivity: typeof trackActivity;
	readonly watch: Watch;
}

/**
 * Runs a script and measures it, in the page where it runs. The text of this function is sent there: it refers to nothing outside of
 * itself but the names of every page.
 * @param run calls the script with its scope
 * @param settings how long it is observed, and how long the answer may be
 * @param parts the other functions of this folder
 * @returns JSON in the form of `rawMeasures`
 */
export async function measureInPage(
	run: (scope: ScriptScope, marks: ActivityMarks) => unknown,
	settings: MeasureSettings,
	parts: MeasureParts,
): Promise<string> {
	const errors: string[] = [];
	const requests: RawRequest[] = [];
	let mutations = 0;
	let pending = 0;
	let lastChange = performance.now();
	const addError = (thrown: unknown): void => {
		let text = "An error that cannot be read";
		try {
			text = String(thrown);
		} catch {
			// The text above says so.
		}
		if (errors.length < 20) errors.push(text.slice(0, 300));
	};
	const listRequest = (method: string, url: string): RawRequest => {
		const request = { method: method.toUpperCase().slice(0, 20), url: url.slice(0, 300), status: null };
		if (requests.length < 50) requests.push(request);
		return request;
	};
	const awaitAnswer = (method: string, url: string) => {
		const request = listRequest(method, url);
		pending += 1;
		return (status: number | null): void => {
			pending -= 1;
			request.status = status || null;
			lastChange = performance.now();
		};
	};

	const describe = parts.createDescriber();
	const changes = parts.createChangeRecord(describe, settings);
	const count = (records: readonly MutationRecord[]): void => {
		mutations += records.length;
		if (records.length > 0) lastChange = performance.now();
	};
	let hasOwnChanges = false;
	const takeOwn = (records: readonly MutationRecord[]): void => {
		count(records);
		changes.own(records);
		if (records.length > 0) hasOwnChanges = true;
	};
	const observer = new MutationObserver(takeOwn);
	let isMeasuring = true;
	let isLeaving = false;
	const isActive = (): boolean => isMeasuring && activity.marks.d > 0;
	let [title, address] = [document.title, location.href];
	const replaced: Record<"title" | "address", { before: string; after: string } | null> = {
		title: null,
		address: null,
	};
	const replace = (what: "title" | "address", before: string, after: string): void => {
		replaced[what] = { before: (replaced[what]?.before ?? before).slice(0, 200), after: after.slice(0, 200) };
	};
	const opened = (): void => {
		takeOwn(observer.takeRecords());
		if (hasOwnChanges) title = document.title;
		hasOwnChanges = false;
		address = location.href;
		watched.opened();
	};
	let taken: MutationRecord[] = [];
	const takeOfScript = (): void => {
		const records = observer.takeRecords();
		count(records);
		changes.ofScript(records);
		taken.push(...records);
	};
	const closed = (): void => {
		takeOfScript();
		const records = taken;
		taken = [];
		if (records.length > 0 && document.title !== title) {
			replace("title", title, document.title);
			title = document.title;
		}
		if (location.href !== address) replace("address", address, location.href);
		watched.closed(records);
		reporter?.closed(isLeaving);
	};
	/** Notes read the page, and a hostile page can make that fail: its script is measured, not broken. */
	const note = (work: () => void) => (): void => {
		try {
			work();
		} catch (thrown) {
			console.debug("A test run could not note an effect.", thrown);
		}
	};
	const activity = parts.trackActivity(note(opened), note(closed));
	const observed = { subtree: true, childList: true, attributes: true, characterData: true };
	const watched = parts.watch(parts, settings, {
		describe,
		changes: {
			...changes,
			// An element may be asked for in the same turn in which the script adds it.
			isAdded(node) {
				takeOfScript();
				return changes.isAdded(node);
			},
		},
		isActive,
		addRequest: listRequest,
		leavesFor(url) {
			isLeaving = true;
			replace("address", location.href, url);
		},
		observe: (root) => observer.observe(root, observed),
	});
	const scope = { ...parts.createScope(), ...parts.createRequests?.(awaitAnswer), noteRequest: listRequest };
	const compare = parts.comparePage?.();
	let compared: PageComparison | undefined;
	observer.observe(document, observed);
	const write = (): string => {
		const { changes: list, ...counted } = changes.list();
		const { reads, storage, others, unmeasured } = watched.list();
		const effects = { ...counted, changes: list, storage, ...replaced, reads, others, unmeasured };
		const measures = { time, mutations, errors, requests, effects, ...(compared && { compared }) };
		const shorten = (items: unknown[], to: number): boolean => items.length > to && items.pop() !== undefined;
		const droppable = [requests, reads, storage, others, errors];
		let json = JSON.stringify(measures);
		// The first entries of a list tell most: changes go before what was read and stored.
		for (const most of [10, 3, 0]) {
			for (const items of [list, ...droppable]) {
				while (json.length > settings.maxLength && shorten(items, most)) {
					if (items === list) effects.moreChanges += 1;
					json = JSON.stringify(measures);
				}
			}
		}
		return json;
	};

	const reporter = parts.report?.(write, settings.report);
	const onError = (event: ErrorEvent): void => addError(event.error ?? event.message);
	const onRejection = (event: PromiseRejectionEvent): void => addError(event.reason);
	if (settings.hearsErrors) {
		addEventListener("error", onError);
		addEventListener("unhandledrejection", onRejection);
	}
	const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
	const started = performance.now();
	let time = 0;
	try {
		const returned = run(scope, activity.marks);
		time = performance.now() - started;
		if (returned instanceof Promise) {
			const finished = returned.then(() => {
				time = performance.now() - started;
			});
			await Promise.race([finished, pause(settings.maxMs)]);
		}
	} catch (thrown) {
		time = performance.now() - started;
		addError(thrown);
	}
	lastChange = performance.now();
	while (performance.now() - started < settings.maxMs) {
		if (pending === 0 && performance.now() - lastChange >= settings.quietMs) break;
		await pause(50);
		takeOwn(observer.takeRecords());
	}
	isMeasuring = false;
	observer.disconnect();
	watched.stop();
	activity.stop();
	reporter?.stop();
	removeEventListener("error", onError);
	removeEventListener("unhandledrejection", onRejection);
	note(() => (compared = compare?.()))();
	for (const request of requests) {
		if (request.status !== null) continue;
		const entry = performance.getEntriesByName(request.url).at(-1) as PerformanceResourceTiming | undefined;
		request.status = entry?.responseStatus || null;
	}
	return write();
}
