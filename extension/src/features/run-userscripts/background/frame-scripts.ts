import { messageOf } from "@scriptorium/core-types/errors";
import type { FrameNavigation } from "../../../platform/navigations.ts";
import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import type { DocumentPlace, UserScriptsPort } from "../../../platform/user-scripts-port.ts";
import type { PlannedScript } from "../domain/planned-script.ts";
import { coversAboutFrames, fitsPatterns } from "../domain/script-targets.ts";
import type { FrameWorlds } from "./frame-worlds.ts";
import type { Registry } from "./registry.ts";

export interface FrameScriptPorts {
	readonly registry: Pick<Registry, "plannedWorlds" | "run" | "worldOf">;
	readonly worlds: FrameWorlds;
	readonly userScripts: Pick<UserScriptsPort, "isAllowed">;
	readonly log: (line: string) => void;
}

/**
 * Scripts in frames that the browser does not start: those that share a world and have something to protect, and all of them in frames
 * without an address of their own (`about:blank`, `about:srcdoc`), where it runs no registration.
 */
export type FrameScripts = ReturnType<typeof createFrameScripts>;

export function createFrameScripts({ registry, worlds, userScripts, log }: FrameScriptPorts) {
	/** The world of a script that shares one, in a frame; undefined where it runs in none. */
	const sharedWorldIn = async (tabId: number, documentId: string): Promise<string | undefined> =>
		(await worlds.inTab(tabId)).find((one) => one.documentId === documentId)?.worldId;

	return {
		/** Runs the scripts of a frame whose document begins to load. */
		async start(frame: FrameNavigation): Promise<void> {
			if (!userScripts.isAllowed()) return;
			const { plans, worlds: assigned } = await registry.plannedWorlds();
			const isShared = ({ id }: PlannedScript): boolean => assigned.get(id)?.inFrames === "worker";
			const here = plans.filter((plan) => {
				if (plan.runAt === null || !plan.allFrames) return false;
				return frame.isAbout
					? coversAboutFrames(plan.targets, frame.url)
					: isShared(plan) && fitsPatterns(plan.targets, frame.url);
			});
			if (here.length === 0) return;
			const shared = here.some(isShared) ? await worlds.open(frame) : null;
			// Begun in their order, and none waits for the end of another, which may wait for the document.
			await Promise.all(
				here.map(async (plan) => {
					const worldId = isShared(plan) ? shared : assigned.get(plan.id)?.worldId;
					try {
						if (worldId === null && isShared(plan)) throw new Error("the site has too many frames at once");
						await registry.run(plan, worldId, frame, frame.isAbout || plan.startsEarly);
					} catch (thrown) {
						log(`${plan.id} did not run in a frame: ${messageOf(thrown)}`);
					}
				}),
			);
		},
		/** Where the sender of a call runs; null when that is not known. */
		async placeOf(scriptId: string, sender: UserScriptSender | null): Promise<DocumentPlace | null> {
			const { tabId, documentId, frameId } = sender ?? {};
			if (tabId === undefined || documentId === undefined) return null;
			const world = await registry.worldOf(scriptId);
			if (frameId === 0 || world?.inFrames !== "worker") return { tabId, documentId, worldId: world?.worldId ?? null };
			const worldId = await sharedWorldIn(tabId, documentId);
			return worldId === undefined ? null : { tabId, documentId, worldId };
		},
		/** Where a script that shares a world runs in the frames of a tab, some of which may be gone. */
		sharedPlaces: async (tabId: number): Promise<(DocumentPlace & { readonly frameId: number })[]> =>
			(await worlds.inTab(tabId)).map((one) => ({ ...one, tabId })),
	};
}
