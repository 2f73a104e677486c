// @vitest-environment happy-dom
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { createTestHost, reader, Surroundings, visitor } from "./host.test-support.tsx";
import { definePendingAction, defineReturn, usePendingAction, useSignInFor } from "./pending-action.ts";

afterEach(cleanup);

const id = "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10";
const readerId = reader.user?.id ?? "";
const vote = definePendingAction(
	"review-script/vote",
	z.object({ reviewId: z.uuid(), isHelpful: z.optional(z.enum(["true", "false"])) }),
);

function open(session: HubSession) {
	const test = createTestHost(session, () => Promise.reject(new Error("no network in this test")));
	const wrapper = ({ children }: { children: ReactNode }) => (
		<Surroundings host={test.host} at="/ada/table-to-csv?reviews=newest">
			{children}
		</Surroundings>
	);
	return { ...test, wrapper };
}

/** What `run` got for one stored action. */
async function carriedOut(session: HubSession, payload: Readonly<Record<string, string>>, kind = vote.kind) {
	const { wrapper, pendingRunners } = open(session);
	const ran: unknown[] = [];
	renderHook(() => usePendingAction(vote, (...given) => ran.push(given)), { wrapper });
	await act(async () => pendingRunners.get(vote.kind)?.({ kind, returnTo: "/", payload }));
	return ran;
}

describe("asking for the sign-in", () => {
	it("keeps the payload and the address to come back to; texts that are left out are not stored", () => {
		const { wrapper, signInsAsked } = open(visitor);
		const { result } = renderHook(() => useSignInFor(vote), { wrapper });
		result.current({ reviewId: id, isHelpful: undefined });
		expect(signInsAsked).toEqual([
			{ kind: "review-script/vote", returnTo: "/ada/table-to-csv?reviews=newest", payload: { reviewId: id } },
		]);
	});

	it("names the person whose session has ended", () => {
		const { wrapper, signInsAsked } = open(reader);
		const { result } = renderHook(() => useSignInFor(vote), { wrapper });
		result.current({ reviewId: id, isHelpful: "true" });
		expect(signInsAsked).toMatchObject([{ payload: { reviewId: id, isHelpful: "true", askedBy: readerId } }]);
	});
});

describe("carrying out a pending action", () => {
	it("gives the payload and the person to the newest function", async () => {
		const { wrapper, pendingRunners } = open(reader);
		const ran: string[] = [];
		const { rerender } = renderHook(
			({ name }) => usePendingAction(vote, ({ reviewId }, userId) => ran.push(`${name} ${reviewId} ${userId}`)),
			{ wrapper, initialProps: { name: "first" } },
		);
		rerender({ name: "second" });
		await act(async () =>
			pendingRunners.get(vote.kind)?.({ kind: vote.kind, returnTo: "/", payload: { reviewId: id } }),
		);
		expect(ran).toEqual([`second ${id} ${readerId}`]);
	});

	it("is for the person who asked", async () => {
		expect(await carriedOut(reader, { reviewId: id, askedBy: readerId })).toEqual([[{ reviewId: id }, readerId]]);
		expect(await carriedOut(reader, { reviewId: id, askedBy: id })).toEqual([]);
	});

	it("needs somebody who is signed in", async () => {
		expect(await carriedOut(visitor, { reviewId: id })).toEqual([]);
	});

	it("refuses what is not readable as its kind", async () => {
		expect(await carriedOut(reader, { reviewId: "x' or 1=1" })).toEqual([]);
		expect(await carriedOut(reader, { reviewId: id, isHelpful: "perhaps" })).toEqual([]);
		expect(await carriedOut(reader, { reviewId: id }, "star-script/add")).toEqual([]);
	});

	it("loads the schema with the first action, and logs when it cannot", async () => {
		const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const { wrapper, pendingRunners } = open(reader);
		const load = vi.fn(async () => z.object({ reviewId: z.uuid() }));
		const lost = definePendingAction<z.ZodMiniObject<{ reviewId: z.ZodMiniUUID }>>("review-script/lost", () =>
			Promise.reject(new Error("no network")),
		);
		const later = definePendingAction("review-script/later", load);
		const ran: unknown[] = [];
		renderHook(() => usePendingAction(later, (...given) => ran.push(given)), { wrapper });
		renderHook(() => usePendingAction(lost, (...given) => ran.push(given)), { wrapper });
		expect(load).not.toHaveBeenCalled();
		const ask = (kind: string) => pendingRunners.get(kind)?.({ kind, returnTo: "/", payload: { reviewId: id } });
		await act(async () => {
			ask(later.kind);
			ask(lost.kind);
		});
		expect(ran).toEqual([[{ reviewId: id }, readerId]]);
		expect(error).toHaveBeenCalledExactlyOnceWith(
			"The pending action review-script/lost could not be read: no network",
		);
		error.mockRestore();
	});

	it("ends with the component, and a return needs no function", () => {
		const { wrapper, pendingRunners } = open(reader);
		const { unmount } = renderHook(() => usePendingAction(defineReturn("collections/open")), { wrapper });
		pendingRunners.get("collections/open")?.({ kind: "collections/open", returnTo: "/", payload: {} });
		unmount();
		expect(pendingRunners.size).toBe(0);
	});
});
