// @vitest-environment happy-dom

import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { FollowButton } from "./follow-button.tsx";
import { followToggle } from "./follow-toggle.ts";
import { usePendingFollow } from "./use-pending-follow.ts";

afterEach(cleanup);

const authorId = "9d2b7c1e-4f3a-4b6d-8e5f-1a2b3c4d5e6f";

/** The follows table as PostgREST answers for it, for one person and one author. */
function followsTable({ refuseWrites = false } = {}) {
	const table = { followed: false, writes: [] as string[], hold: Promise.resolve() };
	const fetch: typeof globalThis.fetch = async (_, init) => {
		const method = init?.method ?? "GET";
		if (method === "GET") {
			// No answer after a refusal: what is shown then is what was rolled back, not what was read again.
			if (refuseWrites && table.writes.length > 0) return new Promise(() => undefined);
			const row = { follower_id: reader.user?.id, followed_id: authorId };
			return Response.json(table.followed ? [row] : []);
		}
		table.writes.push(`${method} ${typeof init?.body === "string" ? init.body : ""}`.trim());
		await table.hold;
		if (refuseWrites)
			return Response.json({ code: "42501", message: "no", details: null, hint: null }, { status: 403 });
		table.followed = method === "POST";
		return new Response(null, { status: method === "POST" ? 201 : 204 });
	};
	return { table, fetch };
}

function Page() {
	const [followers, setFollowers] = useState(7);
	return (
		<>
			<FollowButton
				targetId={authorId}
				authorName="Ada Author"
				onCountChange={(by) => setFollowers((before) => before + by)}
				onSettled={() => undefined}
			/>
			<output>{followers}</output>
		</>
	);
}
const button = () => screen.getByRole("button");
const followers = () => screen.getByRole("status").textContent;
const settled = () => waitFor(() => expect(button().getAttribute("aria-disabled")).toBeNull());

it("follows at once, before the database has answered, and takes it back again", async () => {
	const { table, fetch } = followsTable();
	let answer: () => void = () => undefined;
	table.hold = new Promise((resolve) => {
		answer = resolve;
	});
	const { host, notices } = createTestHost(reader, fetch);
	render(<Page />, { wrapper: ({ children }) => <Surroundings host={host}>{children}</Surroundings> });
	await settled();
	fireEvent.click(button());
	await waitFor(() => expect(button().textContent).toBe("Following Ada Author"));
	expect(followers()).toBe("8");
	expect(notices).toEqual([]);
	answer();
	await waitFor(() => expect(notices).toEqual(["success: You're now following this author"]));
	fireEvent.click(button());
	await waitFor(() => expect(notices.at(-1)).toBe("success: You no longer follow this author"));
	expect(button().textContent).toBe("Follow Ada Author");
	expect(followers()).toBe("7");
	expect(table.writes).toEqual([`POST {"follower_id":"${reader.user?.id}","followed_id":"${authorId}"}`, "DELETE"]);
});

it("rolls back when the database refuses", async () => {
	const { fetch } = followsTable({ refuseWrites: true });
	const { host, notices } = createTestHost(reader, fetch);
	render(<Page />, { wrapper: ({ children }) => <Surroundings host={host}>{children}</Surroundings> });
	await settled();
	fireEvent.click(button());
	await waitFor(() => expect(notices).toEqual(["error: Failed to update follow status"]));
	await waitFor(() => expect(button().getAttribute("aria-pressed")).toBe("false"));
	expect(followers()).toBe("7");
});

it("sends a visitor to sign in, with the author to follow afterwards and the way back", () => {
	const { table, fetch } = followsTable();
	const { host, notices, signInsAsked } = createTestHost(visitor, fetch);
	render(<Page />, {
		wrapper: ({ children }) => (
			<Surroundings host={host} at="/ada?tab=favorites">
				{children}
			</Surroundings>
		),
	});
	fireEvent.click(button());
	expect(notices).toEqual(["error: You need to be logged in to follow authors"]);
	expect(signInsAsked).toEqual([{ kind: "follow-author/add", returnTo: "/ada?tab=favorites", payload: { authorId } }]);
	expect(table.writes).toEqual([]);
});

it("follows after the sign-in, but never oneself", async () => {
	const { table, fetch } = followsTable();
	const { host, notices, pendingRunners } = createTestHost(reader, fetch);
	function Waiting() {
		usePendingFollow();
		return null;
	}
	render(<Waiting />, { wrapper: ({ children }) => <Surroundings host={host}>{children}</Surroundings> });
	const run = (id: string) =>
		pendingRunners.get("follow-author/add")?.({ kind: "follow-author/add", returnTo: "/", payload: { authorId: id } });
	run(reader.user?.id ?? "");
	run(authorId);
	await waitFor(() => expect(notices).toEqual(["success: You're now following this author"]));
	expect(table.writes).toHaveLength(1);
});

it("refuses a stored action that follows nobody", async () => {
	const stored = (kind: string, id: string) =>
		followToggle.pending.read({ kind, returnTo: "/", payload: { authorId: id } }, reader.user?.id ?? "");
	expect(await stored("follow-author/add", "x' or 1=1")).toBeNull();
	expect(await stored("star-script/add", authorId)).toBeNull();
	expect(await stored("follow-author/add", authorId)).toEqual({ authorId });
});
