import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const pictureInPicture: ScriptTemplate = {
	id: "picture-in-picture",
	title: "Picture in picture",
	description:
		"Shows the largest video of the page in a small window that stays above all others. A second click ends it.",
	category: "media",
	tags: ["video", "picture-in-picture", "window"],
	kind: "bookmarklet",
	phrasings: [
		"picture in picture",
		"open the video in a small window",
		"pip mode",
		"keep the video on top while I work",
		"float the video",
		"pop out the video player",
		"watch a video in a corner of the screen",
		"picture-in-picture button for any site",
		"mini player",
		"always on top video",
		"detach the video from the page",
		"put this video in a floating window",
		"pip for {site}",
		"video overlay while browsing",
		"small window for the stream",
		"pop-out player",
		"I want the film above other windows",
		"floating video",
		"let the video float",
		"please start picture in picture",
		"video in separate window",
		"miniplayer for twitch",
	],
	slots: [],
	effects: ["content", "look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-picture-in-picture";
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const say = (text) => {
  openPanel("Picture in picture", []).status.textContent = text;
};
const sizeOf = (video) => video.clientWidth * video.clientHeight;
const videos = [...document.querySelectorAll("video")].filter((video) => video.readyState > 0);
const [video] = videos.sort((one, other) => sizeOf(other) - sizeOf(one));
if (document.pictureInPictureElement) document.exitPictureInPicture();
else if (!video) say("This page has no video that has been loaded. Start it first; videos within frames of other sites cannot be reached.");
else if (!document.pictureInPictureEnabled) say("This browser or this page does not allow picture in picture.");
else {
  video.disablePictureInPicture = false;
  video.requestPictureInPicture().catch((problem) => say("The browser did not open the window: " + problem.message));
}
`,
		};
	},
};
