// @vitest-environment happy-dom
import { makeEnvelope, REQUEST_FAILED } from "@scriptorium/shared-protocol/channel/make-envelope";
import { expect, it, vi } from "vitest";
import { createRunLayer } from "./run-layer.ts";

const stored = makeEnvelope("SCRIPTORIUM_TEST_STORED", {}, "extension", 0);
const failed = (code: string) => makeEnvelope(REQUEST_FAILED, { code, message: "no" }, "extension", 0);

/** Runs a program that keeps one state; the worker answers with these replies in turn, then stores everything. */
async function keepOnce(replies: readonly unknown[]): Promise<{ outcome: string; sent: number }> {
	let sent = 0;
	const send = async (): Promise<unknown> => {
		sent += 1;
		const reply = sent <= replies.length ? replies[sent - 1] : stored;
		if (reply instanceof Error) throw reply;
		return reply;
	};
	const layer = createRunLayer(send, () => true);
	let outcome = "";
	layer.start({ type: "SCRIPTORIUM_TEST", secret: "s", load: 0, startedAt: Date.now(), saved: null }, async (scope) => {
		outcome = await Promise.resolve(scope.report({ type: "keep", state: 1 })).then(
			() => "stored",
			(error: Error) => error.name,
		);
	});
	await vi.waitFor(() => expect(outcome).not.toBe(""));
	layer.stop();
	return { outcome, sent };
}

it("repeats a report that the worker did not answer, could not store, or was stopped at", async () => {
	const replies = [undefined, new Error("The message channel closed"), failed("STORAGE_ERROR")];
	expect(await keepOnce(replies)).toMatchObject({ outcome: "stored", sent: expect.toSatisfy((sent) => sent >= 4) });
});

it("stops the program when the worker does not know the run", async () => {
	expect(await keepOnce([failed("RUN_NOT_FOUND")])).toEqual({ outcome: "RunStopped", sent: 1 });
});
