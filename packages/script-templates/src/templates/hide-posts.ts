import { FOLLOW_CHANGES, ROOTS_OF, TEXTS_OF } from "../code-parts/page-changes.ts";
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
	effects: ["look"],
	sites: "ask",
	write(values) {
		return {
			grants: [],
			body: String.raw`${FOLLOW_CHANGES}${ROOTS_OF}${TEXTS_OF}const WORDS = ${quote(values.words)};
const POSTS = "article, [role='article'], [role='listitem'], [role='row'], li, tr, [class*='post' i], [class*='item' i], [class*='card' i], [class*='result' i], [class*='comment' i], [class*='tile' i]";
const MAX_SHARE = 0.5;
const MIN_CHARACTERS = 20;
const escape = (text) => text.replace(/[.*+?^$()|[\]{}\\]/g, "\\$&");
/* Whole words only: "art" is not in "party". */
const patterns = WORDS.map((word) => word.trim()).filter(Boolean).map((word) => new RegExp("(?<![\\p{L}\\p{N}])" + word.split(/\s+/).map(escape).join("\\s+") + "(?![\\p{L}\\p{N}])", "giu"));
const isPost = (element) => element.matches(POSTS);
const isEntry = (element) => isPost(element) || element.localName.includes("-") || (element.localName === "div" && (element.childElementCount > 1 || element.firstElementChild?.childElementCount > 1));
/* How many neighbors look like the element, counted up to three. */
const likenessOf = (element) => {
  const [name] = element.classList;
  let count = 0;
  for (const one of element.parentNode?.children ?? []) {
    if (one.localName === element.localName && (name ? one.classList.contains(name) : one.classList.length === 0)) count += 1;
    if (count === 3) break;
  }
  return count;
};
const ancestorsOf = (text) => {
  const all = [];
  for (let element = text.parentElement; element && element !== document.body; element = element.parentElement ?? element.getRootNode().host) all.push(element);
  return all;
};
/* The innermost entry of a list. Short ones, such as tags of a post, only when they are in no other. */
const postOf = (text, whole) => {
  const around = ancestorsOf(text).filter((element) => isEntry(element) && element.textContent.length <= whole * MAX_SHARE && !element.querySelector("main"));
  const listed = around.filter((element) => element.textContent.trim().length >= MIN_CHARACTERS && likenessOf(element) === 3);
  return listed.find(isPost) ?? listed[0] ?? around.find((element) => isPost(element) && likenessOf(element) > 1) ?? around.find(isPost);
};
const findPosts = (root) => {
  const texts = textsOf(root === document ? document.body : root);
  const starts = [];
  let joined = "";
  for (const { data } of texts) {
    starts.push(joined.length);
    joined += data + "\n";
  }
  const textAt = (place) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle] <= place) low = middle;
      else high = middle - 1;
    }
    return texts[low];
  };
  return patterns.flatMap((pattern) => [...joined.matchAll(pattern)].map(({ index }) => postOf(textAt(index), joined.length)));
};
let hidden = new Set();
const hide = () => {
  if (!document.body) return;
  const found = new Set(rootsOf(document).flatMap(findPosts).filter(Boolean));
  for (const post of hidden) if (!found.has(post)) post.style.removeProperty("display");
  for (const post of found) if (!hidden.has(post)) post.style.setProperty("display", "none", "important");
  hidden = found;
};
followChanges(hide);
`,
		};
	},
};
