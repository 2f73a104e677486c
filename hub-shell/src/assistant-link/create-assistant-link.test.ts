import type { AssistantProposal } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import { expect, test } from "vitest";
import { createAssistantLink } from "./create-assistant-link.ts";

const flow: AssistantProposal = { kind: "flow", name: "Fill the form", flow: {} };
const page = (title: string) => () => ({ kind: "recording" as const, title, steps: [] });

function create() {
	const went: string[] = [];
	return { went, ...createAssistantLink((path) => went.push(path)) };
}

test("the newest open screen describes itself; the one below it does again when that one closes", () => {
	const { link, readContext } = create();
	expect(readContext()).toBeNull();
	const closeFirst = link.describe(page("first"));
	const closeSecond = link.describe(page("second"));
	expect(readContext()).toMatchObject({ title: "second" });
	closeSecond();
	closeSecond();
	expect(readContext()).toMatchObject({ title: "first" });
	closeFirst();
	expect(readContext()).toBeNull();
});

test("a screen of the kind that is open receives a proposal, and no other is opened", () => {
	const { link, propose, went } = create();
	const received: unknown[] = [];
	const close = link.onProposal("flow", (proposal) => received.push(proposal.name));
	link.onProposal("script", (proposal) => received.push(proposal.script));
	propose(flow);
	expect([received, went]).toEqual([["Fill the form"], []]);
	close();
	propose(flow);
	expect(went).toEqual(["/builder"]);
	expect(received).toHaveLength(1);
});

test("a proposal waits for its screen, and arrives there once", () => {
	const { link, propose, went } = create();
	propose(flow);
	expect(went).toEqual(["/builder"]);
	const received: unknown[] = [];
	link.onProposal("script", () => received.push("wrong"));
	link.onProposal("flow", ({ name }) => received.push(name))();
	link.onProposal("flow", ({ name }) => received.push(name));
	expect(received).toEqual(["Fill the form"]);
});

test("a question waits until the panel takes it, and a draft is told from it", () => {
	const { link, question, takeQuestion, openWith } = create();
	link.ask("What does this finding mean?");
	expect(question.getSnapshot()).toEqual({ message: "What does this finding mean?", isDraft: false });
	expect(takeQuestion()).toEqual({ message: "What does this finding mean?", isDraft: false });
	expect(takeQuestion()).toBeNull();
	openWith("");
	expect(takeQuestion()).toEqual({ message: "", isDraft: true });
});
