import * as z from "zod/mini";
import { BYE, HEARD, HELLO, type Told, told, WHO_IS_THERE } from "../page-channel.ts";

export interface PageEar {
	/** The part among the page's scripts puts everything back as it was. */
	letGo(): void;
	/** Listens again after the listeners of the window were removed. */
	listen(): void;
	stop(): void;
}

/** A page that says hello again and again is no recorder. */
const MOST_NAMES = 20;

/** Hears what the part of the recorder among the page's scripts tells. To be called before those run. */
export function hearPage(page: Window, hear: (told: Told) => void): PageEar {
	const life = new AbortController();
	const { signal } = life;
	const names = new Set<string>();
	const listenTo = (name: string): void =>
		page.addEventListener(
			name,
			(event) => {
				const read = z.safeParse(told, readJson(detailOf(event) ?? ""));
				if (read.success) hear(read.data);
			},
			{ signal },
		);
	const listenForHello = (): void =>
		page.addEventListener(
			HELLO,
			(hello) => {
				const name = detailOf(hello);
				if (name === null || names.has(name) || names.size >= MOST_NAMES) return;
				names.add(name);
				page.dispatchEvent(new CustomEvent(name + HEARD));
				listenTo(name);
			},
			{ signal },
		);
	listenForHello();
	page.dispatchEvent(new CustomEvent(WHO_IS_THERE));
	const letGo = (): void => {
		for (const name of names) page.dispatchEvent(new CustomEvent(name + BYE));
	};
	return {
		letGo,
		listen() {
			listenForHello();
			for (const name of names) listenTo(name);
		},
		stop() {
			letGo();
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
