import { OUTSIDE } from "../classifier/classify.ts";
import { templates } from "../template-list.ts";
import { crossedRequests } from "./crossed-requests.ts";
import { farRequests } from "./far-requests.ts";
import { nearRequests } from "./near-requests.ts";
import { phrasingsByManner } from "./phrasings-by-manner.ts";

/** A request that is trained on. */
export interface TrainingRequest {
	/** Id of the template that fulfills it, or `OUTSIDE`. */
	readonly id: string;
	readonly text: string;
	/** How it asks, such as `complaints`; requests of one manner were written together. */
	readonly manner: string;
}

/** Manner of the phrasings that stand in the files of the templates, with their titles and descriptions. */
export const IN_TEMPLATES = "templates";
/** Manner of the two lists of requests that no template fulfills. */
export const OUTSIDERS = "outsiders";

/** Manner of the requests made of wishes and parts of pages. */
export const CROSSED = "crossed";

/** Stands in for a value in the training texts, by type of the slot. */
const SAMPLE = { site: "example.com", element: "the box", text: "some text", number: "50", duration: "10 seconds" };

/** A phrasing as somebody types it: with a sample instead of each placeholder. */
function spoken(phrasing: string, slots: readonly { readonly name: string; readonly type: string }[]): string {
	return phrasing.replace(/\{(\w+)\}/g, (_, name: string) => {
		const type = slots.find((slot) => slot.name === name)?.type ?? (name === "site" ? "site" : "text");
		return Object.hasOwn(SAMPLE, type) ? SAMPLE[type as keyof typeof SAMPLE] : "";
	});
}

/** All requests that the committed weights are trained on, in a fixed order. */
export const trainingRequests: readonly TrainingRequest[] = [
	...[...nearRequests, ...farRequests].map((text) => ({ id: OUTSIDE, text, manner: OUTSIDERS })),
	...templates.flatMap(({ id, phrasings, slots, title, description }) =>
		[...phrasings.map((phrasing) => spoken(phrasing, slots)), title, description].map((text) => ({
			id,
			text,
			manner: IN_TEMPLATES,
		})),
	),
	...crossedRequests.map((text) => ({ id: OUTSIDE, text, manner: CROSSED })),
	...[...phrasingsByManner].flatMap(([manner, requests]) => requests.map(({ id, text }) => ({ id, text, manner }))),
];
