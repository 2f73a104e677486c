import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const removePopups: ScriptTemplate = {
	id: "remove-popups",
	title: "Remove cookie banners and pop-ups",
	description:
		"Hides what lies over the page, such as cookie banners, newsletter pop-ups and chat bubbles, and lets the page scroll again. Nothing is accepted or refused for you.",
	category: "web",
	tags: ["cookies", "popup", "overlay"],
	kind: "userscript",
	phrasings: [
		"remove cookie banners",
		"hide cookie consent popups",
		"get rid of newsletter popups",
		"block pop-ups that cover the page",
		"no more cookie notices",
		"close all overlays automatically",
		"remove modals",
		"hide gdpr banners",
		"annoying popups on every site",
		"remove subscribe popups",
		"kill the sign up wall overlay",
		"hide the cookie wall on {site}",
		"remove the login popup on {site}",
		"hide dialogs that cover the content",
		"make the page scroll again behind the popup",
		"cookie popup blocker",
		"dismiss popups",
		"stop sites from asking for cookies",
		"remove floating chat widgets",
		"I hate cookie banners",
		"please remove overlays from pages",
		"hide consent dialog",
		"auto hide newsletter modal",
		"page is locked by an overlay, unlock scrolling",
	],
	slots: [],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}
const WORDS = /cookie|consent|gdpr|newsletter|subscrib|sign.?up|log.?in|notif|chat|privacy|abonn|datenschutz|einwillig/i;
const isOver = (element) => {
  const style = getComputedStyle(element);
  if (style.display === "none" || (style.position !== "fixed" && style.position !== "sticky" && !element.matches("dialog[open]"))) return false;
  if (element.querySelector("main, article, [role='main']") || element.matches("main, nav, header, [role='navigation'], [role='banner']")) return false;
  const { width, height } = element.getBoundingClientRect();
  const isLayer = width >= innerWidth * 0.9 && height >= innerHeight * 0.9;
  const isDialog = element.matches("dialog, [role='dialog'], [role='alertdialog'], [aria-modal='true']");
  const about = element.id + " " + element.className + " " + (element.getAttribute("aria-label") ?? "") + " " + element.textContent.slice(0, 2000);
  return isDialog || WORDS.test(about) || (isLayer && element.textContent.trim() === "");
};
const free = (element) => {
  const style = getComputedStyle(element);
  if (/hidden|clip/.test(style.overflowY) && element.scrollHeight > innerHeight) element.style.setProperty("overflow", "visible", "important");
  if (style.position === "fixed") element.style.setProperty("position", "static", "important");
};
const clean = () => {
  let isLocked = false;
  for (const element of document.querySelectorAll("body > *, body > * > *, dialog[open], [role='dialog'], [aria-modal='true']")) {
    if (element.id.startsWith("scriptorium-") || !isOver(element)) continue;
    if (element.matches("dialog[open]")) element.close();
    element.style.setProperty("display", "none", "important");
    isLocked = true;
  }
  if (isLocked) for (const element of [document.documentElement, document.body]) free(element);
};
followChanges(clean);
`,
		};
	},
};
