import type { TrackedEvent } from "@scriptorium/shared-protocol/host-remote/host-context";

/** A step on the way to a goal; the last step of a journey completes it. */
export interface JourneyStep {
	readonly journey: "create" | "install" | "record";
	readonly step: string;
	/** From 1. */
	readonly number: number;
	readonly completes: boolean;
}

const CREATE: JourneyStep = { journey: "create", step: "editor opened", number: 1, completes: false };
const RECORD: JourneyStep = { journey: "record", step: "builder opened", number: 1, completes: false };
const INSTALL: JourneyStep = { journey: "install", step: "script viewed", number: 1, completes: false };

/** The steps that opening a page takes; the path is as `pagePath` returns it. */
export function stepsOfPage(path: string): readonly JourneyStep[] {
	if (path === "/create") return [CREATE];
	if (path === "/builder") return [CREATE, RECORD];
	return path === "/bookmarklet/:id" ? [INSTALL] : [];
}

/** The steps that an event takes. */
export function stepsOfEvent({ type, category, action }: TrackedEvent): readonly JourneyStep[] {
	if (type === "install" && category === "script") {
		return [{ journey: "install", step: "installed", number: 2, completes: true }];
	}
	if (type !== "save" || action !== "create") return [];
	if (category === "script") return [{ journey: "create", step: "script saved", number: 2, completes: true }];
	return category === "recording" ? [{ journey: "record", step: "recording saved", number: 2, completes: true }] : [];
}
