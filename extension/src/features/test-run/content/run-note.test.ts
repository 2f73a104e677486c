// @vitest-environment happy-dom

import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { runNote } from "@scriptorium/shared-protocol/extension-internal/test-run-pages";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRunNote, type RunNoteBox } from "./run-note.ts";

const NOTE = "[data-scriptorium-run]";
const running = { runId: "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10", name: "Order tea", stepsDone: 1, success: null };
const reply = (run: typeof running | null) => makeEnvelope(runNote.type, { run }, "extension", 0);

let box: RunNoteBox | null = null;
beforeEach(() => {
	box = null;
});
afterEach(() => box?.remove());

function open(send: () => Promise<unknown>): void {
	box = createRunNote({ send, onMessage: () => () => undefined });
}

it("asks again when the worker ends before it replies", async () => {
	const send = vi
		.fn<() => Promise<unknown>>()
		.mockRejectedValueOnce(new Error("The message port closed before a response was received."))
		.mockResolvedValue(reply(running));
	open(send);
	await vi.waitFor(() => expect(document.querySelector(NOTE)?.getAttribute("data-scriptorium-run")).toBe("running"));
	expect(send).toHaveBeenCalledTimes(2);
});

it("goes away when the extension was reloaded, and when nothing runs", async () => {
	const send = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error("Extension context invalidated."));
	open(send);
	await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
	expect(document.querySelector(NOTE)).toBeNull();

	const idle = vi.fn<() => Promise<unknown>>().mockResolvedValue(reply(null));
	open(idle);
	await vi.waitFor(() => expect(idle).toHaveBeenCalledTimes(1));
	expect(document.querySelector(NOTE)).toBeNull();
});
