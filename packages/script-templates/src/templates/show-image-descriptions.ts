import { CLOSE_IF_OPEN, CREATE, UNTIL_SECOND_RUN } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const showImageDescriptions: ScriptTemplate = {
	id: "show-image-descriptions",
	title: "Show descriptions of images",
	description:
		"Writes below each image the text that stands for it (its alternative text or title), and says where there is none. The second click takes it away.",
	category: "accessibility",
	tags: ["images", "alt-text", "descriptions"],
	kind: "bookmarklet",
	phrasings: [
		"show alt text of images",
		"display image descriptions",
		"alt text viewer",
		"write the alternative text below each picture",
		"which images have no alt text",
		"read the hidden title text of comics",
		"show image titles",
		"check alt attributes",
		"see what screen readers say for images",
		"display picture captions from alt",
		"images without description",
		"show me the tooltip text of all images",
		"mobile: can't hover to see image title",
		"reveal alt tags",
		"find missing alternative texts",
		"image accessibility check",
		"print alt text next to images",
		"alt tags visible",
		"describe images on page",
		"please show the descriptions of photos in the timeline",
		"xkcd title text",
		"expose alt",
	],
	slots: [],
	effects: ["content", "look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-show-image-descriptions";
const MIN_SIZE = 24;
${CLOSE_IF_OPEN}${CREATE}${UNTIL_SECOND_RUN}
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ".scriptorium-image-description { all: revert; display: block; max-width: 60ch; margin: 2px 0; padding: 2px 6px; border-radius: 4px; background: #1f2328; color: #ffffff; font: 13px/1.4 system-ui, sans-serif; text-align: start; white-space: normal; overflow-wrap: anywhere; }" +
    ".scriptorium-image-description[data-missing] { background: #a3000f; }",
);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
const textOfIds = (element) => (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
const describe = (image) => {
  const alternative = image.getAttribute("alt");
  const title = image.title.trim();
  const text = textOfIds(image) || image.ariaLabel || alternative?.trim() || "";
  if (text) return title && title !== text ? text + " / " + title : text;
  if (title) return title;
  return alternative === null ? null : "(decorative: no description needed)";
};
const images = [...document.querySelectorAll("img, [role='img']:not(svg *), input[type='image' i]")].filter((image) => image.getBoundingClientRect().width >= MIN_SIZE && image.checkVisibility?.() !== false);
const notes = images.map((image) => {
  const text = describe(image);
  const note = create("span", { className: "scriptorium-image-description", textContent: text ?? "No description", dir: "auto" });
  if (text === null) note.dataset.missing = "";
  const holder = image.parentElement.localName === "picture" ? image.parentElement : image;
  holder.after(note);
  return note;
});
untilSecondRun(() => {
  for (const note of notes) note.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
});
`,
		};
	},
};
