// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { flowOf, stepOf } from "@scriptorium/flow/document/any-flow.test-support";
import type { RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import { type reader, visitor } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { click, press, secret, show } from "./recorder-card.test-support.tsx";
import { keepWaitingRecording } from "./waiting-recording.ts";

afterEach(cleanup);

it("without the extension it says how to get it, and tries again when asked", async () => {
	const { view, extension } = show();
	extension.set({ state: "connecting", version: null, capabilities: [], message: null });
	view();
	expect(await screen.findByText("Connecting to extension...")).toBeTruthy();
	act(() => extension.set({ state: "error", version: null, capabilities: [], message: "Extension not detected." }));
	expect(await screen.findByText("The browser extension is required")).toBeTruthy();
	expect(screen.getByText("Extension not detected.")).toBeTruthy();
	const install = screen.getByRole("link", { name: "Install the Scriptorium extension in this browser." });
	expect(install.getAttribute("href")).toBe("/extension");
	expect(screen.getByRole("button", { name: "Try to Connect" })).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Start Recording" })).toBeNull();
});

it("says so when the extension is too old, and when the recorder's code does not come", async () => {
	const { view, extension, loading } = show({ capabilities: [] });
	loading.fails = true;
	view();
	expect(screen.getByText("This version of the extension does not record")).toBeTruthy();
	act(() => extension.set({ state: "connected", version: "1.2.3", capabilities: ["record-actions"], message: null }));
	expect(await screen.findByText("The recorder could not be loaded")).toBeTruthy();
	loading.fails = false;
	await press("Try Again");
	expect(await screen.findByRole("button", { name: "Start Recording" })).toBeTruthy();
});

it("records, pauses, resumes and stops, and says each", async () => {
	const { view, recording, asked, notices } = show();
	view();
	await press("Start Recording");
	await screen.findByText("Extension 1.2.3");
	act(() => recording.set({ state: "recording", sessionId: "s1", actions: [click(0)], error: null }));
	expect(screen.getByText("Recording")).toBeTruthy();
	await press("Pause");
	act(() => recording.set({ state: "paused", sessionId: "s1", actions: [click(0)], error: null }));
	expect(screen.getByText("Paused")).toBeTruthy();
	await press("Resume");
	await press("Stop");
	act(() => recording.set({ state: "stopped", sessionId: "s1", actions: [click(0), click(2)], error: null }));
	expect(asked).toEqual(["start false,false,false,,,1000,3600000", "pause", "resume", "stop"]);
	expect(notices).toEqual([
		"success: Recording started. Perform actions in your browser.",
		"success: Recording completed: 2 actions in 3s",
	]);
});

it("shows that the extension asks the person, for as long as she needs, and takes the start back", async () => {
	const { view, recording, asked } = show();
	view();
	await screen.findByRole("button", { name: "Start Recording" });
	act(() => recording.set({ state: "asking", sessionId: null, actions: [], error: null }));
	expect(screen.getByText("Waiting for the extension")).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Start Recording" })).toBeNull();
	await press("Cancel");
	expect(asked).toEqual(["stop"]);
	act(() => recording.set({ state: "ready", sessionId: null, actions: [], error: null }));
	expect(screen.queryByText("Waiting for the extension")).toBeNull();
	expect(screen.getByRole("button", { name: "Start Recording" })).toBeTruthy();
});

it("says what failed, and why", async () => {
	const { view, recording, notices } = show({ answers: false });
	view();
	await press("Start Recording");
	await screen.findByText("Extension 1.2.3");
	act(() =>
		recording.set({
			state: "recording",
			sessionId: "s1",
			actions: [click(0)],
			error: { code: "STORAGE_ERROR", message: "There is no room left on this computer." },
		}),
	);
	await press("Stop");
	await screen.findByRole("alert");
	expect(screen.getByRole("alert").textContent).toBe("There is no room left on this computer.");
	expect(notices).toEqual(["error: Failed to start recording", "error: Failed to stop recording"]);
});

it("lists what was recorded, and never what was hidden", async () => {
	show({ actions: [click(0), secret] }).view();
	const rows = within(await screen.findByRole("list", { name: "Recorded actions" })).getAllByRole("listitem");
	expect(rows).toHaveLength(2);
	expect(rows[0]?.textContent).toMatch(/^click.*#row-0shop\.example\/cart$/);
	expect(rows[1]?.textContent).toMatch(/^type.*#passwordhidden valueshop\.example$/);
});

it("makes a flow of it, and refuses what has no actions", async () => {
	const empty = show();
	empty.view();
	await press("Convert to Flow");
	await press("Save to Cloud");
	expect(empty.notices).toEqual(["error: No actions recorded", "error: No actions to save"]);
	cleanup();
	const full = show({ actions: [click(0), click(1)] });
	full.view();
	await screen.findByText("2 actions");
	await press("Convert to Flow");
	await waitFor(() => expect(full.notices).toEqual(["success: Flow generated from recording"]));
	expect([full.flows, full.noticeActions[0]?.label]).toEqual([[2], "Undo"]);
});

it("says nothing, and does not take the actions for kept, when the person cancels a conversion", async () => {
	const { view, notices, placing } = show({ actions: [click(0)] });
	placing.isRefused = true;
	view();
	await screen.findByText("1 action");
	await press("Convert to Flow");
	await press("Clear recorded actions");
	expect(await screen.findByRole("alertdialog", { name: "Clear the recorded actions?" })).toBeTruthy();
	expect(notices).toEqual([]);
});

it("imports recordings of any format, and flows, and says what it took", async () => {
	const { view, notices, noticeDetails, opened, flows } = show();
	view();
	await screen.findByText("0 actions");
	const input = screen.getByLabelText("Import recording", { selector: "input" });
	const choose = (text: string) => fireEvent.change(input, { target: { files: [new File([text], "order.json")] } });
	const steps = [{ type: "click", selectors: ["#go"], offsetX: 1, offsetY: 1 }];
	choose(JSON.stringify({ title: "Order", steps }));
	await waitFor(() => expect(notices).toEqual(["success: Imported 1 action of a DevTools Recorder user flow"]));
	expect(opened).toMatchObject([{ title: "Order", actions: [{ type: "click" }] }]);
	choose(JSON.stringify(flowOf([stepOf("alert", "Greet", { message: "Hello" })])));
	await waitFor(() => expect(flows).toEqual([1]));
	await waitFor(() => expect(notices.at(-1)).toBe("success: Flow imported successfully"));
	expect(noticeDetails.at(-1)).toBe("Imported 1 action of a Scriptorium flow.");
	choose("<html>");
	await waitFor(() => expect(notices.at(-1)).toBe("error: The file could not be imported"));
	expect(noticeDetails.at(-1)).toMatch(/^This file is not JSON\. Files that can be imported: .*DevTools Recorder/);
});

it("asks before it clears what is kept nowhere else, and not after", async () => {
	const { view, notices } = show({ actions: [click(0)] });
	view();
	await press("Clear recorded actions");
	expect(await screen.findByRole("alertdialog", { name: "Clear the recorded actions?" })).toBeTruthy();
	await press("Cancel");
	await press("Convert to Flow");
	await waitFor(() => expect(notices).toHaveLength(1));
	await press("Clear recorded actions");
	expect(await screen.findByText("No actions recorded yet")).toBeTruthy();
	expect(notices.at(-1)).toBe("success: Recording cleared");
});

it("saves only with a title, and only for somebody who is signed in", async () => {
	const { view, notices, signInsAsked } = show({ session: visitor as typeof reader, actions: [click(0)] });
	view();
	await press("Save to Cloud");
	const dialog = await screen.findByRole("dialog", { name: "Save to Cloud" });
	await press("Save Recording");
	expect(within(dialog).getByText("Please enter a title for the recording")).toBeTruthy();
	fireEvent.change(within(dialog).getByLabelText("Title"), { target: { value: "Order tea" } });
	fireEvent.change(within(dialog).getByLabelText("Tags"), { target: { value: "tea, shop" } });
	await press("Save Recording");
	await waitFor(() => expect(signInsAsked).toHaveLength(1));
	expect(notices).toEqual([
		"error: Please enter a title for the recording",
		"error: Please sign in to save recordings to the cloud",
	]);
	expect(signInsAsked).toEqual([
		{
			kind: "action-recorder/save",
			returnTo: "/builder",
			payload: {
				title: "Order tea",
				description: "",
				tags: "tea, shop",
				isPublic: "false",
				recording: expect.any(String),
			},
		},
	]);
});

/** Somebody is back from the sign-in. */
const resume = (runners: ReturnType<typeof show>["pendingRunners"], recording: string): void => {
	const payload = { title: "Order tea", description: "", tags: "tea", isPublic: "true", recording };
	act(() => runners.get("action-recorder/save")?.({ kind: "action-recorder/save", returnTo: "/builder", payload }));
};
const waiting = { openedAs: "B", sessionId: "imported", extensionVersion: "1.2.3" };

it("after the sign-in saves what was to be saved, and opens that again, whatever the extension holds", async () => {
	const recording = await keepWaitingRecording({ ...waiting, actions: [click(7), click(8), click(9)] });
	const { view, pendingRunners, opened } = show({ actions: [click(0)] });
	view();
	await screen.findByText("1 action");
	resume(pendingRunners, recording);
	expect(await screen.findByText("3 actions, with what you typed except hidden values.")).toBeTruthy();
	expect(opened).toEqual([{ title: "B", actions: [click(7), click(8), click(9)] }]);
});

it("saves nothing else when the recording is no longer there", async () => {
	const { view, notices, pendingRunners } = show({ actions: [click(0)] });
	view();
	resume(pendingRunners, "gone");
	await waitFor(() => expect(notices.join()).toContain("you wanted to save is no longer in this browser"));
	expect(screen.queryByRole("dialog")).toBeNull();
});

it("opens again, filled, after the sign-in; and keeps all when saving fails", async () => {
	const recording = await keepWaitingRecording({ ...waiting, openedAs: null, actions: [click(0)] });
	const { view, notices, pendingRunners, sent } = show({ actions: [click(0)] });
	view();
	await screen.findByText("1 action");
	resume(pendingRunners, recording);
	const dialog = await screen.findByRole("dialog");
	expect(within(dialog).getByLabelText("Title")).toHaveProperty("value", "Order tea");
	expect(within(dialog).getByRole("switch", { name: "Public" }).getAttribute("aria-checked")).toBe("true");
	await press("Save Recording");
	await within(dialog).findByText("Failed to save recording");
	expect(sent).toEqual(["POST /rest/v1/action_recordings"]);
	expect(notices).toEqual(["error: Failed to save recording"]);
	expect(within(dialog).getByLabelText("Title")).toHaveProperty("value", "Order tea");
});

it("says which limit of the account is reached and what to do, and keeps the recording", async () => {
	const message =
		"This would exceed the limit of 1,000 recordings for one account. Delete what you no longer need, then save again.";
	const { view, refusal } = show({ actions: [click(0)] });
	Object.assign(refusal, { status: 409, body: { code: "PT409", message } });
	view();
	await press("Save to Cloud");
	const dialog = await screen.findByRole("dialog", { name: "Save to Cloud" });
	fireEvent.change(within(dialog).getByLabelText("Title"), { target: { value: "Order tea" } });
	await press("Save Recording");
	expect(await within(dialog).findByText(message)).toBeTruthy();
	expect(within(dialog).getByLabelText("Title")).toHaveProperty("value", "Order tea");
});

it("starts with the options that were set, and keeps those that are wrong in the form", async () => {
	const { view, asked } = show();
	view();
	await press("Recording options");
	const dialog = within(await screen.findByRole("dialog", { name: "Recording options" }));
	fireEvent.click(dialog.getByRole("switch", { name: "Console" }));
	fireEvent.change(dialog.getByLabelText("Do not record in"), { target: { value: ".ads\n#chat" } });
	fireEvent.change(dialog.getByLabelText("Maximum actions"), { target: { value: "0" } });
	fireEvent.click(dialog.getByRole("button", { name: "Save Options" }));
	expect(dialog.getByText("A whole number from 1 to 10,000.")).toBeTruthy();
	fireEvent.change(dialog.getByLabelText("Maximum actions"), { target: { value: "50" } });
	fireEvent.click(dialog.getByRole("button", { name: "Save Options" }));
	expect(screen.queryByRole("dialog")).toBeNull();
	await press("Start Recording");
	expect(asked).toEqual(["start false,false,true,.ads,#chat,,50,3600000"]);
});

const capture = { timestamp: 1_790_000_000_000, url: "https://shop.example/" };
const captures: readonly RecordingCapture[] = [
	{ ...capture, id: "p", kind: "screenshot", after: "a2", image: "data:image/jpeg;base64,AA==" },
	{
		...capture,
		id: "r",
		kind: "request",
		address: "https://shop.example/api/cart",
		by: "fetch",
		status: 500,
		duration: 12.4,
		bytes: 2048,
	},
	{ ...capture, id: "c", kind: "console", level: "error", text: "no cart" },
];

it("shows what was captured beside the actions", async () => {
	show({ actions: [click(0), click(2)], captures }).view();
	await screen.findByText("3 captures: screenshots, requests and console");
	expect(screen.getByRole("img", { name: "What shop.example looked like", hidden: true })).toBeTruthy();
	const rows = within(screen.getByRole("list", { name: "Captures", hidden: true })).getAllByRole("listitem", {
		hidden: true,
	});
	const [picture, request, line] = rows.map(({ textContent }) => textContent);
	expect(picture).toMatch(/Screenshot after action 2$/);
	expect(request).toMatch(/fetch · 500shop\.example\/api\/cart12 ms · 2 kB$/);
	expect(line).toMatch(/errorno cart$/);
});

it("says so when the captures cannot be read", async () => {
	show({ actions: [click(0)], captures, answers: false }).view();
	expect(await screen.findByText("The captures could not be loaded")).toBeTruthy();
	expect(screen.getByText("The worker is away.")).toBeTruthy();
});

it("asks no extension for captures that has none", async () => {
	show({ actions: [click(0)], captures, capabilities: ["record-actions"] }).view();
	await screen.findByText("1 action");
	expect(screen.queryByText(/captures:/)).toBeNull();
});
