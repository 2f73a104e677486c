import { documentElementOf, make, queryAll, rootOf } from "@scriptorium/selectors/intact-dom";
import { en } from "../messages/en.ts";
import { letMove } from "./recorder-badge-moves.ts";

/** The hub's colors (`ui-kit/tokens.css`), repeated here: the shadow root isolates the badge from the page's styles. */
const badgeStyle = `
:host { all: initial; position: fixed; inset: auto 16px 16px auto; z-index: 2147483647; }
.badge { display: flex; align-items: center; gap: 8px; padding: 6px 6px 6px 12px; border: 1px solid #d8cfc0; border-radius: 999px;
	background: #fffdf8; color: #2b2420; box-shadow: 0 4px 16px rgb(0 0 0 / 0.2); font: 500 14px/1.4 system-ui, sans-serif;
	cursor: move; touch-action: none; user-select: none; }
.dot { inline-size: 10px; block-size: 10px; border-radius: 50%; background: #b3261e; animation: beat 1.6s ease-in-out infinite; }
.paused .dot { background: #8a6d1d; animation: none; }
.count { font-variant-numeric: tabular-nums; color: #5d534b; }
button { all: unset; box-sizing: border-box; min-inline-size: 44px; min-block-size: 44px; padding: 0 12px; border-radius: 999px;
	text-align: center; cursor: pointer; color: #8c1d18; font-weight: 600; }
button:hover { background: #f3eadb; }
button:focus-visible, .badge:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
@keyframes beat { 50% { opacity: 0.35; } }
@media (prefers-reduced-motion: reduce) { .dot { animation: none; } }
@media (prefers-color-scheme: dark) {
	.badge { background: #231f1b; color: #f4ece0; border-color: #4a4138; }
	.count { color: #c9bdae; }
	button { color: #ffb4ab; }
	button:hover { background: #362f28; }
}
@media print { :host { display: none; } }
`;

export interface RecorderBadgeState {
	readonly isPaused: boolean;
	readonly actionCount: number;
}

export interface RecorderBadge {
	show(state: RecorderBadgeState): void;
	remove(): void;
	/** Whether an element is the badge or in it. */
	has(element: Element): boolean;
}

/** Marks the badge, to find one that an earlier recorder left behind when its extension was reloaded. */
const MARK = "data-scriptorium-recorder";

/** Shows on the page that it is recorded, with buttons to pause and stop. In a closed shadow root, so that pages cannot press them. */
export function createRecorderBadge(onCommand: (command: "pause" | "resume" | "stop") => void): RecorderBadge {
	for (const left of queryAll(document, `[${MARK}]`)) left.remove();
	const host = make("div");
	host.setAttribute(MARK, "");
	const root = host.attachShadow({ mode: "closed" });
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(badgeStyle);
	root.adoptedStyleSheets = [sheet];

	const badge = part("div", "badge");
	badge.setAttribute("role", "group");
	badge.setAttribute("aria-label", en.badge);
	badge.title = en.move;
	badge.tabIndex = 0;
	const dot = part("span", "dot");
	const state = part("span", "state");
	const count = part("span", "count");
	count.setAttribute("role", "status");
	const toggle = part("button", "toggle");
	const stop = part("button", "stop");
	stop.textContent = en.stop;
	badge.append(dot, state, count, toggle, stop);
	root.append(badge);
	letMove(host, badge);

	let isPaused = false;
	const press = (button: Element, act: () => void) =>
		button.addEventListener("click", (event) => {
			// Ignore events that a page dispatches.
			if (event.isTrusted) act();
		});
	press(toggle, () => onCommand(isPaused ? "resume" : "pause"));
	press(stop, () => onCommand("stop"));

	return {
		has: (element) => element === host || rootOf(element) === root,
		remove: () => host.remove(),
		show(now) {
			isPaused = now.isPaused;
			badge.classList.toggle("paused", isPaused);
			state.textContent = isPaused ? en.paused : en.recording;
			count.textContent = en.count(now.actionCount);
			toggle.textContent = isPaused ? en.resume : en.pause;
			if (!host.isConnected) documentElementOf(document)?.append(host);
		},
	};
}

function part(tag: "div" | "span" | "button", className: string): HTMLElement {
	const element = make(tag);
	element.className = className;
	return element;
}
