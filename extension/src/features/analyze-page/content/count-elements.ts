import type { DomStructure } from "@scriptorium/shared-protocol/page-analysis";
import { isHiddenField } from "../../../page-secrets/field-secrets.ts";
import { isButton, isField, isLink, isLiveRegion, type ReadElement } from "./element-kinds.ts";

type Kind = "headings" | "landmarks" | "images" | "tables" | "lists" | "scripts" | "forms";

const BY_TAG: ReadonlyMap<string, Kind> = new Map<string, Kind>([
	...["h1", "h2", "h3", "h4", "h5", "h6"].map((tag): [string, Kind] => [tag, "headings"]),
	...["main", "nav", "header", "footer", "aside", "search"].map((tag): [string, Kind] => [tag, "landmarks"]),
	...["img", "picture", "svg", "canvas"].map((tag): [string, Kind] => [tag, "images"]),
	...["ul", "ol", "dl", "menu"].map((tag): [string, Kind] => [tag, "lists"]),
	...([["table", "tables"] as const, ["script", "scripts"] as const, ["form", "forms"] as const] satisfies [
		string,
		Kind,
	][]),
]);
const BY_ROLE: ReadonlyMap<string, Kind> = new Map<string, Kind>([
	["heading", "headings"],
	...["main", "navigation", "banner", "contentinfo", "complementary", "search"].map((role): [string, Kind] => [
		role,
		"landmarks",
	]),
	["img", "images"],
	...["table", "grid", "treegrid"].map((role): [string, Kind] => [role, "tables"]),
	["list", "lists"],
]);

/** Whether an element is a landmark of its page (ARIA 1.2, "landmark roles"), a form or a table. */
export function isSection({ role, tag }: ReadElement): boolean {
	const kind = BY_ROLE.get(role) ?? BY_TAG.get(tag);
	return kind === "landmarks" || kind === "forms" || kind === "tables" || role === "form" || role === "region";
}

/** Adds an element to the counts. */
export function countElement(counts: DomStructure, read: ReadElement, depth: number): void {
	const { element, tag, role } = read;
	counts.elements += 1;
	counts.max_depth = Math.max(counts.max_depth, depth);
	const kind = BY_ROLE.get(role) ?? BY_TAG.get(tag);
	if (kind !== undefined) counts[kind] += 1;
	if (isLink(read) || role === "link") counts.links += 1;
	else if (isButton(read)) counts.buttons += 1;
	else if (isField(read) && !isHiddenField(element)) counts.fields += 1;
	if (isLiveRegion(read)) counts.live_regions += 1;
	if (tag.includes("-")) counts.custom_elements += 1;
	if (tag === "iframe" || tag === "frame") {
		counts.frames += 1;
		if (isReachable(element)) counts.same_origin_frames += 1;
	}
}

/** Whether the document is accessible: same origin and no sandbox. */
const isReachable = (frame: Element): boolean =>
	(frame instanceof HTMLIFrameElement || frame instanceof HTMLFrameElement) && frame.contentDocument !== null;
