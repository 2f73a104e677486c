import { readAddress } from "@scriptorium/userscript/web-address";

/** Characters of a file's name in a sentence. */
const MAX_LENGTH = 60;

/**
 * A library as sentences name it: `jquery.js of cdn.example`. Its line has the whole address.
 *
 * @param address as written in the metadata
 */
export function libraryPlace(address: string): string {
	const url = readAddress(address);
	const path = url?.path ?? address.replace(/[?#].*$/, "");
	const file = path.split("/").findLast((part) => part !== "") ?? "";
	const name = file.length > MAX_LENGTH ? `${file.slice(0, MAX_LENGTH - 1)}…` : file;
	const host = url?.hostname ?? "";
	if (name === "" || host === "") return name || host || "without a name";
	return `${name} of ${host}`;
}
