import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const hidePosts: ScriptTemplate = {
	id: "hide-posts",
	title: "Hide posts with words",
	description:
		"Hides posts, comments, results and list entries whose text contains one of your words. New ones are checked when the page loads more.",
	category: "customization",
	tags: ["filter", "feed", "words"],
	kind: "userscript",
	phrasings: [
		"hide posts that contain {words}",
		"filter posts about {words} on {site}",
		"mute words on {site}",
		"hide videos with {words} in the title",
		"remove results containing {words}",
		"block posts with certain words",
		"I don't want to read about {words}",
		"hide tweets with {words}",
		"keyword filter for my feed",
		"hide news about {words}",
		"blacklist words",
		"hide comments with {words}",
		"remove articles that mention {words}",
		"avoid spoilers: hide {words}",
		"hide everything about {words} on {site}",
		"spoiler blocker",
		"hide listings with {words}",
		"filter out job offers with {words}",
		"don't show me entries with {words}",
		"word blocker for feeds",
		"please hide all headlines with {words}",
		"get rid of posts containing {words}",
		"mute keywords",
	],
	slots: [
		{
			name: "words",
			type: "words",
			question: "Which words shall hide a post? Separate them by commas.",
			required: true,
		},
	],
	sites: "ask",
	write(values) {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}const WORDS = ${quote(values.words)};
const wanted = WORDS.map((word) => word.toLowerCase());
const POSTS = "article, [role='article'], li, tr, [class*='post' i], [class*='item' i], [class*='card' i], [class*='result' i], [class*='comment' i], [class*='tile' i]";
const isLetter = (sign) => sign !== undefined && /[\\p{L}\\p{N}]/u.test(sign);
/* Whole words only: "art" is not in "party". */
const mentions = (text, word) => {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
  }
  return false;
};
const MAX_SHARE = 0.5;
const hidden = new Set();
const hide = () => {
  const whole = document.body?.textContent.length ?? 0;
  for (const post of document.querySelectorAll(POSTS)) {
    const text = post.textContent.toLowerCase();
    const isHit = text.length <= whole * MAX_SHARE && wanted.some((word) => mentions(text, word)) && !post.querySelector("main");
    /* Of nested parts the innermost one that is a post of its own is hidden. */
    const isPost = isHit && ![...post.querySelectorAll(POSTS)].some((inner) => wanted.some((word) => mentions(inner.textContent.toLowerCase(), word)));
    if (isPost === hidden.has(post)) continue;
    if (isPost) {
      hidden.add(post);
      post.style.setProperty("display", "none", "important");
    } else {
      hidden.delete(post);
      post.style.removeProperty("display");
    }
  }
};
followChanges(hide);
`,
		};
	},
};
