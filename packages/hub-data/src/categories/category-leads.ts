import type { Category } from "./known-categories.ts";

/**
 * What a category holds, in a sentence: under its title, written by the server into the page's first words and by the screen after
 * it. By the canonical name (`knownCategories`). English, as all the server writes.
 */
export const categoryLeads: Readonly<Record<Category, string>> = {
	productivity:
		"Scripts that take the tedious parts of a day in the browser off your hands: reading, collecting, filling in and tidying up.",
	search:
		"Scripts that look where you look: the page you are on, the site around it, or the search engine you like, for the words you mark.",
	development:
		"Scripts for people who build websites: look under a page, change it in place, and see what it does while it does it.",
	web: "Scripts that change how the web itself looks and works, whichever site you are on: links, pages, frames and addresses.",
	download:
		"Scripts that take things along: tables, images, texts and whole pages, saved in a form that you can use elsewhere.",
	social:
		"Scripts for the places where people meet: share without the noise, read without the pull, and keep what is worth keeping.",
	media:
		"Scripts for pictures, sound and film: play them as you like, see them larger, and step through them at your own pace.",
	accessibility:
		"Scripts that make pages easier to read, hear and use: larger text, calmer pages, clearer contrast, everything by keyboard.",
	shopping:
		"Scripts for buying with open eyes: prices side by side, the small print in sight, and nobody hurrying you along.",
	security:
		"Scripts that show what a page keeps to itself: what it loads, what it stores about you, and who else is listening.",
	education:
		"Scripts for learning and teaching: look words up, take notes, print cleanly, and keep your sources where you find them again.",
	design:
		"Scripts for the eye: colors, type and spacing of any page, measured and named, with a grid over it when you need one.",
	data: "Scripts that turn what stands on a page into data: tables, lists and figures, copied out as CSV, JSON or plain text.",
	automation:
		"Scripts that do it again for you: the same clicks, the same form and the same round through the same pages, every time.",
	customization:
		"Scripts that make a website yours: hide what is in the way, move what you use, and keep it so with every visit.",
	utility:
		"Small scripts for single jobs, one click away: the ones that do not belong anywhere else, and are missed when they are gone.",
	other:
		"Scripts that fit no other category. What they do stands in their descriptions; their code is open like all the rest.",
};
