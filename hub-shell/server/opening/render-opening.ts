import type { StaticDocument } from "../../src/features/static-pages/static-document.ts";
import { SITE_NAME } from "../../src/host-context/site-name.ts";
import { escapeHtml } from "../escape-html.ts";
import { oneLine, severalLines } from "../heads/plain-text.ts";
import { renderStaticDocument } from "./render-document.ts";

/** Opening text of a screen, displayed before any script runs. Plain text. */
export interface Opening {
	/** `hero`: home. `page`: title and lead above a list. `script`: one script. `person`: a profile, with room for the picture. */
	readonly shape: "hero" | "page" | "script" | "person";
	/** Badges above the title. */
	readonly badges?: readonly string[];
	readonly heading: string;
	/** Small text below the title, such as `@ada`. */
	readonly handle?: string;
	/** Description of a script or person, with its line breaks. */
	readonly lead?: string;
	/** Text of the button beside the title; it only reserves the space. */
	readonly action?: string;
	/** The whole text of a static page. */
	readonly document?: StaticDocument;
}

/**
 * Renders the HTML that is displayed until the shell is rendered: the bar with the site's name, and the opening text in its
 * final position (`src/opening/opening.css`). The shell keeps displaying the text while the screen's code loads. It has no
 * headings and landmarks, which belong to the screen, except in the text of a static page, which can be read without scripts.
 */
export function renderOpening(opening: Opening | undefined): string {
	return [
		'<div class="opening-bar"><div>',
		`<img src="/favicon.svg" alt="" width="30" height="30" /><span>${escapeHtml(SITE_NAME)}</span>`,
		"</div></div>",
		...(opening ? [renderWords(opening)] : []),
	].join("");
}

function renderWords({ shape, badges = [], heading, handle, lead, action, document }: Opening): string {
	const marks = badges.map((badge) => `<span class="opening-badge">${escapeHtml(badge)}</span>`);
	const title = `<p class="opening-heading">${escapeHtml(oneLine(heading))}</p>`;
	const under = handle === undefined ? "" : `<p class="opening-handle">${escapeHtml(oneLine(handle))}</p>`;
	const below = lead === undefined ? "" : `<p class="opening-lead">${escapeHtml(severalLines(lead))}</p>`;
	const words = [
		...(marks.length === 0 ? [] : [`<p class="opening-badges">${marks.join("")}</p>`]),
		...(shape === "person" ? [`<div class="opening-names">${title}${under}</div>`, below] : []),
		...(shape === "page" ? [`<div class="opening-text">${title}${below}</div>`] : []),
		...(shape === "hero" || shape === "script" ? [title, below] : []),
		...(action === undefined ? [] : [`<span class="opening-action" aria-hidden="true">${escapeHtml(action)}</span>`]),
	];
	const text = document === undefined ? "" : renderStaticDocument(document);
	return `<div class="opening-words" data-shape="${shape}"><div>${words.join("")}</div>${text}</div>`;
}
