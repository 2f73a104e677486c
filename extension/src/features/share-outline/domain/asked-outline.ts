import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { pageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import {
	outlinePurpose,
	outlineRequestId,
	type outlineStatus,
} from "@scriptorium/shared-protocol/hub-extension/request-outline";
import * as z from "zod/mini";

/** A request of a tab of the hub, from the question to the end; kept until the browser is closed. */
export const askedOutline = z.object({
	requestId: outlineRequestId,
	purpose: outlinePurpose,
	hubTabId: z.int(),
	/** Tab of the page that asks; null until it is open. */
	pageTabId: z.nullable(z.int()),
	state: z.enum(["asking", "shared", "refused"]),
	/** What the person has seen last. */
	preview: z.nullable(
		z.object({
			previewId: z.string(),
			tabId: z.int(),
			origin: z.string(),
			/** The picker's is the picked element alone. */
			isPicked: z.boolean(),
			outline: pageOutline,
		}),
	),
	/** Tab on whose page an element is being picked; null for none. */
	pickingTabId: z.nullable(z.int()),
	/** What was shared; null before. */
	outline: z.nullable(pageOutline),
});
export type AskedOutline = z.infer<typeof askedOutline>;

/** A request that has just arrived. */
export const askOutline = (
	{ requestId, purpose }: Pick<AskedOutline, "requestId" | "purpose">,
	hubTabId: number,
): AskedOutline => ({
	requestId,
	purpose,
	hubTabId,
	pageTabId: null,
	state: "asking",
	preview: null,
	pickingTabId: null,
	outline: null,
});

/** The state, for pages of the hub. */
export const statusOf = ({ requestId, state }: AskedOutline): PayloadOf<typeof outlineStatus> => ({ requestId, state });

/** The part of a preview that is shared: everything, or one element alone; null for an element that it does not have. */
export function sharedPart(asked: AskedOutline, number: number | null): AskedOutline["outline"] {
	const { purpose, preview } = asked;
	if (preview === null) return null;
	if (purpose === "outline") return preview.outline;
	const element = preview.outline.elements.find((one) => one.number === number);
	return element === undefined ? null : { ...preview.outline, elements: [{ ...element, number: 1 }] };
}
