// @vitest-environment happy-dom
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ContactInbox } from "./contact-inbox.tsx";
import { replyAddress } from "./reply-address.ts";

afterEach(cleanup);

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const message = (number: number, subject: string) => ({
	id: id(number),
	name: "Nora",
	email: "nora@example.org",
	subject,
	category: "security",
	message: "First line\nSecond line",
	user_id: null,
	created_at: `2026-11-0${number}T10:00:00Z`,
	handled_at: null as string | null,
});

/** A database with two messages that can be marked, or one that refuses. */
function open(refuses = false) {
	const rows = [message(2, "A hole"), message(1, "A question")];
	const calls: string[] = [];
	const hub = createTestHost(reader, async (input: RequestInfo | URL, init?: RequestInit) => {
		const address = new URL(String(input instanceof Request ? input.url : input));
		if (address.pathname.endsWith("/rpc/handle_contact_message")) {
			const args = JSON.parse(String(init?.body)) as { p_id: string; p_handled: boolean };
			calls.push(`${args.p_id} ${args.p_handled}`);
			if (refuses) return Response.json({ code: "42501", message: "denied" }, { status: 403 });
			for (const row of rows) {
				if (row.id === args.p_id) row.handled_at = args.p_handled ? "2026-11-03T10:00:00Z" : null;
			}
			return Response.json(args.p_handled);
		}
		const isHandled = address.searchParams.get("handled_at") === "not.is.null";
		return Response.json(rows.filter((row) => (row.handled_at !== null) === isHandled));
	});
	render(
		<Surroundings host={hub.host}>
			<ContactInbox />
		</Surroundings>,
	);
	return { calls, ...hub };
}

const subjects = async () =>
	within(await screen.findByRole("list", { name: "Messages" }))
		.getAllByRole("heading")
		.map((heading) => heading.textContent);

it("shows open messages with their text and a reply, and marks one as answered", async () => {
	const { calls, notices } = open();
	expect(await subjects()).toEqual(["A hole", "A question"]);
	const reply = screen.getByRole("link", { name: "Reply by e-mail: A hole" });
	expect(reply.getAttribute("href")).toBe("mailto:nora@example.org?subject=Re%3A%20A%20hole");
	expect(screen.getAllByText(/First line\s+Second line/)).toHaveLength(2);
	fireEvent.click(screen.getByRole("button", { name: "Mark as answered: A hole" }));
	await waitFor(async () => expect(await subjects()).toEqual(["A question"]));
	expect(calls).toEqual([`${id(2)} true`]);
	expect(notices.join()).toContain("Message marked as answered");
});

it("says so when the message could not be changed", async () => {
	const { notices } = open(true);
	fireEvent.click(await screen.findByRole("button", { name: "Mark as answered: A question" }));
	await waitFor(() => expect(notices.join()).toContain("The message was not changed"));
	expect(await subjects()).toEqual(["A hole", "A question"]);
});

it("a sender cannot add recipients or headers to a reply", () => {
	expect(replyAddress("a?cc=eve@example.org", "Hi & bye?\n")).toBe(
		"mailto:a%3Fcc%3Deve@example.org?subject=Hi%20%26%20bye%3F%0A",
	);
});
