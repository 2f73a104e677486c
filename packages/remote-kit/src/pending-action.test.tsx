// @vitest-environment happy-dom
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
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
function carriedOut(session: HubSession, payload: Readonly<Record<string, string>>, kind = vote.kind) {
	const { wrapper, pendingRunners } = open(session);
	const ran: unknown[] = [];
	renderHook(() => usePendingAction(vote, (...given) => ran.push(given)), { wrapper });
	pendingRunners.get(vote.kind)?.({ kind, returnTo: "/", payload });
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
	it("gives the payload and the person to the newest function", () => {
		const { wrapper, pendingRunners } = open(reader);
		const ran: string[] = [];
		const { rerender } = renderHook(
			({ name }) => usePendingAction(vote, ({ reviewId }, userId) => ran.push(`${name} ${reviewId} ${userId}`)),
			{ wrapper, initialProps: { name: "first" } },
		);
		rerender({ name: "second" });
		pendingRunners.get(vote.kind)?.({ kind: vote.kind, returnTo: "/", payload: { reviewId: id } });
		expect(ran).toEqual([`second ${id} ${readerId}`]);
	});

	it("is for the person who asked", () => {
		expect(carriedOut(reader, { reviewId: id, askedBy: readerId })).toEqual([[{ reviewId: id }, readerId]]);
		expect(carriedOut(reader, { reviewId: id, askedBy: id })).toEqual([]);
	});

	it("needs somebody who is signed in", () => {
		expect(carriedOut(visitor, { reviewId: id })).toEqual([]);
	});

	it("refuses what is not readable as its kind", () => {
		expect(carriedOut(reader, { reviewId: "x' or 1=1" })).toEqual([]);
		expect(carriedOut(reader, { reviewId: id, isHelpful: "perhaps" })).toEqual([]);
		expect(carriedOut(reader, { reviewId: id }, "star-script/add")).toEqual([]);
	});

	it("ends with the component, and a return needs no function", () => {
		const { wrapper, pendingRunners } = open(reader);
		const { unmount } = renderHook(() => usePendingAction(defineReturn("collections/open")), { wrapper });
		pendingRunners.get("collections/open")?.({ kind: "collections/open", returnTo: "/", payload: {} });
		unmount();
		expect(pendingRunners.size).toBe(0);
	});
});
