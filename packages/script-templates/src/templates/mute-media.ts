import { EACH_MEDIA } from "../code-parts/media.ts";
import { FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const muteMedia: ScriptTemplate = {
	id: "mute-media",
	title: "Mute videos and sound",
	description: "Mutes every video and sound of the page from the start. A sound that you switch on yourself stays on.",
	category: "media",
	tags: ["mute", "sound", "quiet"],
	kind: "userscript",
	phrasings: [
		"mute videos",
		"mute {site}",
		"no sound on {site}",
		"silence the page",
		"turn off sound of all videos",
		"mute audio automatically",
		"start videos muted",
		"mute everything",
		"websites should be quiet",
		"block sound",
		"disable audio on {site}",
		"videos without sound by default",
		"volume zero",
		"mute autoplaying sounds",
		"keep the page silent",
		"stop noisy pages",
		"sound off",
		"mute the player from the start",
		"no noise please",
		"quiet mode",
		"please mute this site",
		"default mute",
	],
	slots: [],
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}${ROOTS_OF}${EACH_MEDIA}
eachMedia((media) => {
  media.defaultMuted = true;
  media.muted = true;
});
`,
		};
	},
};
