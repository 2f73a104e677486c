import { readAddress } from "@scriptorium/userscript/web-address";

const CODE_FILE = /\.(?:m?js|cjs|wasm)$/i;
const CODE_TYPE = /^(?:text|application)\/(?:(?:x-)?(?:java|ecma)script|wasm)/i;

/**
 * The address of a `@resource` line whose file is code.
 *
 * @param value of the line: a name, white space, an address
 * @returns null for pictures, styles and data
 */
export function codeResourceAddress(value: string): string | null {
	const address = value.split(/\s+/)[1] ?? "";
	const url = readAddress(address);
	const isCode = url?.scheme === "data" ? CODE_TYPE.test(url.path) : CODE_FILE.test(url?.path ?? address);
	return isCode ? address : null;
}
