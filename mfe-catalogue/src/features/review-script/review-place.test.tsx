// @vitest-environment happy-dom

import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReviewPlace } from "./review-place.tsx";
import { reviewRow, reviewsDatabase, scriptId, versionId } from "./reviews-table.test-support.ts";

/** What the page under test scrolls into view. */
let arrive: () => void;

beforeEach(() => {
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
				arrive = () => tell([{ isIntersecting: true }]);
			}
			readonly observe = vi.fn();
			readonly disconnect = vi.fn();
		},
	);
});
afterEach(() => {
	cleanup();
	sessionStorage.clear();
	vi.unstubAllGlobals();
});

function open(session: typeof reader, database: ReturnType<typeof reviewsDatabase>, ownerId: string | null = null) {
	const test = createTestHost(session, database.fetch);
	const reported: string[] = [];
	render(
		<Surroundings host={test.host} at="/ada/table-to-csv">
			<ReviewPlace
				count={1}
				script={{ id: scriptId, title: "Table to CSV", versionId, ownerId }}
				onReport={(reviewId) => reported.push(reviewId)}
			/>
		</Surroundings>,
	);
	return { ...test, reported };
}

/** The same, scrolled to. */
function arriveAt(...given: Parameters<typeof open>) {
	const shown = open(...given);
	act(arrive);
	return shown;
}
const named = (name: RegExp) => screen.findByRole("button", { name });
const settled = async (name: RegExp) =>
	waitFor(async () => expect((await named(name)).getAttribute("aria-disabled")).toBeNull());
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openDialog() {
	// Without reviews it moves into the invitation, as another element.
	await settled(/^Write a review$/);
	fireEvent.click(screen.getByRole("button", { name: "Write a review" }));
	return screen.findByRole("dialog");
}

it("votes at once, before the database has answered, and rolls back when it refuses", async () => {
	const database = reviewsDatabase([reviewRow]);
	let answer: () => void = () => undefined;
	database.state.hold = new Promise((resolve) => {
		answer = resolve;
	});
	database.state.refuse = { code: "42501", status: 403 };
	const { notices } = arriveAt(reader, database);
	await settled(/^Helpful/);
	fireEvent.click(await named(/^Helpful/));
	await waitFor(async () => expect((await named(/^Helpful/)).textContent).toMatch(/4 votes$/));
	expect(notices).toEqual([]);
	answer();
	await waitFor(() => expect(notices).toEqual(["error: Failed to submit vote"]));
	await waitFor(async () => expect((await named(/^Helpful/)).textContent).toMatch(/3 votes$/));
	expect((await named(/^Helpful/)).getAttribute("aria-pressed")).toBe("false");
});

it("sends a visitor who votes or writes to sign in, with what to do afterwards", async () => {
	const { notices, signInsAsked } = arriveAt(visitor, reviewsDatabase([reviewRow]));
	fireEvent.click(await named(/^Not helpful/));
	fireEvent.click(screen.getByRole("button", { name: "Write a review" }));
	expect(notices).toEqual(Array(2).fill("error: Please sign in to submit a review"));
	const returnTo = "/ada/table-to-csv";
	expect(signInsAsked).toEqual([
		{ kind: "review-script/vote", returnTo, payload: { reviewId: reviewRow.id, isHelpful: "false" } },
		{ kind: "review-script/write", returnTo, payload: { scriptId } },
	]);
});

it("opens the dialog and casts the vote that waited for the sign-in, and refuses what is none", async () => {
	const database = reviewsDatabase([reviewRow]);
	const { pendingRunners } = open(reader, database);
	// Nobody has scrolled down: who comes back from signing in need not.
	expect(screen.getByRole("heading", { name: "Reviews" })).toBeTruthy();
	expect(screen.queryByText(reviewRow.comment)).toBeNull();
	expect(database.state.reads).toBe(0);
	const returnTo = "/";
	const run = (kind: string, payload: Record<string, string>) =>
		pendingRunners.get(kind)?.({ kind, returnTo, payload });
	run("review-script/vote", { reviewId: "x' or 1=1", isHelpful: "true" });
	run("review-script/write", { scriptId: reviewRow.id });
	expect(screen.queryByRole("dialog")).toBeNull();
	run("review-script/vote", { reviewId: reviewRow.id, isHelpful: "true" });
	await waitFor(() => expect(database.state.writes.at(-1)).toMatch(/^POST review_votes .*"is_helpful":true/));
	run("review-script/write", { scriptId });
	expect(await screen.findByRole("dialog")).toBeTruthy();
	expect(database.state.writes.filter((write) => write.startsWith("POST"))).toHaveLength(1);
});

