import * as z from "zod/mini";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { createQueue } from "../../../platform/storage/queue.ts";
import { siteOfHost } from "../domain/meeting-sites.ts";

/** Names for worlds of frames: Chromium lets an extension configure a hundred worlds, and other parts of this one need some. */
export const MAX_FRAME_WORLDS = 80;
/** Documents of a site that are remembered after their worlds were given to others. */
const MAX_RETIRED = 1000;

/** The document of a frame. */
export interface FrameDocument {
	readonly tabId: number;
	readonly frameId: number;
	readonly documentId: string;
	/** The document of the tab that the frame is part of. */
	readonly topDocumentId: string;
	/** Its address; for one without an address of its own that of the closest frame around it that has one. */
	readonly url: string;
}

export interface FrameWorld {
	readonly frameId: number;
	readonly documentId: string;
	readonly worldId: string;
}

export interface FrameWorldPorts {
	/** Kept until the browser is closed, as the documents are. */
	readonly session: KeyValueStore;
	/** Addresses of all documents in the browser's tabs, but for one tab. */
	readonly addressesOutside: (tabId: number) => Promise<readonly string[]>;
	/** At least 0, below 1. */
	readonly random: () => number;
}

const given = z.object({
	index: z.number(),
	tabId: z.number(),
	frameId: z.number(),
	documentId: z.string(),
	topDocumentId: z.string(),
});
const siteWorlds = z.object({ given: z.array(given), retired: z.array(z.string()) });
type SiteWorlds = z.infer<typeof siteWorlds>;

const PREFIX = "frame-worlds:";
const worldIdOf = (index: number): string => `frame-${index}`;

function siteOf(url: string): string {
	try {
		return siteOfHost(new URL(url).hostname);
	} catch {
		return "";
	}
}

/**
 * Worlds for the scripts that share one, in frames (decision 19): no other document that could reach into the frame has had the same
 * world, so that no script could prepare it. Documents of different sites cannot reach each other and have the same names.
 *
 * A world that was used stays used: a script of it could have left code in the same world of the documents around its frame. It is free
 * again when the tab's document is another one and no other tab shows the site.
 */
export type FrameWorlds = ReturnType<typeof createFrameWorlds>;

export function createFrameWorlds({ session, addressesOutside, random }: FrameWorldPorts) {
	const inTurn = createQueue();

	function parse(raw: unknown): SiteWorlds {
		const parsed = z.safeParse(siteWorlds, raw);
		return parsed.success ? parsed.data : { given: [], retired: [] };
	}

	/** The worlds of a site after those that no document can have prepared were set free. */
	async function reclaim(worlds: SiteWorlds, site: string, tabId: number, topDocumentId: string): Promise<SiteWorlds> {
		const elsewhere = await addressesOutside(tabId);
		if (elsewhere.some((url) => siteOf(url) === site)) return worlds;
		const kept = worlds.given.filter((one) => one.topDocumentId === topDocumentId);
		const gone = worlds.given.filter((one) => one.topDocumentId !== topDocumentId);
		// The back/forward cache can bring these documents back.
		const retired = [...new Set([...worlds.retired, ...gone.map((one) => one.topDocumentId)])].slice(-MAX_RETIRED);
		return { given: kept, retired };
	}

	return {
		/** A world for a frame's document that no other document had; null when all are used. */
		open: ({ tabId, frameId, documentId, topDocumentId, url }: FrameDocument): Promise<string | null> =>
			inTurn(async () => {
				const site = siteOf(url);
				const key = `${PREFIX}${site}`;
				let worlds = parse(await session.read(key));
				const known = worlds.given.find((one) => one.documentId === documentId);
				if (known) return worldIdOf(known.index);
				if (worlds.given.length >= MAX_FRAME_WORLDS) worlds = await reclaim(worlds, site, tabId, topDocumentId);
				const used = new Set(worlds.given.map(({ index }) => index));
				const free = Array.from({ length: MAX_FRAME_WORLDS }, (_, index) => index).filter((index) => !used.has(index));
				// Chance, so that documents that outlived a reload of the extension know nothing about the worlds of new ones.
				const index = free[Math.floor(random() * free.length)];
				if (index === undefined || worlds.retired.includes(topDocumentId)) return null;
				const one = { index, tabId, frameId, documentId, topDocumentId };
				await session.write({ [key]: { ...worlds, given: [...worlds.given, one] } });
				return worldIdOf(index);
			}),
		/** Worlds of the frames of a tab, those of documents that are gone among them. */
		inTab: (tabId: number): Promise<FrameWorld[]> =>
			inTurn(async () => {
				const keys = (await session.keys()).filter((key) => key.startsWith(PREFIX));
				const sites = keys.length === 0 ? {} : await session.readMany(keys);
				return Object.values(sites).flatMap((raw) =>
					parse(raw).given.flatMap(({ index, frameId, documentId, ...one }) =>
						one.tabId === tabId ? [{ frameId, documentId, worldId: worldIdOf(index) }] : [],
					),
				);
			}),
	};
}
