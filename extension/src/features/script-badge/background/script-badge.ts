import type { Targets } from "@scriptorium/userscript/matches-url";
import * as z from "zod/mini";
import { siteOf } from "../../../page-addresses/site-of.ts";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { isExcludedPage, namesPage, targetsOf } from "../../../script-library/page-targets.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { SettingsStore } from "../../../settings/settings-store.ts";

const list = z.array(z.string());
/** What decides whether a script runs on a page: kept until the browser is closed, so that a page load reads no code. */
const badgeIndex = z.object({
	shown: z.boolean(),
	scriptsOn: z.boolean(),
	offSites: list,
	offPages: list,
	scripts: z.array(z.object({ matches: list, excludeMatches: list, includes: list, excludes: list, offSites: list })),
});
type BadgeIndex = z.infer<typeof badgeIndex>;
const KEY = "badge";
const RECORDING = "badge-recording";
/** Shown instead of the number of scripts while something is recorded, whatever the settings say. */
const RECORDING_TEXTS = { recording: "REC", paused: "II" } as const;
/** Shown on all tabs while the switch for all scripts is off: that nothing runs is no fault of a page or a script. */
const OFF_TEXT = "OFF";
export type RecordingState = keyof typeof RECORDING_TEXTS;
const recordingState = z.enum(["recording", "paused"]);

export interface BadgePorts {
	readonly library: Pick<ScriptLibrary, "list">;
	readonly settings: Pick<SettingsStore, "read">;
	/** Kept until the browser is closed. */
	readonly session: KeyValueStore;
	/** Shows a text on the icon of a tab, or of all tabs without one of their own (null); empty for none. */
	readonly show: (tabId: number | null, text: string, failed: boolean) => Promise<void>;
	readonly listTabs: () => Promise<readonly { readonly id: number; readonly url: string }[]>;
}

/**
 * The number of scripts that run on a page, on the extension's icon; marked when one of them has failed there. While something is
 * recorded, the icon says that instead, on every tab.
 */
export interface ScriptBadge {
	/** A tab shows another page. */
	pageChanged(tabId: number, url: string): Promise<void>;
	/** A script has failed on the page of this tab. */
	scriptFailed(tabId: number, url: string): Promise<void>;
	/** Scripts or settings have changed: the cached counts are invalid. */
	forget(): Promise<void>;
	/** Shows the change on all tabs. */
	scriptsChanged(): Promise<void>;
	/** A recording began, was paused or has ended (null). */
	recordingChanged(state: RecordingState | null): Promise<void>;
}

export function createScriptBadge({ library, settings, session, show, listTabs }: BadgePorts): ScriptBadge {
	async function build(): Promise<BadgeIndex> {
		const { badge, scriptsOn, offSites, offPages } = await settings.read();
		const { scripts } = await library.list();
		const index: BadgeIndex = {
			shown: badge,
			scriptsOn,
			offSites,
			offPages: [...offPages],
			scripts: scripts.flatMap((script) => {
				const { enabled, offSites: ownSites } = script;
				const targets = enabled ? targetsOf(script) : null;
				if (targets === null) return [];
				return [{ ...mutable(targets), offSites: ownSites }];
			}),
		};
		await session.write({ [KEY]: index });
		return index;
	}
	async function read(): Promise<BadgeIndex> {
		const known = z.safeParse(badgeIndex, await session.read(KEY));
		return known.success ? known.data : build();
	}
	async function readRecording(): Promise<RecordingState | null> {
		const known = z.safeParse(recordingState, await session.read(RECORDING));
		return known.success ? known.data : null;
	}
	async function paint(tabId: number, url: string, failed: boolean, index: BadgeIndex): Promise<void> {
		const recording = await readRecording();
		if (recording !== null) return show(tabId, RECORDING_TEXTS[recording], false);
		if (!index.scriptsOn) return show(tabId, OFF_TEXT, false);
		const count = index.shown ? countOn(url, index) : 0;
		await show(tabId, count === 0 ? "" : String(count), failed);
	}
	return {
		pageChanged: async (tabId, url) => paint(tabId, url, false, await read()),
		scriptFailed: async (tabId, url) => paint(tabId, url, true, await read()),
		forget: () => session.remove([KEY]),
		async scriptsChanged() {
			const index = await build();
			await Promise.all((await listTabs()).map(({ id, url }) => paint(id, url, false, index)));
		},
		async recordingChanged(state) {
			if ((await readRecording()) === state) return;
			await (state === null ? session.remove([RECORDING]) : session.write({ [RECORDING]: state }));
			await show(null, state === null ? "" : RECORDING_TEXTS[state], false);
			const index = await read();
			await Promise.all((await listTabs()).map(({ id, url }) => paint(id, url, false, index)));
		},
	};
}

function countOn(url: string, { scripts, offSites, offPages }: BadgeIndex): number {
	const site = siteOf(url);
	if ((site !== null && offSites.includes(site)) || isExcludedPage(offPages, url)) return 0;
	return scripts.filter((script) => !(site !== null && script.offSites.includes(site)) && namesPage(script, url))
		.length;
}

const mutable = ({ matches, excludeMatches, includes, excludes }: Targets) => ({
	matches: [...matches],
	excludeMatches: [...excludeMatches],
	includes: [...includes],
	excludes: [...excludes],
});
