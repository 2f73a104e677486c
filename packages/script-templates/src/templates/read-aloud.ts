import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const readAloud: ScriptTemplate = {
	id: "read-aloud",
	title: "Read the page aloud",
	description:
		"Reads the selected text, or the text of the page, with the voice of your browser. A second click stops.",
	category: "accessibility",
	tags: ["speech", "read-aloud", "voice"],
	kind: "bookmarklet",
	phrasings: [
		"read the page aloud",
		"read this article to me",
		"text to speech",
		"speak the selected text",
		"listen to the page",
		"read aloud",
		"voice reader",
		"let the browser read the text",
		"I want to hear the article",
		"say the text out loud",
		"tts for web pages",
		"narrate this page",
		"read the selection aloud",
		"audio version of the article",
		"speech output",
		"have the page spoken",
		"listen to articles while cooking",
		"read text with a voice",
		"please read this to me",
		"speak out the paragraph",
		"screen voice for this text",
		"turn text into speech",
	],
	slots: [],
	effects: ["content"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `if (speechSynthesis.speaking) {
  speechSynthesis.cancel();
  return;
}
const HOST_ID = "scriptorium-read-aloud";
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const main = document.querySelector("article, main, [role='main']") ?? document.body;
const text = getSelection().toString().trim() || [...main.querySelectorAll("h1, h2, h3, p, li, blockquote")].filter((part) => part.checkVisibility() && !part.parentElement.closest("li, blockquote, nav")).map((part) => part.innerText.trim()).filter(Boolean).join("\\n") || main.innerText;
/* Browsers stop in the middle of long texts, so that it is spoken sentence by sentence. */
const parts = text.match(/[^.!?…\\n]+[.!?…]*\\s*/g) ?? [];
const stop = create("button", { type: "button", textContent: "Stop", onclick: () => panel.root.host.dispatchEvent(new Event("close")) });
const panel = openPanel("Read aloud", [stop], () => speechSynthesis.cancel());
let spoken = 0;
panel.status.textContent = parts.length === 0 ? "This page has no text to read." : "Reading " + parts.length + " sentences.";
for (const part of parts) {
  const words = new SpeechSynthesisUtterance(part);
  words.lang = document.documentElement.lang;
  words.onend = () => {
    spoken += 1;
    if (spoken === parts.length) panel.status.textContent = "The end.";
  };
  words.onerror = ({ error }) => {
    if (error !== "canceled" && error !== "interrupted") panel.status.textContent = "The browser could not speak: " + error;
  };
  speechSynthesis.speak(words);
}
`,
		};
	},
};
