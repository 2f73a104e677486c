import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { messageOf, succeed } from "@scriptorium/shared-protocol/errors";
import {
	listMenuCommands,
	type MenuCommand,
	runMenuCommand,
} from "@scriptorium/shared-protocol/extension-internal/menu-commands";
import * as z from "zod/mini";
import type { ScriptLibrary } from "../../../library/script-library.ts";
import type { UserScriptsPort } from "../../../platform/user-scripts.ts";
import { planScript } from "../domain/planned-script.ts";

/** What a script's world answers: hostile ground, so bounded. */
const commandList = z
	.array(z.object({ id: z.string().check(z.maxLength(40)), caption: z.string().check(z.maxLength(200)) }))
	.check(z.maxLength(50));

const menuOf = (scriptId: string): string => `globalThis.scriptorium?.menu(${JSON.stringify(scriptId)})`;

export interface MenuCommandPorts {
	readonly library: ScriptLibrary;
	readonly userScripts: UserScriptsPort;
	readonly log: (line: string) => void;
}

/** Menu commands live in the script's own world on the page: they are asked for there, never kept. */
export function serveMenuCommands({ library, userScripts, log }: MenuCommandPorts): Served<null>[] {
	return [
		serve(listMenuCommands)<null>(async ({ tabId }) => {
			const commands: MenuCommand[] = [];
			if (!userScripts.isAllowed()) return succeed({ commands });
			for (const script of (await library.list()).scripts) {
				const plan = script.enabled ? planScript(script, {}, "") : null;
				if (!plan?.grants.includes("GM_registerMenuCommand")) continue;
				try {
					const frames = await userScripts.execute(tabId, script.id, menuOf(script.id));
					for (const { frameId, result } of frames) {
						const list = z.safeParse(commandList, result);
						if (!list.success) continue;
						for (const { id, caption } of list.data) {
							commands.push({ scriptId: script.id, scriptName: plan.name, frameId, commandId: id, caption });
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
			const code = `globalThis.scriptorium?.choose(${JSON.stringify(scriptId)},${JSON.stringify(commandId)})`;
			const [frame] = await userScripts.execute(tabId, scriptId, code, frameId);
			return succeed({ found: frame?.result === true });
		}),
	];
}
