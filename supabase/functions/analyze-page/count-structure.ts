import { type DomStructure, emptyStructure } from "@scriptorium/shared-protocol/page-analysis";
import { isButton, isField, isHidden, isLink, type PageElement, roleWord } from "./read-page.ts";

type Kind = "headings" | "landmarks" | "images" | "tables" | "lists" | "scripts" | "forms";

const kinds = (words: Readonly<Partial<Record<Kind, string>>>): ReadonlyMap<string, Kind> =>
	new Map(
		(Object.entries(words) as [Kind, string][]).flatMap(([kind, names]) =>
			names.split(" ").map((name): [string, Kind] => [name, kind]),
		),
	);
const BY_TAG = kinds({
	headings: "h1 h2 h3 h4 h5 h6",
	landmarks: "main nav header footer aside search",
	images: "img picture svg canvas",
	tables: "table",
	lists: "ul ol dl menu",
	scripts: "script",
	forms: "form",
});
const BY_ROLE = kinds({
	headings: "heading",
	landmarks: "main navigation banner contentinfo complementary search",
	images: "img",
	tables: "table grid treegrid",
	lists: "list",
});
const LIVE_ROLES: ReadonlySet<string> = new Set(["status", "alert", "log", "timer", "marquee"]);

/** Whether an element is a live region (ARIA 1.2, "live regions"). */
export function isLiveRegion(element: PageElement): boolean {
	const live = element.attributes["aria-live"];
	if (live !== undefined) return /^(polite|assertive)$/.test(live);
	return element.tag === "output" || LIVE_ROLES.has(roleWord(element));
}

/**
 * Counts the elements of a page.
 * @param elements all of them
 * @param address of the page, to know frames of the same origin
 * @returns the counts; shadow roots as far as the text declares them
 */
export function countStructure(elements: readonly PageElement[], address: string): DomStructure {
	const counts: DomStructure = { ...emptyStructure(), elements: elements.length };
	for (const element of elements) {
		const { tag, attributes, depth } = element;
		const role = roleWord(element);
		counts.max_depth = Math.max(counts.max_depth, depth);
		const kind = BY_ROLE.get(role) ?? BY_TAG.get(tag);
		if (kind !== undefined) counts[kind] += 1;
		if (isLink(element) || role === "link") counts.links += 1;
		else if (isButton(element)) counts.buttons += 1;
		else if (isField(element) && !isHidden(element)) counts.fields += 1;
		if (isLiveRegion(element)) counts.live_regions += 1;
		if (tag.includes("-")) counts.custom_elements += 1;
		if (tag === "template" && attributes.shadowrootmode !== undefined) counts.shadow_roots += 1;
		if (tag !== "iframe" && tag !== "frame") continue;
		counts.frames += 1;
		if (isReachable(attributes, address)) counts.same_origin_frames += 1;
	}
	return counts;
}

/** Whether scripts of the page can access the frame's document: same origin and no sandbox. */
function isReachable({ src, srcdoc, sandbox }: PageElement["attributes"], address: string): boolean {
	if (sandbox !== undefined && !sandbox.split(/\s+/).includes("allow-same-origin")) return false;
	if (srcdoc !== undefined || src === undefined || src === "") return true;
	return URL.canParse(src, address) && new URL(src, address).origin === new URL(address).origin;
}
