// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { click, show } from "../recorder-card.test-support.tsx";
import { RecorderBar } from "./recorder-bar.tsx";
import { useRecorderBarStore } from "./recorder-bar-store.ts";

afterEach(cleanup);

const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** The bar beside the card, with an extension that answers. */
function open(shown: Parameters<typeof show>[0] = {}) {
	const test = show(shown);
	test.view();
	const onShowCard = vi.fn();
	// A place of its own: the buttons of the card have other names.
	const { container } = render(<RecorderBar onShowCard={onShowCard} />);
	return { ...test, onShowCard, bar: container };
}

it("leads to the card as long as nothing can be recorded", () => {
	const onShowCard = vi.fn();
	render(<RecorderBar onShowCard={onShowCard} />);
	const before = useRecorderBarStore.getState().requests;
	press("Record");
	expect(onShowCard).toHaveBeenCalledOnce();
	expect(useRecorderBarStore.getState().requests).toBe(before + 1);
	expect(buttons()).toEqual(["Record"]);
});

it("records, pauses, resumes, stops and converts with the commands of the card", async () => {
	const { recording, asked, flows, notices, bar } = open();
	await screen.findByRole("button", { name: "Start Recording" });
	press("Record");
	await vi.waitFor(() => expect(notices).toEqual(["success: Recording started. Perform actions in your browser."]));
	const set = (state: "recording" | "paused" | "stopped", count: number) =>
		act(() =>
			recording.set({
				state,
				sessionId: "s1",
				actions: Array.from({ length: count }, (_, at) => click(at)),
				error: null,
			}),
		);
	set("recording", 1);
	expect(bar.textContent).toBe("Recording: 1 actionPauseStop");
	press("Pause recording");
	set("paused", 2);
	expect(bar.textContent).toBe("Paused: 2 actionsResumeStop");
	press("Resume recording");
	press("Stop recording");
	set("stopped", 2);
	expect(bar.textContent).toBe("Record2 actions recordedConvert");
	expect(asked).toEqual(["start false,false,false,,,1000,3600000", "pause", "resume", "stop"]);
	press("Convert the recording");
	await vi.waitFor(() => expect(flows).toEqual([2]));
});

it("asks before a new recording replaces one that is kept nowhere else", async () => {
	const { asked } = open({ actions: [click(0)] });
	await screen.findByRole("button", { name: "Start Recording" });
	press("Record");
	expect(await screen.findByRole("alertdialog", { name: "Start a new recording?" })).toBeTruthy();
	expect(asked).toEqual([]);
});

it("says that the extension asks, and takes the start back", async () => {
	const { recording, asked, bar } = open();
	await screen.findByRole("button", { name: "Start Recording" });
	act(() => recording.set({ state: "asking", sessionId: null, actions: [], error: null }));
	expect(bar.textContent).toMatch(/^The extension has opened a page/);
	press("Cancel recording");
	expect(asked).toEqual(["stop"]);
});

it("leads to the card again when the extension goes away", async () => {
	const { extension, onShowCard } = open();
	await screen.findByRole("button", { name: "Start Recording" });
	act(() => extension.set({ state: "disconnected", version: null, capabilities: [], message: null }));
	press("Record");
	expect(onShowCard).toHaveBeenCalledOnce();
});

it("says a second for a recording that was shorter", async () => {
	const { recording, notices } = open();
	await screen.findByRole("button", { name: "Start Recording" });
	const set = (state: "recording" | "stopped") =>
		act(() => recording.set({ state, sessionId: "s1", actions: [click(0)], error: null }));
	set("recording");
	set("stopped");
	expect(notices).toEqual(["success: Recording completed: 1 action in 1s"]);
});
