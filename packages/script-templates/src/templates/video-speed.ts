import { EACH_MEDIA } from "../code-parts/media.ts";
import { FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const videoSpeed: ScriptTemplate = {
	id: "video-speed",
	title: "Change video speed",
	description: "Plays the videos and sounds of the page at the speed that you choose, also those that start later.",
	category: "media",
	tags: ["video", "speed", "playback"],
	kind: "userscript",
	phrasings: [
		"video speed {speed}",
		"play videos faster",
		"play all videos at {speed}x",
		"speed up videos on {site}",
		"slow down a video",
		"playback rate {speed}",
		"watch lectures at double speed",
		"set the default speed on youtube to {speed}",
		"faster video playback",
		"2x speed for every video",
		"control the playback speed",
		"videos should always run at {speed}",
		"change speed of html5 video",
		"speed of audio and podcasts",
		"play at 1.5",
		"make videos quicker",
		"slow motion",
		"default playback speed",
		"I want to watch everything at {speed} times the speed",
		"please speed up the player",
		"course videos too slow",
		"set video rate",
	],
	slots: [
		{
			name: "speed",
			type: "number",
			question: "How fast? 1 is normal, 2 is twice as fast.",
			required: false,
			fallback: 1.5,
		},
	],
	effects: [],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}${ROOTS_OF}${EACH_MEDIA}const SPEED = ${quote(values.speed)};
const rate = Math.min(16, Math.max(0.1, SPEED));
const set = (media) => {
  media.defaultPlaybackRate = rate;
  media.playbackRate = rate;
};
eachMedia((media) => {
  set(media);
  /* Players set their own speed when they load the next film; one that the person chooses later stays. */
  media.addEventListener("loadeddata", () => set(media));
});
`,
		};
	},
};
