import { ADD_STYLES, FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const hideImages: ScriptTemplate = {
	id: "hide-images",
	title: "Hide images",
	description:
		"Hides pictures and videos of the page and keeps the space that they take, for a calm page or an office. Point at one to see it.",
	category: "customization",
	tags: ["images", "hide", "calm"],
	kind: "userscript",
	phrasings: [
		"hide images",
		"no pictures on {site}",
		"hide all photos",
		"text only without images",
		"block images",
		"don't show pictures",
		"remove pictures from {site}",
		"hide thumbnails",
		"pages without images at work",
		"blank out photos",
		"make images invisible",
		"hide pictures until I hover",
		"image blocker",
		"no images please",
		"hide avatars and photos",
		"censor pictures",
		"hide disturbing images",
		"switch off pictures",
		"hide videos and images in my feed",
		"please hide every picture",
		"turn images off",
		"show no images",
	],
	slots: [],
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `${ROOTS_OF}${ADD_STYLES}${FOLLOW_CHANGES}
sheet.replaceSync(
  ":is(img, video, picture, svg image, canvas, [style*='background-image']):not(:hover, :focus, [data-scriptorium-shown]) { opacity: 0 !important; }" +
  ":is(img, video)[src] { outline: 1px dashed GrayText; }",
);
followChanges(addStyles);
/* Links of whole cards often lie over the image, which then does not learn that the mouse is over it. */
let shown = [];
addEventListener("pointermove", ({ clientX, clientY }) => {
  const under = document.elementsFromPoint(clientX, clientY).filter((element) => element.matches("img, video, picture, canvas"));
  for (const image of shown) if (!under.includes(image)) image.removeAttribute("data-scriptorium-shown");
  for (const image of under) if (!shown.includes(image)) image.setAttribute("data-scriptorium-shown", "");
  shown = under;
}, { capture: true, passive: true });
`,
		};
	},
};
