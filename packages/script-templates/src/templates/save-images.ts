import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const saveImages: ScriptTemplate = {
	id: "save-images",
	title: "Download all images",
	description:
		"Lists the images of the page with their sizes, and saves those that you choose. Small icons are left out.",
	category: "download",
	tags: ["images", "download", "pictures"],
	kind: "bookmarklet",
	phrasings: [
		"download all images",
		"download all pictures of this page",
		"save every image on the page",
		"get all photos from this gallery",
		"image downloader",
		"bulk download images",
		"grab all jpgs",
		"save pictures to my computer",
		"download images from {site}",
		"I want to save all the photos in this post",
		"batch save images",
		"extract images from a page",
		"list all images with size",
		"collect the pictures",
		"download a whole gallery at once",
		"save all wallpapers",
		"image grabber",
		"export pictures",
		"download the photos",
		"get every picture from the article",
		"please save all images",
		"show me all image links to download",
	],
	slots: [],
	effects: ["content", "downloads"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-save-images";
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const MIN_SIDE = 48;
const images = new Map();
for (const image of document.querySelectorAll("img")) {
  const address = image.currentSrc || image.src || image.dataset.src || "";
  const [width, height] = [image.naturalWidth || image.width, image.naturalHeight || image.height];
  if (!/^(?:https?|data|blob):/.test(address) || Math.max(width, height) < MIN_SIDE) continue;
  images.set(address, { address, width, height, name: image.alt.trim() });
}
const nameOf = ({ address, name }, place) => {
  const last = address.startsWith("http") ? new URL(address).pathname.split("/").pop() : "";
  return last || (name || "image-" + (place + 1)).replace(/[^\\p{L}\\p{N}-]+/gu, "-").slice(0, 80);
};
const all = [...images.values()];
const save = (image, place) => {
  const link = create("a", { href: image.address, download: nameOf(image, place), target: "_blank", rel: "noopener" });
  link.click();
};
const rows = all.map((image, place) => {
  const box = create("input", { type: "checkbox", checked: true, style: "min-height: 24px; width: 24px" });
  const text = nameOf(image, place) + " (" + image.width + " × " + image.height + ")";
  return { image, place, box, row: create("li", {}, create("label", { style: "grid-template-columns: auto 1fr; align-items: center" }, box, text)) };
});
const saveChosen = () => {
  const chosen = rows.filter(({ box }) => box.checked);
  /* One after the other: browsers drop downloads that start in the same moment. */
  chosen.forEach(({ image, place }, order) => setTimeout(() => save(image, place), order * 300));
  panel.status.textContent = chosen.length + " images: your browser may ask once whether this page may save several files. Images of other sites may open in a tab instead.";
};
const button = create("button", { type: "button", textContent: "Save chosen images", onclick: saveChosen });
const panel = openPanel("Images", all.length > 0 ? [button, create("ul", {}, ...rows.map(({ row }) => row))] : []);
panel.status.textContent = all.length > 0 ? all.length + " images" : "This page shows no image that is larger than an icon.";
`,
		};
	},
};
