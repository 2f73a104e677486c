/** The part of a script's history that an address selects. Versions are named by their semver, unique within a script. */
export type ShownVersions =
	| { readonly view: "list" }
	| { readonly view: "comparison"; readonly one: string; readonly other: string };

const PARAMETER = "versions";
const PAIR = /^(\d{1,9}\.\d{1,9}\.\d{1,9})\.\.(\d{1,9}\.\d{1,9}\.\d{1,9})$/;

/** `?versions=1.0.0..1.1.0`; any other value of it is the list, and without it the history is closed (null). */
export function readVersionsAddress(search: string): ShownVersions | null {
	const value = new URLSearchParams(search).get(PARAMETER);
	if (value === null) return null;
	const [, one, other] = PAIR.exec(value) ?? [];
	return one !== undefined && other !== undefined ? { view: "comparison", one, other } : { view: "list" };
}

/** The same search with another view of the history, or without it. */
export function writeVersionsAddress(search: string, shown: ShownVersions | null): string {
	const parameters = new URLSearchParams(search);
	if (shown === null) parameters.delete(PARAMETER);
	else parameters.set(PARAMETER, shown.view === "list" ? "all" : `${shown.one}..${shown.other}`);
	const written = parameters.toString();
	return written === "" ? "" : `?${written}`;
}
