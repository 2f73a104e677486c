import { en } from "../messages/en.ts";
import { letMove } from "./badge-moves.ts";
import { badgeStyle } from "./badge-style.ts";

export interface BadgeState {
	readonly isPaused: boolean;
	readonly actionCount: number;
}

export interface Badge {
	show(state: BadgeState): void;
	remove(): void;
	/** Whether an element is the badge or in it. */
	has(element: Element): boolean;
}

/** Marks what an earlier recorder left behind when its extension was reloaded. */
const MARK = "data-scriptorium-recorder";

/** Says on the page that it is recorded, and lets it be paused and ended there. In a closed root: pages cannot press its buttons. */
export function createBadge(onCommand: (command: "pause" | "resume" | "stop") => void): Badge {
	for (const left of document.querySelectorAll(`[${MARK}]`)) left.remove();
	const host = document.createElement("div");
	host.setAttribute(MARK, "");
	const root = host.attachShadow({ mode: "closed" });
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(badgeStyle);
	root.adoptedStyleSheets = [sheet];

	const badge = make("div", "badge");
	badge.setAttribute("role", "group");
	badge.setAttribute("aria-label", en.badge);
	badge.title = en.move;
	badge.tabIndex = 0;
	const dot = make("span", "dot");
	const state = make("span", "state");
	const count = make("span", "count");
	count.setAttribute("role", "status");
	const toggle = make("button", "toggle");
	const stop = make("button", "stop");
	stop.textContent = en.stop;
	badge.append(dot, state, count, toggle, stop);
	root.append(badge);
	letMove(host, badge);

	let isPaused = false;
	const press = (button: Element, act: () => void) =>
		button.addEventListener("click", (event) => {
			// A page can dispatch events on what it can reach; this is for people.
			if (event.isTrusted) act();
		});
	press(toggle, () => onCommand(isPaused ? "resume" : "pause"));
	press(stop, () => onCommand("stop"));

	return {
		has: (element) => element === host || element.getRootNode() === root,
		remove: () => host.remove(),
		show(now) {
			isPaused = now.isPaused;
			badge.classList.toggle("paused", isPaused);
			state.textContent = isPaused ? en.paused : en.recording;
			count.textContent = en.count(now.actionCount);
			toggle.textContent = isPaused ? en.resume : en.pause;
			if (!host.isConnected) document.documentElement?.append(host);
		},
	};
}

function make(tag: "div" | "span" | "button", className: string): HTMLElement {
	const element = document.createElement(tag);
	element.className = className;
	return element;
}
