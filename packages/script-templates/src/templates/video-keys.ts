import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const videoKeys: ScriptTemplate = {
	id: "video-keys",
	title: "Keys for videos",
	description:
		"Arrow keys skip in the largest video of the page by the seconds that you choose, K pauses, M mutes, and comma and point change the speed.",
	category: "media",
	tags: ["video", "keyboard", "skip"],
	kind: "userscript",
	phrasings: [
		"skip in videos with the arrow keys",
		"keyboard control for videos",
		"jump {seconds} seconds in a video",
		"skip forward and back with keys",
		"arrow keys for html5 video",
		"seek with the keyboard",
		"video hotkeys",
		"forward {seconds} seconds with a key",
		"player shortcuts on {site}",
		"rewind with the left arrow",
		"pause videos with k",
		"keyboard seek",
		"fast forward by {seconds} seconds",
		"keys to go back in a lecture",
		"shortcuts for the video player",
		"use my keyboard to skip parts of a video",
		"left and right arrow should seek",
		"mute with m",
		"control the player without the mouse",
		"please add video shortcuts",
		"skip 10 seconds",
		"keyboard rewind",
	],
	slots: [
		{
			name: "seconds",
			type: "number",
			question: "How many seconds shall an arrow key skip?",
			required: false,
			fallback: 10,
		},
	],
	effects: [],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `const SECONDS = ${quote(values.seconds)};
const isTyping = (target) => target instanceof Element && target.closest("input, textarea, select, [contenteditable=''], [contenteditable='true']") !== null;
const sizeOf = (video) => video.clientWidth * video.clientHeight;
const acts = {
  ArrowLeft: (video) => (video.currentTime -= SECONDS),
  ArrowRight: (video) => (video.currentTime += SECONDS),
  k: (video) => (video.paused ? video.play() : video.pause()),
  m: (video) => (video.muted = !video.muted),
  ",": (video) => (video.playbackRate = Math.max(0.25, video.playbackRate - 0.25)),
  ".": (video) => (video.playbackRate = Math.min(4, video.playbackRate + 0.25)),
};
addEventListener("keydown", (event) => {
  const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
  if (!act || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.composedPath()[0])) return;
  const [video] = [...document.querySelectorAll("video")].filter((one) => sizeOf(one) > 0).sort((one, other) => sizeOf(other) - sizeOf(one));
  if (!video) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  act(video);
}, { capture: true });
`,
		};
	},
};
