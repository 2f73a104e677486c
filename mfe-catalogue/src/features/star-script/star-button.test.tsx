// @vitest-environment happy-dom

import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { StarButton } from "./star-button.tsx";
import { starToggle } from "./star-toggle.ts";
import { usePendingStar } from "./use-pending-star.ts";

afterEach(cleanup);

const personId = "9d2b7c1e-4f3a-4b6d-8e5f-1a2b3c4d5e6f";
const scriptId = "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10";

/** The stars table as PostgREST answers for it, for one person and one script. */
function starsTable({ refuseWrites = false } = {}) {
	const table = { starred: false, writes: [] as string[], hold: Promise.resolve() };
	const fetch: typeof globalThis.fetch = async (_, init) => {
		const method = init?.method ?? "GET";
		if (method === "GET") {
			const row = { user_id: reader.user?.id, bookmarklet_id: scriptId };
			return Response.json(table.starred ? [row] : []);
		}
		table.writes.push(method);
		await table.hold;
		if (refuseWrites)
			return Response.json({ code: "42501", message: "no", details: null, hint: null }, { status: 403 });
		table.starred = method === "POST";
		return new Response(null, { status: method === "POST" ? 201 : 204 });
	};
	return { table, fetch };
}

function Page() {
	const [count, setCount] = useState(5);
	return (
		<StarButton
			targetId={scriptId}
			count={count}
			onCountChange={(by) => setCount((before) => before + by)}
			onSettled={() => undefined}
		/>
	);
}
const button = () => screen.getByRole("button");
const settled = () => waitFor(() => expect(button().getAttribute("aria-disabled")).toBeNull());

it("stars at once, before the database has answered, and takes it back again", async () => {
	const { table, fetch } = starsTable();
	let answer: () => void = () => undefined;
	table.hold = new Promise((resolve) => {
		answer = resolve;
	});
	const { host, notices } = createTestHost(reader, fetch);
	render(<Page />, { wrapper: ({ children }) => <Surroundings host={host}>{children}</Surroundings> });
	await settled();
	fireEvent.click(button());
	await waitFor(() => expect(button().textContent).toMatch(/^Starred6/));
	expect(notices).toEqual([]);
	answer();
	await waitFor(() => expect(notices).toEqual(["success: Bookmarklet added to favorites"]));
	fireEvent.click(button());
	await waitFor(() => expect(notices.at(-1)).toBe("success: Bookmarklet removed from favorites"));
	expect(button().textContent).toMatch(/^Star5/);
	expect(table.writes).toEqual(["POST", "DELETE"]);
});

it("rolls star and count back when the database refuses", async () => {
	const { fetch } = starsTable({ refuseWrites: true });
	const { host, notices } = createTestHost(reader, fetch);
	render(<Page />, { wrapper: ({ children }) => <Surroundings host={host}>{children}</Surroundings> });
	await settled();
	fireEvent.click(button());
	await waitFor(() => expect(notices).toEqual(["error: Failed to update favorite status"]));
	await waitFor(() => expect(button().textContent).toMatch(/^Star5/));
	expect(button().getAttribute("aria-pressed")).toBe("false");
});

it("sends a visitor to sign in, with the star to give afterwards", () => {
	const { table, fetch } = starsTable();
	const { host, notices, signInsAsked } = createTestHost(visitor, fetch);
	render(<Page />, {
		wrapper: ({ children }) => (
			<Surroundings host={host} at="/ada/table-to-csv">
				{children}
			</Surroundings>
		),
	});
	fireEvent.click(button());
	expect(notices).toEqual(["error: You need to be logged in to star bookmarklets"]);
	expect(signInsAsked).toEqual([{ kind: "star-script/add", returnTo: "/ada/table-to-csv", payload: { scriptId } }]);
	expect(table.writes).toEqual([]);
});

it("gives the star that waited for the sign-in", async () => {
	const { table, fetch } = starsTable();
	const { host, notices, pendingRunners } = createTestHost(reader, fetch);
	function Waiting() {
		usePendingStar();
		return null;
	}
	render(<Waiting />, { wrapper: ({ children }) => <Surroundings host={host}>{children}</Surroundings> });
	pendingRunners.get("star-script/add")?.({ kind: "star-script/add", returnTo: "/", payload: { scriptId } });
	await waitFor(() => expect(notices).toEqual(["success: Bookmarklet added to favorites"]));
	expect(table.starred).toBe(true);
});

it("refuses a stored action that is not a star", async () => {
	const stored = (kind: string, id: string) =>
		starToggle.pending.read({ kind, returnTo: "/", payload: { scriptId: id } }, personId);
	expect(await stored("star-script/add", "x' or 1=1")).toBeNull();
	expect(await stored("fork-script/add", scriptId)).toBeNull();
	expect(await stored("star-script/add", scriptId)).toEqual({ scriptId });
});
