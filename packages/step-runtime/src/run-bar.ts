import { documentElementOf, make } from "@scriptorium/selectors/intact-dom";

/** What the bar of a run shows, and what its buttons do. */
export interface RunBar {
	readonly text: string;
	readonly buttons: readonly { readonly label: string; readonly press: () => void }[];
}

/** Styles are set on the elements: a page can forbid style sheets. */
const BAR =
	"position: fixed; right: 16px; bottom: 16px; z-index: 2147483647; display: flex; gap: 8px; align-items: center; max-width: calc(100vw - 32px); box-sizing: border-box; padding: 8px 12px; border: 1px solid #8b8b99; border-radius: 8px; background: #1c1b22; color: #fbfbfe; font: 14px/1.4 system-ui, sans-serif;";
const BUTTON =
	"min-width: 44px; min-height: 44px; padding: 0 12px; border: 1px solid #fbfbfe; border-radius: 6px; background: #fbfbfe; color: #1c1b22; font: inherit; cursor: pointer;";

/**
 * Shows a bar on the page that tells of a run, out of reach of the page's own styles.
 * @param bar its text and buttons
 * @returns removes the bar
 */
export function showBar({ text, buttons }: RunBar): () => void {
	const host = make("div");
	host.style.cssText = "all: initial";
	const root = host.attachShadow({ mode: "closed" });
	const box = make("div");
	box.style.cssText = BAR;
	box.setAttribute("role", "region");
	box.setAttribute("aria-label", "Script run");
	const words = make("span");
	words.setAttribute("role", "status");
	box.append(words);
	for (const { label, press } of buttons) {
		const button = make("button");
		button.type = "button";
		button.style.cssText = BUTTON;
		button.append(label);
		button.addEventListener("click", press);
		box.append(button);
	}
	root.append(box);
	documentElementOf(document)?.append(host);
	// Screen readers say what is put into a place that they know already.
	words.append(text);
	return () => host.remove();
}
