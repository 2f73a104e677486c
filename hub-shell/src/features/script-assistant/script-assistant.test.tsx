// @vitest-environment happy-dom

import { createObservable } from "@scriptorium/core-types/observable";
import type * as Ask from "@scriptorium/hub-data/assistant/ask-assistant";
import type * as Kept from "@scriptorium/hub-data/assistant/conversation";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import type { AssistantContext, AssistantEvent } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAssistantLink } from "../../assistant-link/create-assistant-link.ts";
import { rita, TestHost, visitor } from "../../host-context/test-host.test-support.tsx";
import { answerOf, idOf, keptOf, SCRIPT } from "./messages.test-support.ts";
import { ScriptAssistant } from "./script-assistant.tsx";

/** The function of the hub, as a person's page sees it: it answers when the test says so. */
const asked: {
	request: Parameters<typeof Ask.askAssistant>[1];
	signal: AbortSignal;
	tell(event: AssistantEvent): Promise<void>;
	end(outcome: Awaited<ReturnType<typeof Ask.askAssistant>>): Promise<void>;
}[] = [];
let kept: Awaited<ReturnType<typeof Kept.readConversation>>;
let cleared = 0;

vi.mock("@scriptorium/hub-data/assistant/ask-assistant", () => ({
	askAssistant: (...[, request, { signal, onEvent }]: Parameters<typeof Ask.askAssistant>) =>
		new Promise<Awaited<ReturnType<typeof Ask.askAssistant>>>((resolve) => {
			const end = (outcome: Awaited<ReturnType<typeof Ask.askAssistant>>) => act(async () => resolve(outcome));
			asked.push({ request, signal, tell: (event) => act(async () => onEvent(event)), end });
			signal.addEventListener("abort", () =>
				resolve({ ok: false, error: { code: "ABORTED", message: "", received: "", status: null } }),
			);
		}),
}));
vi.mock("@scriptorium/hub-data/assistant/conversation", () => ({
	CONVERSATION_PAGE: 30,
	readConversation: async () => kept,
	clearConversation: async () => {
		cleared += 1;
		kept = { ok: true, value: [] };
		return { ok: true, value: undefined };
	},
}));

