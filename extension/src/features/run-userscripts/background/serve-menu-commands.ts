import { messageOf, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	listMenuCommands,
	type MenuCommand,
	runMenuCommand,
} from "@scriptorium/shared-protocol/extension-internal/menu-commands";
import * as z from "zod/mini";
import { siteOf } from "../../../page-addresses/site-of.ts";
import type { FrameResult, UserScriptsPort } from "../../../platform/user-scripts-port.ts";
import { authorName, plainLine } from "../../../safe-text/author-text.ts";
import { isExcludedPage, namesPage, targetsOf } from "../../../script-library/page-targets.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";
import type { SettingsStore } from "../../../settings/settings-store.ts";
import { planScript } from "../domain/planned-script.ts";
import type { FrameScripts } from "./frame-scripts.ts";
import type { Registry } from "./registry.ts";

/** Answer of a script's world, which is untrusted and therefore limited. */
const commandList = z
	.array(
		z.object({
			id: z.string().check(z.maxLength(40)),
			caption: z.string().check(z.maxLength(200)),
			title: z.string().check(z.maxLength(200)),
			accessKey: z.string().check(z.maxLength(1)),
			autoClose: z.boolean(),
		}),
	)
	.check(z.maxLength(100));

/** `window` and the layer's property on it cannot be replaced by scripts; the layer answers for the right secret only. */
const menuOf = (secret: string): string => `window.scriptorium?.menu(${JSON.stringify(secret)})`;
const chooseOf = (secret: string, commandId: string): string =>
	`window.scriptorium?.choose(${JSON.stringify(secret)},${JSON.stringify(commandId)})`;

/** Id of the command that runs a whole script (`@run-at context-menu`); no script can register it, as ids are cut at 40 characters. */
const WHOLE_SCRIPT = "the-whole-script-because-of-@run-at-context-menu";

export interface MenuCommandPorts {
	readonly library: ScriptLibrary;
	readonly settings: Pick<SettingsStore, "read">;
	readonly userScripts: UserScriptsPort;
	readonly worldOf: Registry["worldOf"];
	/** Where scripts that share a world run in the frames of a tab. */
	readonly sharedPlaces: FrameScripts["sharedPlaces"];
	readonly runInDocument: Registry["runInDocument"];
	readonly log: (line: string) => void;
}

/** Which command: of which script, in which frame. */
export type CommandPlace = Pick<MenuCommand, "scriptId" | "frameId" | "commandId">;

/** The menu commands of a tab's page. They exist only in the script's world there. */
export interface MenuCommands {
	/** @param asked scripts whose commands are asked for; null: all that may add some */
	list(tabId: number, pageUrl: string, asked: readonly string[] | null): Promise<MenuCommand[]>;
	/** False when the page went away or the script no longer offers the command. */
	run(tabId: number, place: CommandPlace): Promise<boolean>;
}

export function createMenuCommands(ports: MenuCommandPorts): MenuCommands {
	const { library, settings, userScripts, worldOf, sharedPlaces, runInDocument, log } = ports;

	/** Asks the script in the frames of a tab, or in one of them. */
	const ask = async (tabId: number, scriptId: string, code: string, frameId?: number): Promise<FrameResult[]> => {
		const world = await worldOf(scriptId);
		if (world === null) return [];
		if (world.inFrames === "browser") return [...(await userScripts.execute(tabId, world.worldId, code, frameId))];
		const inPage = (frameId ?? 0) === 0 ? await userScripts.execute(tabId, world.worldId, code, 0) : [];
		const places = (await sharedPlaces(tabId)).filter((place) => frameId === undefined || place.frameId === frameId);
		const inFrames = places.map(async (place): Promise<FrameResult[]> => {
			try {
				return [{ frameId: place.frameId, result: await userScripts.executeInDocument(place, code) }];
			} catch {
				return []; // this document is gone
			}
		});
		return [...inPage, ...(await Promise.all(inFrames)).flat()];
	};

	return {
		async list(tabId, pageUrl, asked) {
			const commands: MenuCommand[] = [];
			const { scriptsOn, offSites, offPages } = await settings.read();
			const site = siteOf(pageUrl);
			const isOff = !scriptsOn || (site !== null && offSites.includes(site)) || isExcludedPage(offPages, pageUrl);
			if (isOff || !userScripts.isAllowed()) return commands;
			for (const script of (await library.list()).scripts) {
				const plan = script.enabled ? planScript(script) : null;
				const name = authorName(plan?.name ?? "") || script.id;
				if (plan?.isMenuCommand && fitsPage(script, pageUrl)) {
					const whole = {
						commandId: WHOLE_SCRIPT,
						caption: name,
						title: "",
						accessKey: "",
						autoClose: true,
						frameId: 0,
					};
					commands.push({ scriptId: script.id, scriptName: name, ...whole });
				}
				if (!plan?.grants.includes("GM_registerMenuCommand") || asked?.includes(script.id) === false) continue;
				try {
					const frames = await ask(tabId, script.id, menuOf(script.secret));
					for (const { frameId, result } of frames) {
						const list = z.safeParse(commandList, readJson(result));
						if (!list.success) continue;
						for (const { id, caption, title, ...command } of list.data) {
							const texts = { caption: plainLine(caption) || name, title: plainLine(title) };
							commands.push({ scriptId: script.id, scriptName: name, frameId, commandId: id, ...texts, ...command });
						}
					}
				} catch (thrown) {
					log(`no menu of ${script.id} in tab ${tabId}: ${messageOf(thrown)}`);
				}
			}
			return commands;
		},
		async run(tabId, { frameId, scriptId, commandId }) {
			if (!userScripts.isAllowed()) return false;
			const script = await library.get(scriptId);
			if (script === null) return false;
			if (commandId === WHOLE_SCRIPT && planScript(script)?.isMenuCommand) {
				return runInDocument(scriptId, tabId, 0).then(
					() => true,
					() => false, // the browser lets no scripts run there
				);
			}
			const [frame] = await ask(tabId, scriptId, chooseOf(script.secret, commandId), frameId);
			return frame?.result === true;
		},
	};
}

/** Lists and runs menu commands, for the popup. */
export function serveMenuCommands(commands: MenuCommands): Served<null>[] {
	return [
		serve(listMenuCommands)<null>(async ({ tabId, pageUrl }) =>
			succeed({ commands: await commands.list(tabId, pageUrl, null) }),
		),
		serve(runMenuCommand)<null>(async ({ tabId, ...place }) => succeed({ found: await commands.run(tabId, place) })),
	];
}

function fitsPage(script: StoredScript, pageUrl: string): boolean {
	const site = siteOf(pageUrl);
	if (site !== null && script.offSites.includes(site)) return false;
	const targets = targetsOf(script);
	return targets !== null && namesPage(targets, pageUrl);
}

/** The layer's answer is a JSON text; undefined for anything else. */
function readJson(answer: unknown): unknown {
	if (typeof answer !== "string") return undefined;
	try {
		return JSON.parse(answer);
	} catch {
		return undefined; // not the layer's: the schema refuses it
	}
}
