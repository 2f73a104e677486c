import type { Side } from "@scriptorium/ui-kit/place-beside";
import type { en } from "./messages/en.ts";

export interface TourStep {
	/** Key of its title and description. */
	readonly id: keyof typeof en.steps;
	/**
	 * Name of what it highlights: an element marked by `data-tour`. The name and never the element, because a remote renders its elements
	 * anew. Null for the welcome.
	 */
	readonly target: string | null;
	/** Side of the target on which the step stands where there is room. */
	readonly position: Side;
}

export const WELCOME: TourStep = { id: "welcome", target: null, position: "bottom" };

/** The six steps of spec 03 § 2. */
export const TOUR_STEPS: readonly TourStep[] = [
	WELCOME,
	{ id: "explore", target: "explore", position: "bottom" },
	{ id: "create", target: "create", position: "bottom" },
	{ id: "install", target: "card", position: "right" },
	{ id: "security", target: "security-badge", position: "bottom" },
	{ id: "share", target: "share", position: "top" },
];
