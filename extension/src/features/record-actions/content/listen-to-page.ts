import * as z from "zod/mini";
import { HELLO, HELLO_REQUEST, NAME_RECEIVED, type PageEvent, pageEvent, STOP } from "../page-channel.ts";

export interface PageListener {
	/** Makes the part in the main world restore the page's functions. */
	release(): void;
	/** Adds the listeners again after the window lost them. */
	listen(): void;
	stop(): void;
}

/** Limit against pages that send the greeting themselves. */
const MAX_NAMES = 20;

/** Receives events of the recorder's part in the main world. Call it before the page's scripts run. */
export function listenToPage(page: Window, onEvent: (event: PageEvent) => void): PageListener {
	const life = new AbortController();
	const { signal } = life;
	const names = new Set<string>();
	const listenTo = (name: string): void =>
		page.addEventListener(
			name,
			(event) => {
				const read = z.safeParse(pageEvent, readJson(detailOf(event) ?? ""));
				if (read.success) onEvent(read.data);
			},
			{ signal },
		);
	const listenForHello = (): void =>
		page.addEventListener(
			HELLO,
			(hello) => {
				const name = detailOf(hello);
				if (name === null || names.has(name) || names.size >= MAX_NAMES) return;
				names.add(name);
				page.dispatchEvent(new CustomEvent(name + NAME_RECEIVED));
				listenTo(name);
			},
			{ signal },
		);
	listenForHello();
	page.dispatchEvent(new CustomEvent(HELLO_REQUEST));
	const release = (): void => {
		for (const name of names) page.dispatchEvent(new CustomEvent(name + STOP));
	};
	return {
		release,
		listen() {
			listenForHello();
			for (const name of names) listenTo(name);
		},
		stop() {
			release();
			life.abort();
		},
	};
}

const detailOf = (event: Event): string | null =>
	event instanceof CustomEvent && typeof event.detail === "string" ? event.detail : null;

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
