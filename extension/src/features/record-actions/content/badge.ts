import { documentElementOf, make, queryAll, rootOf } from "@scriptorium/selectors/intact-dom";
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
			// A page can dispatch events on what it can reach; this is for people.
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