it("says what is wrong at the field and sends nothing, then sends what is trimmed", async () => {
	const database = reviewsDatabase([]);
	const { notices } = arriveAt(reader, database);
	const dialog = await openDialog();
	const form = dialog.querySelector("form");
	if (!form) throw new Error("no form");
	fireEvent.submit(form);
	expect(within(dialog).getByText("Please write a review comment")).toBeTruthy();
	type("Comment", " too short ");
	expect(within(dialog).getByText("Review must be at least 10 characters long")).toBeTruthy();
	fireEvent.submit(form);
	expect(database.state.writes).toEqual([]);
	type("Comment", "  Long enough now. ");
	fireEvent.submit(form);
	await waitFor(() => expect(notices).toEqual(["success: Review submitted successfully!"]));
	const sent: unknown = JSON.parse(database.state.writes[0]?.replace("POST bookmarklet_reviews ", "") ?? "");
	expect(sent).toEqual({
		bookmarklet_id: scriptId,
		user_id: reader.user?.id,
		rating: 5,
		title: null,
		comment: "Long enough now.",
		works_on_version: null,
	});
	expect(sessionStorage.length).toBe(0);
});

it.each([
	["23505", 409, "You have already reviewed this bookmarklet"],
	["42501", 403, "Failed to submit review"],
	["", 503, "Failed to submit review"],
])("a refusal with %o says so and keeps what was typed", async (code, status, text) => {
	const database = reviewsDatabase([]);
	database.state.refuse = { code, status };
	const { notices } = arriveAt(reader, database);
	const dialog = await openDialog();
	type("Comment", "Typed with care.");
	fireEvent.submit(dialog.querySelector("form") ?? dialog);
	await waitFor(() => expect(notices).toEqual([`error: ${text}`]));
	expect(screen.getByLabelText("Comment")).toHaveProperty("value", "Typed with care.");
	expect(sessionStorage.length).toBe(1);
});

it("asks for the sign-in when the session has ended meanwhile, and comes back to the dialog", async () => {
	const database = reviewsDatabase([]);
	database.state.refuse = { code: "PGRST301", status: 401 };
	const { notices, signInsAsked } = arriveAt(reader, database);
	const dialog = await openDialog();
	type("Comment", "Typed with care.");
	fireEvent.submit(dialog.querySelector("form") ?? dialog);
	await waitFor(() => expect(notices).toEqual(["error: Please sign in to submit a review"]));
	expect(signInsAsked).toMatchObject([{ kind: "review-script/write", payload: { scriptId } }]);
	expect(sessionStorage.length).toBe(1);
});

it("fills the form with one's own review, and says when it is not about the newest version", async () => {
	const older = { ...reviewRow, user_id: reader.user?.id ?? "", version_id: scriptId, version: { semver: "1.0.0" } };
	const database = reviewsDatabase([older]);
	database.state.own = older;
	arriveAt(reader, database);
	expect(await screen.findByText(/for 1\.0\.0/)).toHaveProperty("textContent", "for 1.0.0 (not the newest version)");
	fireEvent.click(await screen.findByRole("button", { name: "Edit your review" }));
	await screen.findByRole("heading", { name: "Edit Your Review" });
	expect(screen.getByLabelText("Title (optional)")).toHaveProperty("value", "Merged cells fixed");
	expect(screen.getByRole("radio", { name: "4 stars, Very Good - Exceeds expectations" })).toHaveProperty(
		"checked",
		true,
	);
});

it.each([
	["with reviews of others", [reviewRow]],
	["without any review", []],
])("offers the owner of the script no form, and says why: %s", async (_state, listed) => {
	const { pendingRunners } = arriveAt(reader, reviewsDatabase(listed), reader.user?.id);
	expect(await screen.findByText(/^You cannot review your own script\./)).toBeTruthy();
	// Asked for before the sign-in that showed whose script it is.
	act(() =>
		pendingRunners.get("review-script/write")?.({ kind: "review-script/write", returnTo: "/", payload: { scriptId } }),
	);
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(screen.queryByRole("button", { name: /review$/i })).toBeNull();
});

it("lets the owner delete their own review from before, which is marked as not counted", async () => {
	const own = { ...reviewRow, user_id: reader.user?.id ?? "", by_owner: true };
	const database = reviewsDatabase([own]);
	database.state.own = own;
	arriveAt(reader, database, reader.user?.id);
	expect(await screen.findByText("By the author of this script; not counted in the rating")).toBeTruthy();
	expect(screen.getByRole("button", { name: /^Options for the review by/ })).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Edit your review" })).toBeNull();
});
