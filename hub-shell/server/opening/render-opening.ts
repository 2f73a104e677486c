import { SITE_NAME } from "../../src/host-context/site-name.ts";
import { escapeHtml } from "../escape-html.ts";
import { oneLine } from "../heads/plain-text.ts";

/** The words a screen begins with, where they are known before any script has run. Plain text. */
export interface Opening {
	/** `hero`: home. `page`: title and lead above a list. */
	readonly shape: "hero" | "page";
	readonly heading: string;
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

function renderWords({ shape, heading, lead, action }: Opening): string {
	const words = [
		`<p class="opening-heading">${escapeHtml(oneLine(heading))}</p>`,
		...(lead === undefined ? [] : [`<p class="opening-lead">${escapeHtml(oneLine(lead))}</p>`]),
		...(action === undefined ? [] : [`<span class="opening-action" aria-hidden="true">${escapeHtml(action)}</span>`]),
	];
	return `<div class="opening-words" data-shape="${shape}"><div>${words.join("")}</div></div>`;
}
