import { EACH_MEDIA } from "../code-parts/media.ts";
import { FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const loopVideo: ScriptTemplate = {
	id: "loop-video",
	title: "Repeat videos",
	description: "Plays videos again from the start when they end, also those that appear later.",
	category: "media",
	tags: ["video", "loop", "repeat"],
	kind: "userscript",
	phrasings: [
		"loop a video",
		"repeat videos",
		"play the video again and again",
		"video loop",
		"replay automatically",
		"loop music videos on {site}",
		"put videos on repeat",
		"repeat the song when it ends",
		"endless video",
		"restart the video when it is over",
		"auto replay",
		"keep playing the same video",
		"loop all videos",
		"replay button by itself",
		"make clips loop",
		"repeat mode for the player",
		"let the video start over",
		"loop youtube",
		"continuous replay",
		"please repeat this video forever",
		"video on repeat",
		"play in a loop",
	],
	slots: [],
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}${ROOTS_OF}${EACH_MEDIA}
eachMedia((media) => {
  media.loop = true;
  /* Players switch it off when they load the next film. */
  media.addEventListener("loadeddata", () => {
    media.loop = true;
  });
});
`,
		};
	},
};
