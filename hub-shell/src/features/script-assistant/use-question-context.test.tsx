// @vitest-environment happy-dom
import { createObservable } from "@scriptorium/core-types/observable";
import type { OutlineLink } from "@scriptorium/shared-protocol/host-remote/outline-link";
import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import type { PageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { createAssistantLink } from "../../assistant-link/create-assistant-link.ts";
import { HostProvider } from "../../host-context/host-provider.tsx";
import { createTestHost } from "../../host-context/test-host.test-support.tsx";
import { ContextLine } from "./context-line.tsx";
import { useQuestionContext } from "./use-question-context.ts";

const OUTLINE: PageOutline = { url: "https://news.example.com/", title: "News of today", elements: [] };
const FLOW: AssistantContext = { kind: "flow", name: "f", flow: {} };

afterEach(cleanup);

/** The line above the field, with an extension that shares what the test says. */
function show(request: OutlineLink["request"], described: AssistantContext | null = FLOW) {
	const assistant = createAssistantLink(() => undefined);
	assistant.link.describe(() => described);
	const host = createTestHost();
	const status = createObservable({ state: "connected", version: "1", capabilities: [], message: null } as const);
	const taken: (AssistantContext | null)[] = [];
	function Line() {
		const context = useQuestionContext(assistant, true, false);
		return (
			<>
				<ContextLine context={context} />
				<button type="button" onClick={() => taken.push(context.take("person"))}>
					ask
				</button>
			</>
		);
	}
	render(
		<MemoryRouter>
			<HostProvider host={{ ...host, outline: { request }, extension: { ...host.extension, status } }}>
				<Line />
			</HostProvider>
		</MemoryRouter>,
	);
	return taken;
}
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

test("a page is shared for one question, in the place of what is open, and can be removed before", async () => {
	const taken = show(async () => ({ ok: true, value: OUTLINE }));
	await press("Share a page");
	expect(screen.getByText("Page: News of today")).toBeTruthy();
	expect(screen.queryByText("Your flow")).toBeNull();
	await press("Do not send: Page: News of today");
	expect(screen.getByText("Your flow")).toBeTruthy();
	await press("Share a page");
	await press("ask");
	await press("ask");
	expect(taken).toEqual([{ kind: "page", outline: OUTLINE }, FLOW]);
});

test("whoever shares nothing reads why, and the question goes without a page", async () => {
	const taken = show(
		async () => ({ ok: false, error: { code: "PERMISSION_DENIED", message: "No page was shared." } }),
		null,
	);
	await press("Share a page");
	expect(screen.getByRole("status").textContent).toBe("No page was shared.");
	await press("ask");
	expect(taken).toEqual([null]);
});

test("sharing can be ended while the person chooses a page", async () => {
	let signal: AbortSignal | null = null;
	show((asked) => {
		signal = asked;
		return new Promise(() => undefined);
	});
	await press("Share a page");
	expect(screen.getByRole("status").textContent).toBe("Choose the page in the window of the extension.");
	await press("Cancel sharing");
	expect(signal).toMatchObject({ aborted: true });
	expect(screen.getByRole("button", { name: "Share a page" })).toBeTruthy();
});

test("what has not been shown is not sent", async () => {
	let described: AssistantContext | null = null;
	const assistant = createAssistantLink(() => undefined);
	const taken: (AssistantContext | null)[] = [];
	function Line({ isTyping }: { isTyping: boolean }) {
		const context = useQuestionContext(assistant, true, isTyping);
		return (
			<button type="button" onClick={() => taken.push(context.take("person"), context.take("screen"))}>
				ask
			</button>
		);
	}
	const page = (isTyping: boolean) => (
		<MemoryRouter>
			<HostProvider host={createTestHost()}>
				<Line isTyping={isTyping} />
			</HostProvider>
		</MemoryRouter>
	);
	const { rerender } = render(page(false));
	assistant.link.describe(() => described);
	described = FLOW;
	await press("ask");
	rerender(page(true));
	await press("ask");
	expect(taken).toEqual([null, FLOW, FLOW, FLOW]);
});
