import {
	MAX_CHUNK_BYTES,
	MAX_UNCONFIRMED_BYTES,
} from "@scriptorium/shared-protocol/extension-internal/user-script-request-events";

/** Sends bytes in parts, and waits while the receiver is behind. */
export interface ChunkSender {
	/** Resolves once the receiver may get more; rejects when the signal aborts. */
	send(bytes: Uint8Array): Promise<void>;
	/** The receiver took bytes. */
	confirm(bytes: number): void;
}

/** @param post sends one part, as Base64 */
export function createChunkSender(post: (base64: string, bytes: number) => void, signal: AbortSignal): ChunkSender {
	let unconfirmed = 0;
	let wake: () => void = () => undefined;
	signal.addEventListener("abort", () => wake(), { once: true });
	return {
		async send(bytes) {
			for (let start = 0; start < bytes.length; start += MAX_CHUNK_BYTES) {
				const part = bytes.subarray(start, start + MAX_CHUNK_BYTES);
				unconfirmed += part.length;
				post(toBase64(part), part.length);
				while (unconfirmed >= MAX_UNCONFIRMED_BYTES && !signal.aborted) {
					await new Promise<void>((resolve) => {
						wake = resolve;
					});
				}
				signal.throwIfAborted();
			}
		},
		confirm(bytes) {
			unconfirmed = Math.max(0, unconfirmed - bytes);
			wake();
		},
	};
}

/** Arguments that one call of `String.fromCharCode` surely takes. */
const MAX_ARGUMENTS = 0x8000;

/** Chromium has `toBase64` since version 140; the extension runs from 138 on. */
export function toBase64(bytes: Uint8Array & { toBase64?: () => string }): string {
	if (bytes.toBase64 !== undefined) return bytes.toBase64();
	let text = "";
	for (let start = 0; start < bytes.length; start += MAX_ARGUMENTS) {
		text += String.fromCharCode(...bytes.subarray(start, start + MAX_ARGUMENTS));
	}
	return btoa(text);
}

/** @throws when the text is no Base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
