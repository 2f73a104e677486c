import { SITE_NAME } from "../../src/host-context/site-name.ts";
import { escapeHtml } from "../escape-html.ts";
import { oneLine, severalLines } from "../heads/plain-text.ts";

/** The words a screen begins with, where they are known before any script has run. Plain text. */
export interface Opening {
	/** `hero`: home. `page`: title and lead above a list. `script`: one script. `person`: a profile, with room for the picture. */
	readonly shape: "hero" | "page" | "script" | "person";
	/** Small marks above the title. */
	readonly badges?: readonly string[];
	readonly heading: string;
	/** Below the title, smaller: `@ada`. */
	readonly handle?: string;
	/** Of a script or a person in the lines they were written in. */
	readonly lead?: string;
	/** Of the button that will stand beside the title; it only takes its room. */
	readonly action?: string;
}

/**
 * What is seen until the shell takes over: the bar with the name, and the words, where there are any, in the places they will
 * have (`src/opening/opening.css`). The shell shows the same words on while the screen's own code loads. Without headings and
 * landmarks: those belong to the screen, and nothing here can be used yet.
 */
export function renderOpening(opening: Opening | undefined): string {
	return [
		'<div class="opening-bar"><div>',
		`<img src="/favicon.svg" alt="" width="30" height="30" /><span>${escapeHtml(SITE_NAME)}</span>`,
		"</div></div>",
		...(opening ? [renderWords(opening)] : []),
	].join("");
}

function renderWords({ shape, badges = [], heading, handle, lead, action }: Opening): string {
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
	return `<div class="opening-words" data-shape="${shape}"><div>${words.join("")}</div></div>`;
}
