// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Recognizer } from "./dictation/speech.ts";
import { PromptBox } from "./prompt-box.tsx";

/** The recognizer that the page made; the test plays what it hears. */
let made: PlayedRecognizer | null = null;
class PlayedRecognizer implements Recognizer {
	continuous = false;
	interimResults = true;
	lang = "";
	onresult: Recognizer["onresult"] = null;
	onerror: Recognizer["onerror"] = null;
	onend: Recognizer["onend"] = null;
	start() {
		made = this;
	}
	stop() {
		this.onend?.();
	}
	abort() {
		this.onend?.();
	}
}

beforeEach(() => {
	made = null;
	window.webkitSpeechRecognition = PlayedRecognizer;
});
afterEach(() => {
	cleanup();
	delete window.webkitSpeechRecognition;
});

function Box() {
	const [prompt, setPrompt] = useState("");
	return <PromptBox prompt={prompt} isBusy={false} onChange={setPrompt} onSubmit={() => undefined} />;
}
const button = (name: string) => screen.getByRole("button", { name });
const said = (transcript: string, isFinal = true) => Object.assign([{ transcript }], { isFinal });

it("writes what is said, says while it listens, and where the sound goes", () => {
	render(<Box />);
	screen.getByText(/may send the sound to its maker/);
	fireEvent.click(button("Voice Input"));
	screen.getByText("Listening...");
	act(() => made?.onresult?.({ resultIndex: 0, results: [said("dark mode"), said("on ev", false)] }));
	act(() => made?.onresult?.({ resultIndex: 1, results: [said("dark mode"), said(" on every site")] }));
	expect(screen.getByRole("textbox")).toHaveProperty("value", "dark mode on every site");
	fireEvent.click(button("Stop Recording"));
	expect(screen.queryByText("Listening...")).toBeNull();
	button("Voice Input");
});

it("says what to do when the browser blocks the microphone", () => {
	render(<Box />);
	fireEvent.click(button("Voice Input"));
	act(() => made?.onerror?.({ error: "not-allowed" }));
	act(() => made?.onend?.());
	screen.getByText(/does not allow the microphone/);
});

it("is not offered where the browser does not recognize speech", () => {
	delete window.webkitSpeechRecognition;
	render(<Box />);
	expect(screen.queryByRole("button", { name: "Voice Input" })).toBeNull();
	expect(screen.queryByText(/may send the sound/)).toBeNull();
});

it("has the four examples", () => {
	render(<Box />);
	for (const example of ["Remove ads", "Enhance readability", "Auto-fill forms", "Extract data"]) {
		fireEvent.click(button(example));
		expect(screen.getByRole("textbox")).toHaveProperty("value", expect.stringMatching(new RegExp(`^${example}`)));
	}
});