beforeEach(() => {
	asked.length = 0;
	cleared = 0;
	kept = { ok: true, value: [] };
	vi.stubGlobal("matchMedia", (query: string) =>
		Object.assign(new EventTarget(), { matches: query.startsWith("(min-width") }),
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function show(start: HubSession = rita) {
	const session = createObservable(start);
	const went: string[] = [];
	const assistant = createAssistantLink((path) => went.push(path));
	function Page() {
		const [isOpen, setOpen] = useState(false);
		return (
			<>
				<button type="button" data-assistant="" onClick={() => setOpen(!isOpen)}>
					open
				</button>
				<ScriptAssistant open={isOpen} onOpenChange={setOpen} assistant={assistant} />
			</>
		);
	}
	render(
		<TestHost session={session}>
			<MemoryRouter>
				<Page />
			</MemoryRouter>
		</TestHost>,
	);
	screen.getByText("open").focus();
	await act(async () => screen.getByText("open").click());
	return { session, assistant, went };
}
const dialog = () => screen.getByRole("dialog", { name: "Script Assistant" });
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
const log = () => screen.getByRole("log");
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
async function send(text: string) {
	type(text);
	await act(async () => void fireEvent.keyDown(field(), { key: "Enter" }));
	return asked.at(-1) as (typeof asked)[number];
}

test("a question is sent with Enter; its answer arrives in pieces, with steps, script, rating and capabilities", async () => {
	const { went, assistant } = await show();
	const proposals: unknown[] = [];
	const { request, tell, end } = await send("  Hide ads  ");
	expect(request).toEqual({ message: "Hide ads", history: [], context: null });
	expect(field().value).toBe("");
	expect(within(log()).getByText("The assistant is writing an answer.")).toBeTruthy();
	await tell({ type: "thinking", step: { kind: "rated", risk: "green", capabilities: [] } });
	await tell({ type: "text", text: "I <b>hide</b> " });
	await tell({ type: "code", text: "GM_add" });
	expect(within(log()).getByText("Rated the code: Low Risk.")).toBeTruthy();
	expect(within(log()).getByText("I <b>hide</b>", { exact: false })).toBeTruthy();
	expect(screen.getByRole("region", { name: "Code as it arrives" }).textContent).toContain("GM_add");
	await end({
		ok: true,
		value: answerOf(null, {
			content: "I hide them.",
			script: SCRIPT,
			flow: {},
			scripts: [{ id: SCRIPT.code, title: "Ad hider", path: "/rita/ad-hider", risk: "amber" }],
			documents: [{ title: "Ratings", path: "/security#made" }],
			model_used: "templates",
		}),
	});
	const card = screen.getByRole("region", { name: "Script Hide ads" });
	for (const text of ["@name", "@match", "*://news.example.com/*", "Low Risk", "Uses GM_addStyle"]) {
		expect(within(card).getByText(text)).toBeTruthy();
	}
	expect(screen.queryByRole("region", { name: "Code as it arrives" })).toBeNull();
	expect(screen.getByRole("link", { name: "Ad hider" }).getAttribute("href")).toBe("/rita/ad-hider");
	expect(screen.getByText("Medium Risk")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Ratings" }).getAttribute("href")).toBe("/security#made");
	expect(screen.getByText("Answered without a model")).toBeTruthy();
	expect(screen.getByRole("status", { name: "" }).textContent).toBe("I hide them.");

	await press("Open in editor");
	assistant.link.onProposal("script", ({ purpose }) => proposals.push(purpose));
	await press("Test");
	await press("Open in builder");
	assistant.link.onProposal("flow", ({ name }) => proposals.push(name));
	expect([proposals, went]).toEqual([
		["edit", "test", "Hide ads"],
		["/create", "/builder"],
	]);
	// The next question has this one and its answer before it.
	expect((await send("And now?")).request.history).toEqual([
		{ role: "user", content: "Hide ads", script: null },
		{ role: "assistant", content: "I hide them.", script: { code: SCRIPT.code, metadata: SCRIPT.metadata } },
	]);
});

test("blank and too long messages are not sent, nor are those that an input method composes", async () => {
	await show();
	await send("  \n ");
	fireEvent.change(field(), { target: { value: "ni" } });
	fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
	fireEvent.keyDown(field(), { key: "Enter", shiftKey: true });
	await send("x".repeat(4001));
	expect(asked).toEqual([]);
	expect(screen.getByText("The message has 4,001 characters. Shorten it to 4,000.")).toBeTruthy();
});

test("Stop keeps what came; the field can be typed in meanwhile", async () => {
	await show();
	const { tell } = await send("Tell me");
	await tell({ type: "text", text: "The first half" });
	await send("next");
	expect([asked.length, field().value]).toEqual([1, "next"]);
	await press("Stop");
	expect(within(log()).getByText("The first half")).toBeTruthy();
	expect(within(log()).getByText("This answer was ended before it was complete.")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Send" })).toBeTruthy();
});

test("a failure is an apology with a button that asks the same again", async () => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	const { assistant } = await show();
	assistant.link.describe(() => ({ kind: "recording", title: "r", steps: [] }));
	const { end } = await send("Tell me");
	await end({ ok: false, error: { code: "NOT_FOUND", message: "No.", received: "", status: 404 } });
	expect(within(log()).getByText(/^I'm sorry, I encountered an error: AI assistant service not found\./)).toBeTruthy();
	await press("Try again");
	expect(asked[1]?.request).toMatchObject({ message: "Tell me", history: [], context: { kind: "recording" } });
	expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("what is open goes along, and can be left out of one question", async () => {
	const { assistant } = await show();
	const open: AssistantContext = { kind: "flow", name: "f", flow: {} };
	assistant.link.describe(() => open);
	act(() => field().blur());
	act(() => field().focus());
	expect(screen.getByText("Your flow")).toBeTruthy();
	await press("Do not send: Your flow");
	const { request, end } = await send("without");
	expect(request.context).toBeNull();
	await end({ ok: true, value: answerOf(null) });
	expect((await send("with")).request.context).toEqual(open);
});

test("a screen's question opens the panel and is asked", async () => {
	const { assistant } = await show();
	await press("Close the Script Assistant");
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(document.activeElement).toBe(screen.getByText("open"));
	assistant.link.describe(() => ({ kind: "flow", name: "f", flow: {} }));
	await act(async () => assistant.link.ask("What does this finding mean?"));
	expect(dialog()).toBeTruthy();
	expect(asked[0]?.request).toMatchObject({ message: "What does this finding mean?", context: { kind: "flow" } });
});

test("the account's conversation is shown, and deleted after a confirmation", async () => {
	kept = { ok: true, value: [keptOf(1, "user"), keptOf(2, "assistant", { is_cut: true })] };
	await show();
	expect(within(log()).getByText("user 1")).toBeTruthy();
	expect(within(log()).getByText("This answer was ended before it was complete.")).toBeTruthy();
	await press("Clear");
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep" }));
	fireEvent.keyDown(screen.getByRole("button", { name: "Keep" }), { key: "Escape" });
	expect(screen.queryByRole("alertdialog")).toBeNull();
	expect(dialog()).toBeTruthy();
	await press("Clear");
	await press("Delete");
	expect([cleared, within(log()).queryByText("user 1")]).toEqual([1, null]);
	// Nothing is left to ask about.
	await press("Clear");
	expect([cleared, screen.queryByRole("alertdialog")]).toEqual([1, null]);
});

test("a visitor reads that she has to sign in; what she has typed is there for the account that she signs in to", async () => {
	const { session, assistant } = await show(visitor);
	expect(screen.getByText("You must be logged in to use the AI assistant")).toBeTruthy();
	type("Hide ads");
	await act(async () => session.set(rita));
	expect(field().value).toBe("Hide ads");
	type("Rita's own");
	kept = { ok: true, value: [keptOf(1, "user")] };
	// Another account sees nothing of the first one.
	await act(async () => session.set(visitor));
	expect(screen.queryByText("user 1")).toBeNull();
	expect(field().value).toBe("");
	await act(async () => assistant.openWith("kept over the sign-in"));
	expect(field().value).toBe("kept over the sign-in");
});

test("the end of the session, or another account, ends the answer and empties the panel at once", async () => {
	const { session } = await show();
	for (const next of [{ ...rita, user: { ...rita.user, id: idOf(2) } } as HubSession, visitor]) {
		const { tell, signal } = await send("Tell me");
		await tell({ type: "text", text: "The first half" });
		await act(async () => session.set(next));
		expect(signal.aborted).toBe(true);
		expect(screen.queryByText("The first half")).toBeNull();
		expect(screen.queryByText("Tell me")).toBeNull();
	}
});

test("Escape closes the panel from inside, and the focus goes back", async () => {
	await show();
	expect(document.activeElement).toBe(field());
	fireEvent.keyDown(field(), { key: "Escape" });
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(document.activeElement).toBe(screen.getByText("open"));
});
