import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { readFlowFile } from "@scriptorium/flow/document/flow-file";
import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";
import LZString from "lz-string";

/**
 * Characters of the packed flow in a link. Longer links break in mail and chat programs, and the limit bounds the text that a hostile
 * link can unpack to, to about 50 million characters.
 */
export const MAX_PACKED_LENGTH = 20_000;
/** UTF-16 units of the unpacked text. */
const MAX_UNPACKED_LENGTH = 2_000_000;
const PREFIX = "#flow=";

export interface SharedFlow {
	readonly flow: FlowDocument;
	readonly settings: FlowSettings;
}

export type SharedResult<Value> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: { readonly code: "TOO_LARGE" | "UNREADABLE"; readonly message: string } };

/** Whether an address shares a flow. */
export const isShareFragment = (fragment: string): boolean => fragment.startsWith(PREFIX);

/**
 * Packs a flow into the fragment of an address, which browsers do not send to any server.
 * @returns the fragment with its `#`; `TOO_LARGE` when it would be longer than `MAX_PACKED_LENGTH`
 */
export function packShared({ flow, settings }: SharedFlow): SharedResult<string> {
	const packed = LZString.compressToEncodedURIComponent(JSON.stringify({ flow, settings }));
	if (packed.length > MAX_PACKED_LENGTH) {
		const message = "This flow is too large for a link. Export it, and share the file.";
		return { ok: false, error: { code: "TOO_LARGE", message } };
	}
	return { ok: true, value: PREFIX + packed };
}

/**
 * Reads a flow from the fragment of an address that anybody can have made.
 * @returns the flow as a file would be read; `TOO_LARGE` or `UNREADABLE` with the reason
 */
export function unpackShared(fragment: string): SharedResult<SharedFlow> {
	const packed = fragment.slice(PREFIX.length);
	if (packed.length > MAX_PACKED_LENGTH) return refuse("TOO_LARGE", "This link is too long for a flow.");
	let text: string | null;
	try {
		text = LZString.decompressFromEncodedURIComponent(packed);
	} catch {
		text = null;
	}
	if (!text) return refuse("UNREADABLE", "This link is damaged. Ask for it again.");
	if (text.length > MAX_UNPACKED_LENGTH) return refuse("TOO_LARGE", "This link holds more than a flow.");
	const read = readFlowFile(text);
	if (!read.ok) return refuse("UNREADABLE", read.error.message.replace("This file", "This link"));
	const { flow, settings } = read.value;
	return { ok: true, value: { flow, settings } };
}

function refuse(code: "TOO_LARGE" | "UNREADABLE", message: string) {
	return { ok: false, error: { code, message } } as const;
}
