import { FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
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
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}${ROOTS_OF}
const COOKIES = /cookie|consent|gdpr|ccpa|onetrust|didomi|usercentrics|einwillig|datenschutz|confidentialit|témoins|galletas|ciasteczk|куки|ملفات تعريف الارتباط|עוגיות|クッキー|쿠키|隐私/i;
const WORDS = /newsletter|subscri|sign.?up|log.?in|notif|chat|privacy|abonn|smart.?banner|app.?banner/i;
const NAMES = /modal|pop.?up|overlay|backdrop|interstitial|lightbox|slide.?in|paywall/i;
const CONTENT = "main, article, [role='main']";
const DIALOGS = "dialog[open], [role='dialog'], [aria-modal='true']";
const isVisible = (element) => element.checkVisibility?.() ?? getComputedStyle(element).display !== "none";
const namesOf = (element) => element.id + " " + (element.getAttribute("class") ?? "") + " " + (element.getAttribute("aria-label") ?? "");
const isOver = (element) => {
  const { width, height } = element.getBoundingClientRect();
  const isLayer = width >= innerWidth * 0.9 && height >= innerHeight * 0.9;
  const isDialog = element.matches("dialog, [role='dialog'], [role='alertdialog'], [aria-modal='true']");
  const about = namesOf(element) + " " + element.textContent.slice(0, 2000);
  return isDialog || COOKIES.test(about) || WORDS.test(about) || NAMES.test(namesOf(element)) || element.querySelector("input[type='email']") !== null || (isLayer && element.textContent.trim() === "");
};
/* A question about cookies that pushes the page down instead of lying over it. */
const isBar = (element) => COOKIES.test(namesOf(element)) && element.querySelector("button, [role='button'], input[type='submit']") !== null && element.textContent.length < 2000;
const isUnwanted = (element) => {
  if (!isVisible(element) || element.querySelector(CONTENT) || element.closest(CONTENT) || element.matches("body, nav, header, footer, [role='navigation'], [role='banner']")) return false;
  const style = getComputedStyle(element);
  const isLaidOver = style.position === "fixed" || style.position === "sticky" || element.matches("dialog[open]") || (style.position === "absolute" && Number(style.zIndex) >= 100);
  return isLaidOver ? isOver(element) : isBar(element);
};
const free = (element) => {
  const style = getComputedStyle(element);
  if (/hidden|clip/.test(style.overflowY) && element.scrollHeight > innerHeight) element.style.setProperty("overflow", "visible", "important");
  if (style.position === "fixed") element.style.setProperty("position", "static", "important");
};
const clean = () => {
  let isLocked = false;
  /* Questions about cookies often stand in a shadow root, which the styles of the page cannot reach. */
  const inShadow = rootsOf(document).slice(1).filter((root) => !root.host.closest(CONTENT)).flatMap((root) => [...root.children, ...root.querySelectorAll(DIALOGS)]);
  for (const element of [...document.querySelectorAll("body > *, body > * > *, " + DIALOGS), ...inShadow]) {
    if (String(element.id).startsWith("scriptorium-") || !isUnwanted(element)) continue;
    if (element.matches("dialog[open]")) element.close();
    element.style.setProperty("display", "none", "important");
    isLocked = true;
  }
  if (isLocked) for (const element of [document.documentElement, document.body]) free(element);
};
/* Many pop-ups are in the page from the start, and open when their class or another attribute changes. */
followChanges(clean).observe(document.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "style", "hidden", "open", "aria-hidden"] });
`,
		};
	},
};
