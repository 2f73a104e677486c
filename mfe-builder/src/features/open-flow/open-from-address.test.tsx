// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import LZString from "lz-string";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { emptyHistory } from "../../editor/edit-history.ts";
import { emptyEdited } from "../../editor/edited-flow.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { packShared } from "../../flow-output/share-link.ts";
import { OpenFromAddress } from "./open-from-address.tsx";

beforeEach(() => useFlowStore.setState({ ...emptyEdited, ...emptyHistory, generated: null }));
afterEach(cleanup);

const flowOf = (label: string, type: "back" | "custom" = "back"): FlowDocument => ({
	...EMPTY_FLOW,
	nodes: [
		{
			id: "1",
			type,
			position: { x: 0, y: 0 },
			data: { label, category: type === "back" ? "navigation" : "output" },
		},
	],
});
const openLabel = () => useFlowStore.getState().flow.nodes[0]?.data.label;
const ID = "7d7a0c3e-5c3f-4f6e-8f43-0e6c8a3a9b10";
const VERSION = "5a1f1d0e-1d6a-4a53-9c55-5b0f9e7f3a77";
const row = (changes: object = {}) => ({
	id: ID,
	title: "Renamed",
	short_description: "What it does now",
	category: "development",
	tags: ["a"],
	owner_id: reader.user?.id,
	is_published: true,
	version_id: VERSION,
	flow: { ...flowOf("Stored"), settings: { ...DEFAULT_SETTINGS, name: "Former", minify: true } },
	...changes,
});

function Address() {
	const { search, hash } = useLocation();
	return <output>{search + hash}</output>;
}

function open(at: string, rows: unknown = [row()], session = reader) {
	const test = createTestHost(session, async () => Response.json(rows));
	render(
		<Surroundings host={test.host} at={at}>
			<OpenFromAddress />
			<Address />
		</Surroundings>,
	);
	return test;
}
const address = () => screen.getByRole("status", { hidden: true, name: "" }).textContent;

it("opens the flow of one's own script with its present texts, and brings back what was open", async () => {
	useFlowStore.getState().open("Test", flowOf("Unsaved"));
	const { notices, noticeActions } = open(`/builder?edit=${ID}`);
	await waitFor(() => expect(notices).toEqual(["info: “Renamed” is open in the builder"]));
	const { settings, origin } = useFlowStore.getState();
	expect(openLabel()).toBe("Stored");
	expect(settings).toMatchObject({
		name: "Renamed",
		description: "What it does now",
		category: "developer",
		minify: true,
	});
	expect(origin).toEqual({
		scriptId: ID,
		title: "Renamed",
		versionId: VERSION,
		isPublished: true,
		tags: ["a"],
		category: { hub: "development", shown: "developer" },
	});
	await waitFor(() => expect(address()).toBe(""));
	act(() => noticeActions[0]?.run());
	expect(openLabel()).toBe("Unsaved");
});

it.each([
	["a script without a flow", [row({ flow: null })], "This script has no flow, or it does not exist."],
	["no script", [], "This script has no flow, or it does not exist."],
	["somebody else's script", [row({ owner_id: ID })], "Only its owner can change this script."],
	[
		"a document of a newer builder",
		[row({ flow: { ...flowOf("x"), version: 9 } })],
		"This flow was made with a newer version of the builder. Reload the page and try again.",
	],
])("refuses %s", async (_, rows, reason) => {
	const { notices, noticeDetails } = open(`/builder?edit=${ID}`, rows);
	await waitFor(() => expect(notices).toEqual(["error: The flow could not be opened"]));
	expect(noticeDetails).toEqual([reason]);
	expect(openLabel()).toBeUndefined();
});

it("asks a visitor to sign in first", async () => {
	const { signInsAsked } = open(`/builder?edit=${ID}`, [], visitor);
	await waitFor(() =>
		expect(signInsAsked).toEqual([{ kind: "open-flow/open", returnTo: `/builder?edit=${ID}`, payload: {} }]),
	);
});

it("opens a shared flow, warns of code in it, and can be undone", async () => {
	const packed = packShared({ flow: flowOf("Shared", "custom"), settings: { ...DEFAULT_SETTINGS, name: "Sent" } });
	const { notices, noticeDetails } = open(`/builder${packed.ok ? packed.value : ""}`);
	await waitFor(() => expect(notices).toEqual(["warning: The shared flow is open"]));
	expect(noticeDetails).toEqual(["It contains JavaScript that somebody else wrote. Read it before you run it."]);
	expect(openLabel()).toBe("Shared");
	expect(useFlowStore.getState().settings.name).toBe("Sent");
	await waitFor(() => expect(address()).toBe(""));
	act(() => void useFlowStore.getState().undo());
	expect(openLabel()).toBeUndefined();
});

it.each([
	["damaged", "!!!", "This link is damaged. Ask for it again."],
	["too long", "A".repeat(20_001), "This link is too long for a flow."],
	[
		"no flow",
		LZString.compressToEncodedURIComponent('{"flow":{"version":2,"nodes":1}}'),
		"This is not a flow of the builder: nodes is not valid.",
	],
	["a bomb", LZString.compressToEncodedURIComponent(" ".repeat(3_000_000)), "This link holds more than a flow."],
])("refuses a hostile link: %s", async (_, packed, reason) => {
	const { notices, noticeDetails } = open(`/builder#flow=${packed}`);
	await waitFor(() => expect(notices).toEqual(["error: The flow could not be opened"]));
	expect(noticeDetails).toEqual([reason]);
});
