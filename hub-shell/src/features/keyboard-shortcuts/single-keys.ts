import { createObservable, type Observable } from "@scriptorium/core-types/observable";

export interface SingleKeysPreference {
	readonly isOn: Observable<boolean>;
	set(isOn: boolean): void;
}

const STORAGE_KEY = "scriptorium-single-keys";

/** Whether `/` and `?` are shortcuts in this browser; on unless switched off. */
export function createSingleKeysPreference(storage: Storage): SingleKeysPreference {
	// The server renders as if they were on.
	const isOn = createObservable(true);
	isOn.set(storage.getItem(STORAGE_KEY) !== "off");
	return {
		isOn,
		set(next) {
			if (next) storage.removeItem(STORAGE_KEY);
			else storage.setItem(STORAGE_KEY, "off");
			isOn.set(next);
		},
	};
}
