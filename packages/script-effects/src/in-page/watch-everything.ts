import type { createPatches } from "./create-patches.ts";
import type { ElementDescriber, FieldNames } from "./describe-elements.ts";
import type { keepTexts } from "./keep-texts.ts";
import type { ChangeRecord } from "./record-changes.ts";
import type { reportRegularly } from "./report-regularly.ts";
import type { OtherEffect, watchBeyond } from "./watch-beyond.ts";
import type { watchFields } from "./watch-fields.ts";
import type { watchRequests } from "./watch-requests.ts";
import type { StorageEntry, watchStorage } from "./watch-storage.ts";

/** What watchers note with. */
export interface WatchPorts {
	readonly describe: ElementDescriber;
	readonly changes: ChangeRecord;
	readonly isActive: () => boolean;
	readonly addRequest: (method: string, url: string) => void;
	/** The page goes to another address. */
	readonly leavesFor: (url: string) => void;
	/** Observes the changes of a shadow root, too. */
	readonly observe: (root: ShadowRoot) => void;
}

export interface Watched {
	/** The script becomes active. */
	opened(): void;
	/** The script becomes inactive; with the changes that it made. */
	closed(records: readonly MutationRecord[]): void;
	list(): { reads: FieldNames[]; storage: StorageEntry[]; others: OtherEffect[]; unmeasured?: string[] };
	stop(): void;
}

export interface WatchLimits {
	readonly reads: number;
	readonly storage: number;
	readonly pattern: string;
}

/** Functions that are sent where everything is watched. */
export interface WatchParts {
	readonly createPatches?: typeof createPatches;
	readonly keepTexts?: typeof keepTexts;
	readonly report?: typeof reportRegularly;
	readonly watchBeyond?: typeof watchBeyond;
	readonly watchFields?: typeof watchFields;
	readonly watchRequests?: typeof watchRequests;
	readonly watchStorage?: typeof watchStorage;
}

export type Watch = (parts: WatchParts, limits: WatchLimits, ports: WatchPorts) => Watched;

/**
 * Notes all that a script does besides changing elements, by wrapping the functions and properties of the page's own objects. The text
 * of this function is sent to pages: it refers to nothing outside of itself.
 */
export function watchEverything(parts: WatchParts, limits: WatchLimits, ports: WatchPorts): Watched {
	const { createPatches, keepTexts, watchBeyond, watchFields, watchRequests, watchStorage } = parts;
	if (!createPatches || !keepTexts || !watchBeyond || !watchFields || !watchRequests || !watchStorage)
		throw new Error("A part of the measurement is missing");
	const { describe, changes, isActive, addRequest, leavesFor, observe } = ports;
	const patches = createPatches(isActive);
	const restoreTexts = keepTexts(limits.pattern);
	const fields = watchFields(patches, describe, changes, limits.reads);
	const storage = watchStorage(patches, limits.storage);
	const requests = watchRequests(patches, addRequest);
	const beyond = watchBeyond(patches, changes, { isActive, edited: fields.edited, leavesFor });
	patches.method(Element.prototype, "attachShadow", (self) => (root: unknown) => {
		if (!(root instanceof ShadowRoot) || !(self instanceof Element)) return;
		observe(root);
		if (!changes.isAdded(self)) changes.addChange("content", self, () => "#shadow-root");
	});
	return {
		opened() {
			patches.note(storage.opened);
			patches.note(beyond.opened);
		},
		closed(records) {
			patches.note(() => requests.changed(records));
			patches.note(storage.closed);
			patches.note(beyond.closed);
		},
		list: () => ({ reads: fields.reads(), storage: storage.list(), others: beyond.list() }),
		stop() {
			beyond.stop();
			patches.restore();
			restoreTexts();
		},
	};
}
