import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { messageOf, succeed } from "@scriptorium/shared-protocol/errors";
import {
	listMenuCommands,
	type MenuCommand,
	runMenuCommand,
} from "@scriptorium/shared-protocol/extension-internal/menu-commands";
import { matchesUrl } from "@scriptorium/userscript/matches-url";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import * as z from "zod/mini";
import { authorName } from "../../../library/author-text.ts";
import type { ScriptLibrary } from "../../../library/script-library.ts";
import type { UserScriptsPort } from "../../../platform/user-scripts-port.ts";
import { planScript } from "../domain/planned-script.ts";
import type { Registry } from "./registry.ts";

/** Answer of a script's world, which is untrusted and therefore limited. */
const commandList = z
	.array(
		z.object({
			id: z.string().check(z.maxLength(40)),
			caption: z.string().check(z.maxLength(200)),
			title: z.string().check(z.maxLength(200)),
			autoClose: z.boolean(),
		}),
	)
	.check(z.maxLength(50));

/** `window` and the layer's property on it cannot be replaced by scripts; the layer answers for the right secret only. */
const menuOf = (secret: string): string => `window.scriptorium?.menu(${JSON.stringify(secret)})`;
const chooseOf = (secret: string, commandId: string): string =>
	`window.scriptorium?.choose(${JSON.stringify(secret)},${JSON.stringify(commandId)})`;

/** Id of the command that runs a whole script (`@run-at context-menu`); no script can register it, as ids are cut at 40 characters. */
const WHOLE_SCRIPT = "the-whole-script-because-of-@run-at-context-menu";

export interface MenuCommandPorts {
	readonly library: ScriptLibrary;
	readonly userScripts: UserScriptsPort;
	readonly worldOf: Registry["worldOf"];
	readonly runInDocument: Registry["runInDocument"];
	readonly log: (line: string) => void;
}

/** Lists and runs menu commands, which exist only in the script's world on the page. */
export function serveMenuCommands(ports: MenuCommandPorts): Served<null>[] {
	const { library, userScripts, worldOf, runInDocument, log } = ports;

	/** Where another script of the world could have prepared a frame, only the tab's own document is asked. */
	const ask = async (tabId: number, scriptId: string, code: string, frameId?: number) => {
		const world = await worldOf(scriptId);
		if (world === null || (!world.framesAllowed && (frameId ?? 0) !== 0)) return [];
		return userScripts.execute(tabId, world.worldId, code, world.framesAllowed ? frameId : 0);
	};
	return [
		serve(listMenuCommands)<null>(async ({ tabId, pageUrl }) => {
			const commands: MenuCommand[] = [];
			if (!userScripts.isAllowed()) return succeed({ commands });
			for (const script of (await library.list()).scripts) {
				const plan = script.enabled ? planScript(script) : null;
				const name = authorName(plan?.name ?? "") || script.id;
				if (plan?.isMenuCommand && fitsPage(script.code, pageUrl)) {
					const whole = { commandId: WHOLE_SCRIPT, caption: name, title: "", autoClose: true, frameId: 0 };
					commands.push({ scriptId: script.id, scriptName: name, ...whole });
				}
				if (!plan?.grants.includes("GM_registerMenuCommand")) continue;
				try {
					const frames = await ask(tabId, script.id, menuOf(script.secret));
					for (const { frameId, result } of frames) {
						const list = z.safeParse(commandList, readJson(result));
						if (!list.success) continue;
						for (const { id, ...command } of list.data) {
							commands.push({ scriptId: script.id, scriptName: name, frameId, commandId: id, ...command });
						}
					}
				} catch (thrown) {
					log(`no menu of ${script.id} in tab ${tabId}: ${messageOf(thrown)}`);
				}
			}
			return succeed({ commands });
		}),
		serve(runMenuCommand)<null>(async ({ tabId, frameId, scriptId, commandId }) => {
			if (!userScripts.isAllowed()) return succeed({ found: false });
			const script = await library.get(scriptId);
			if (script === null) return succeed({ found: false });
			if (commandId === WHOLE_SCRIPT && planScript(script)?.isMenuCommand) {
				return runInDocument(scriptId, tabId, 0).then(
					() => succeed({ found: true }),
					() => succeed({ found: false }), // the browser lets no scripts run there
				);
			}
			const [frame] = await ask(tabId, scriptId, chooseOf(script.secret, commandId), frameId);
			return succeed({ found: frame?.result === true });
		}),
	];
}

function fitsPage(code: string, pageUrl: string): boolean {
	const read = readScriptText(code);
	return read.ok && read.text.metadata !== null && matchesUrl(read.text.metadata, pageUrl);
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
