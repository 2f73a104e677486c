import {
	MAX_CHUNK_BYTES,
	MAX_UNCONFIRMED_BYTES,
} from "@scriptorium/shared-protocol/extension-internal/user-script-request-events";
import { describe, expect, it } from "vitest";
import { createChunkSender, fromBase64, toBase64 } from "./chunk-sender.ts";

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const sample = (size: number): Uint8Array<ArrayBuffer> =>
	Uint8Array.from({ length: size }, (_, index) => (index * 7) & 255);

describe("createChunkSender", () => {
	it("sends parts no larger than a chunk, and waits until the receiver is not behind", async () => {
		const sent: Uint8Array[] = [];
		const sender = createChunkSender((base64) => void sent.push(fromBase64(base64)), new AbortController().signal);
		const all = sample(MAX_UNCONFIRMED_BYTES + MAX_CHUNK_BYTES + 1);
		let done = false;
		const sending = sender.send(all).then(() => {
			done = true;
		});
		await turn();
		expect(sent.map(({ length }) => length)).toEqual(
			Array(MAX_UNCONFIRMED_BYTES / MAX_CHUNK_BYTES).fill(MAX_CHUNK_BYTES),
		);
		sender.confirm(1);
		await turn();
		expect(done).toBe(false);
		sender.confirm(MAX_UNCONFIRMED_BYTES);
		await sending;
		expect(Buffer.concat(sent).equals(all)).toBe(true);
	});

	it("gives up when the receiver is gone", async () => {
		const gone = new AbortController();
		const sender = createChunkSender(() => undefined, gone.signal);
		const sending = sender.send(sample(MAX_UNCONFIRMED_BYTES));
		gone.abort();
		await expect(sending).rejects.toThrow();
	});
});

it("Base64 without the browser's own function is the same", () => {
	const bytes = sample(100_000);
	const old = Object.defineProperty(bytes, "toBase64", { value: undefined });
	expect(toBase64(old)).toBe(Buffer.from(bytes).toString("base64"));
	expect(Buffer.from(fromBase64(toBase64(sample(5)))).equals(Buffer.from(sample(5)))).toBe(true);
	expect(() => fromBase64("%")).toThrow();
});
