import { type CodedError, fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import type { PayloadOf, SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import type {
	endPicking,
	OutlinePreview,
	OutlineRequest,
	pickElement,
	previewOutline,
	shareOutline,
} from "@scriptorium/shared-protocol/extension-internal/share-outline";
import type { PageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import {
	type getOutline,
	outlineStatus,
	type requestOutline,
} from "@scriptorium/shared-protocol/hub-extension/request-outline";
import * as z from "zod/mini";
import { createRefusalLimit } from "../../../hub/refusal-limit.ts";
import { isWebPage } from "../../../page-addresses/web-page.ts";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { createQueue } from "../../../platform/storage/queue.ts";
import { type AskedOutline, askedOutline, askOutline, sharedPart, statusOf } from "../domain/asked-outline.ts";
import { en } from "../messages/en.ts";

const ASKED = "outline-request";
/** In the address of the page that asks. */
const PAGE = "/share-outline.html?";

export interface OutlineTab {
	readonly id: number;
	readonly url: string;
	readonly title: string;
}

type ReadFailure = "PAGE_NOT_ALLOWED" | "TIMED_OUT" | "TAB_GONE" | "ANALYSIS_FAILED";

export interface OutlineRequestsPorts {
	readonly hubOrigin: string;
	/** Kept until the browser is closed. */
	readonly session: KeyValueStore;
	/** Sends an event to every connected page of the hub. */
	readonly send: SendEvent;
	/** Opens the page that asks the person, in front of a tab; resolves with its own tab. */
	readonly openRequest: (requestId: string, hubTabId: number) => Promise<number | null>;
	readonly closeTab: (tabId: number) => void;
	/** Brings a tab to the front. */
	readonly showTab: (tabId: number) => Promise<void>;
	/** All tabs, the last used first. */
	readonly listTabs: () => Promise<readonly OutlineTab[]>;
	/** Null for a closed tab. */
	readonly findTab: (tabId: number) => Promise<OutlineTab | null>;
	readonly readOutline: (tab: OutlineTab) => Promise<Result<PageOutline, ReadFailure>>;
	/** Puts the picker on the page of a tab. */
	readonly startPicking: (
		tab: OutlineTab,
		requestId: string,
		number: number | null,
	) => Promise<Result<unknown, ReadFailure>>;
	readonly stopPicking: (tabId: number) => void;
	readonly newId: () => string;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly log: (line: string) => void;
}

type PageFailure = "REQUEST_GONE" | "TAB_CHANGED" | Exclude<ReadFailure, "TAB_GONE">;
type Outcome<Value, Code extends string> = Promise<Result<Value, Code | "STORAGE_ERROR">>;

/**
 * Requests of pages of the hub for the outline of a tab: one at a time. Nothing is kept in memory, as the worker may end while the
 * person is asked. Whoever closes the page that asks, or goes elsewhere in its tab, refuses.
 */
export interface OutlineRequests {
	start(
		request: PayloadOf<typeof requestOutline>,
		hubTabId: number | null,
	): Outcome<PayloadOf<typeof outlineStatus>, "REQUEST_IN_PROGRESS" | "PERMISSION_DENIED" | "UNKNOWN_ERROR">;
	/** For the tab that made the request. */
	read(requestId: string, hubTabId: number | null): Outcome<PayloadOf<typeof getOutline.response>, "OUTLINE_NOT_FOUND">;
	end(requestId: string, hubTabId: number | null): Outcome<{ requestId: string }, "OUTLINE_NOT_FOUND">;
	request(requestId: string): Outcome<OutlineRequest, "REQUEST_GONE">;
	tabs(): Promise<readonly OutlineTab[]>;
	preview(choice: PayloadOf<typeof previewOutline>): Outcome<OutlinePreview, PageFailure>;
	pick(choice: PayloadOf<typeof pickElement>): Outcome<null, PageFailure>;
	/** Of the picker in a tab. */
	picked(given: PayloadOf<typeof endPicking>, tabId: number): Outcome<null, "REQUEST_GONE">;
	share(given: PayloadOf<typeof shareOutline>): Outcome<null, "REQUEST_GONE" | "TAB_CHANGED">;
	tabClosed(tabId: number): Promise<void>;
	/** A tab shows another document. */
	tabNavigated(tabId: number, url: string): Promise<void>;
}

/** Creates the worker's part of sharing outlines. */
export function createOutlineRequests(ports: OutlineRequestsPorts): OutlineRequests {
	const { session, send, hubOrigin } = ports;
	const inTurn = createQueue();
	/** Number of the last reading: an earlier one that ends later is not what the person sees. */
	let readings = 0;
	const refusals = createRefusalLimit(session, "outline", ports.now);
	const gone = () => fail("REQUEST_GONE", en.errors.gone);
	const changed = () => fail("TAB_CHANGED", en.errors.tabChanged);

	const read = async (): Promise<AskedOutline | null> => {
		const parsed = z.safeParse(askedOutline, await session.read(ASKED));
		return parsed.success ? parsed.data : null;
	};
	const write = (asked: AskedOutline): Promise<void> => session.write({ [ASKED]: asked });
	const stored = <Value, Code extends string>(
		task: (asked: AskedOutline | null) => Promise<Result<Value, Code>>,
	): Outcome<Value, Code> =>
		inTurn(async () => {
			try {
				return await task(await read());
			} catch (thrown) {
				ports.log(`the request for an outline could not be kept: ${messageOf(thrown)}`);
				return fail("STORAGE_ERROR", en.errors.storage, messageOf(thrown));
			}
		});
	const observed = async (task: (asked: AskedOutline) => Promise<void>): Promise<void> => {
		await stored(async (asked) => {
			if (asked !== null) await task(asked);
			return succeed(null);
		});
	};
	const isWaiting = (asked: AskedOutline | null, requestId: string): asked is AskedOutline =>
		asked?.requestId === requestId && asked.state === "asking";
	const mayRead = (url: string): boolean => isWebPage(url) && new URL(url).origin !== hubOrigin;
	const findSame = async (tabId: number, origin: string): Promise<OutlineTab | null> => {
		const tab = await ports.findTab(tabId);
		return tab !== null && mayRead(tab.url) && new URL(tab.url).origin === origin ? tab : null;
	};
	const isOf = ({ url }: PageOutline, origin: string): boolean => URL.canParse(url) && new URL(url).origin === origin;
	const stopPicking = ({ pickingTabId }: AskedOutline): void => {
		if (pickingTabId !== null) ports.stopPicking(pickingTabId);
	};
	const settle = async (asked: AskedOutline, end: Pick<AskedOutline, "state" | "outline">): Promise<void> => {
		stopPicking(asked);
		const settled = { ...asked, ...end, preview: null, pickingTabId: null };
		await write(settled);
		send(outlineStatus, statusOf(settled));
	};
	const refuse = (asked: AskedOutline): Promise<void> => settle(asked, { state: "refused", outline: null });
	/** The page of the hub is gone: nobody waits for what would be shared, and nobody may fetch it. */
	const forget = async (asked: AskedOutline): Promise<void> => {
		stopPicking(asked);
		await session.remove([ASKED]);
		if (asked.state !== "asking") return;
		await refusals.withdrawn();
		if (asked.pageTabId !== null) ports.closeTab(asked.pageTabId);
	};
	const show = (tabId: number): Promise<void> =>
		// It was closed in between, which is handled as an event of its own.
		ports.showTab(tabId).catch((thrown: unknown) => ports.log(`a tab was not shown: ${messageOf(thrown)}`));
	const asFailure = ({ code, message, details }: CodedError<ReadFailure>) =>
		code === "TAB_GONE" ? changed() : fail(code, message, details);
	/** Refuses a request whose page was closed without an event, for example by a crash. */
	const refuseAbandoned = async (asked: AskedOutline): Promise<AskedOutline> => {
		const { state, pageTabId } = asked;
		if (state !== "asking" || (pageTabId !== null && (await ports.findTab(pageTabId)) !== null)) return asked;
		await refuse(asked);
		return { ...asked, state: "refused" };
	};

	return {
		start: (request, hubTabId) =>
			stored(async (before) => {
				if (hubTabId === null) return fail("PERMISSION_DENIED", en.errors.noTab);
				if (before !== null && before.hubTabId !== hubTabId) {
					if ((await refuseAbandoned(before)).state === "asking")
						return fail("REQUEST_IN_PROGRESS", en.errors.inProgress);
				} else if (before !== null) await forget(before);
				if (await refusals.isReached()) return fail("PERMISSION_DENIED", en.errors.refusedOften);
				const asked = askOutline(request, hubTabId);
				await write(asked);
				const pageTabId = await ports.openRequest(asked.requestId, hubTabId).catch((thrown: unknown) => {
					ports.log(`no page could be opened: ${messageOf(thrown)}`);
					return null;
				});
				if (pageTabId === null) {
					await session.remove([ASKED]);
					return fail("UNKNOWN_ERROR", en.errors.noPage);
				}
				await write({ ...asked, pageTabId });
				return succeed(statusOf(asked));
			}),
		read: (requestId, hubTabId) =>
			stored(async (asked) => {
				if (asked?.requestId !== requestId || asked.hubTabId !== hubTabId)
					return fail("OUTLINE_NOT_FOUND", en.errors.gone);
				const { state } = await refuseAbandoned(asked);
				return succeed({ requestId, state, outline: asked.outline });
			}),
		end: (requestId, hubTabId) =>
			stored(async (asked) => {
				if (asked?.requestId !== requestId || asked.hubTabId !== hubTabId)
					return fail("OUTLINE_NOT_FOUND", en.errors.gone);
				await forget(asked);
				return succeed({ requestId });
			}),
		request: (requestId) =>
			stored(async (asked) => {
				if (!isWaiting(asked, requestId)) return gone();
				const { purpose, preview, pickingTabId } = asked;
				return succeed({ hub: hubOrigin, purpose, preview, isPicking: pickingTabId !== null });
			}),
		tabs: async () => (await ports.listTabs()).filter(({ url }) => mayRead(url)),
		async preview({ requestId, tabId, origin }) {
			const tab = await findSame(tabId, origin);
			if (tab === null) return changed();
			readings += 1;
			const own = readings;
			// Not in turn: a busy page takes seconds.
			const reading = await ports.readOutline(tab);
			if (!reading.ok) return asFailure(reading.error);
			return stored(async (asked) => {
				if (!isWaiting(asked, requestId)) return gone();
				// A window that opened the tab can lead it to another site for a moment.
				const isSame = isOf(reading.value, origin) && (await findSame(tabId, origin)) !== null;
				if (own !== readings || !isSame) return changed();
				const preview = { previewId: ports.newId(), tabId, origin, isPicked: false, outline: reading.value };
				await write({ ...asked, preview });
				return succeed(preview);
			});
		},
		async pick({ requestId, tabId, origin, number }) {
			const tab = await findSame(tabId, origin);
			if (tab === null) return changed();
			const begun = await stored(async (asked) => {
				if (!isWaiting(asked, requestId)) return gone();
				stopPicking(asked);
				await write({ ...asked, pickingTabId: tabId });
				return succeed(null);
			});
			if (!begun.ok) return begun;
			// Not in turn, as with the preview.
			const started = await ports.startPicking(tab, requestId, number);
			if (started.ok) {
				await show(tabId);
				return succeed(null);
			}
			ports.stopPicking(tabId);
			await observed((asked) =>
				asked.pickingTabId === tabId ? write({ ...asked, pickingTabId: null }) : Promise.resolve(),
			);
			return asFailure(started.error);
		},
		picked: ({ requestId, outline }, tabId) =>
			stored(async (asked) => {
				if (!isWaiting(asked, requestId) || asked.pickingTabId !== tabId || asked.pageTabId === null) return gone();
				const tab = await ports.findTab(tabId);
				const origin = tab && new URL(tab.url).origin;
				if (origin === null || (outline !== null && !isOf(outline, origin))) return gone();
				const picked = { previewId: ports.newId(), tabId, origin, isPicked: true };
				const preview =
					outline === null
						? asked.preview
						: { ...picked, outline: { ...outline, elements: outline.elements.slice(0, 1) } };
				await write({ ...asked, pickingTabId: null, preview });
				await show(asked.pageTabId);
				return succeed(null);
			}),
		share: ({ requestId, previewId, number }) =>
			stored(async (asked) => {
				if (!isWaiting(asked, requestId) || asked.preview?.previewId !== previewId) return gone();
				if ((await findSame(asked.preview.tabId, asked.preview.origin)) === null) return changed();
				const outline = sharedPart(asked, number);
				if (outline === null) return gone();
				await refusals.agreed();
				await settle(asked, { state: "shared", outline });
				return succeed(null);
			}),
		tabClosed: (tabId) =>
			observed(async (asked) => {
				if (tabId === asked.hubTabId) return forget(asked);
				if (asked.state !== "asking") return;
				if (tabId === asked.pageTabId) {
					await refusals.refused();
					await refuse(asked);
				} else if (tabId === asked.pickingTabId) await leavePicking(asked);
			}),
		tabNavigated: (tabId, url) =>
			observed(async (asked) => {
				// Also another page of the hub, or this one again, has no use for the answer.
				if (tabId === asked.hubTabId) return forget(asked);
				if (asked.state !== "asking") return;
				if (tabId === asked.pageTabId && (isWebPage(url) || !url.includes(PAGE))) {
					await refusals.refused();
					await refuse(asked);
				} else if (tabId === asked.pickingTabId) await leavePicking(asked);
			}),
	};

	/** The page on which an element was being picked is gone: the person is brought back to the page that asks. */
	async function leavePicking(asked: AskedOutline): Promise<void> {
		await write({ ...asked, pickingTabId: null });
		if (asked.pageTabId !== null) await show(asked.pageTabId);
	}
}
