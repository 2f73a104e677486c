import type { ScriptTemplate } from "../script-template.ts";

export const loadImages: ScriptTemplate = {
	id: "load-images",
	title: "Load all images at once",
	description:
		"Loads pictures that a page would load only when you scroll to them, so that they are there when you print, save or read offline.",
	category: "web",
	tags: ["images", "lazy-loading", "load"],
	kind: "bookmarklet",
	phrasings: [
		"load lazy images",
		"load all images at once",
		"disable lazy loading",
		"images load only when I scroll",
		"force images to load",
		"preload all pictures",
		"fix missing pictures",
		"show all lazy loaded images",
		"load every image before printing",
		"get rid of lazy load",
		"pictures stay blank until I scroll",
		"eager images",
		"load pictures now",
		"make the images appear",
		"unlazy images",
		"load all thumbnails",
		"fetch the placeholders",
		"full images instead of placeholders",
		"load images of the whole page",
		"please load the images immediately",
		"no lazy images",
		"render every picture",
	],
	slots: [],
	effects: ["look", "requests"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const SOURCES = ["data-src", "data-original", "data-lazy-src", "data-lazy", "data-url"];
const SETS = ["data-srcset", "data-lazy-srcset"];
const isPicture = (address) => /^(?:https?:|data:image\\/|\\/|\\.|[\\w-]+\\/)/.test(address);
for (const image of document.querySelectorAll("img, source, iframe[loading]")) {
  image.loading = "eager";
  const source = SOURCES.map((name) => image.getAttribute(name)).find((address) => address && isPicture(address));
  const set = SETS.map((name) => image.getAttribute(name)).find(Boolean);
  if (source && image.getAttribute("src") !== source && image.localName === "img") image.src = source;
  if (set && image.getAttribute("srcset") !== set && image.localName !== "iframe") image.srcset = set;
}
`,
		};
	},
};
