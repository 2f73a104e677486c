import { EACH_MEDIA } from "../code-parts/media.ts";
import { ADD_STYLES, FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const stopMotion: ScriptTemplate = {
	id: "stop-motion",
	title: "Stop animations and autoplay",
	description:
		"Stops animations and moving pictures, and pauses videos that start by themselves. A video that you start yourself plays.",
	category: "accessibility",
	tags: ["animation", "autoplay", "calm"],
	kind: "userscript",
	phrasings: [
		"stop animations",
		"stop autoplay",
		"disable autoplay of videos",
		"no moving things on the page",
		"pause all videos when a page opens",
		"kill autoplay",
		"freeze gifs and animations",
		"reduce motion",
		"videos should not start by themselves",
		"block autoplaying videos on {site}",
		"stop carousels",
		"animations make me dizzy",
		"turn off css animations",
		"no autoplay on {site}",
		"prevent videos from playing automatically",
		"stop the sliding banners",
		"calm page without motion",
		"stop blinking things",
		"don't play videos automatically",
		"disable transitions and animations",
		"please stop the autoplay",
		"make pages still",
	],
	slots: [],
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}${ROOTS_OF}${ADD_STYLES}${EACH_MEDIA}
sheet.replaceSync("*, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }");
const isAsked = () => navigator.userActivation?.isActive ?? false;
followChanges(addStyles);
eachMedia((media) => {
  media.autoplay = false;
  media.addEventListener("play", () => {
    if (!isAsked()) media.pause();
  });
  if (!media.paused && !isAsked()) media.pause();
});
`,
		};
	},
};
