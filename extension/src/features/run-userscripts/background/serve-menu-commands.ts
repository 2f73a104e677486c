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
import type { Registry } from "./registry.ts";

/** Answer of a script's world, which is untrusted and therefore limited. */
const commandList = z
	.array(z.object({ id: z.string().check(z.maxLength(40)), caption: z.string().check(z.maxLength(200)) }))
	.check(z.maxLength(50));

/** `window` and the layer's property on it cannot be replaced by scripts; the layer answers for the right secret only. */
const menuOf = (secret: string): string => `window.scriptorium?.menu(${JSON.stringify(secret)})`;
const chooseOf = (secret: string, commandId: string): string =>
	`window.scriptorium?.choose(${JSON.stringify(secret)},${JSON.stringify(commandId)})`;

export interface MenuCommandPorts {
	readonly library: ScriptLibrary;
	readonly userScripts: UserScriptsPort;
	readonly worldOf: Registry["worldOf"];
	readonly log: (line: string) => void;
}

/** Lists and runs menu commands, which exist only in the script's world on the page. */
export function serveMenuCommands({ library, userScripts, worldOf, log }: MenuCommandPorts): Served<null>[] {
	return [
		serve(listMenuCommands)<null>(async ({ tabId }) => {
			const commands: MenuCommand[] = [];
			if (!userScripts.isAllowed()) return succeed({ commands });
			for (const script of (await library.list()).scripts) {
				const plan = script.enabled ? planScript(script, {}, "") : null;
				if (!plan?.grants.includes("GM_registerMenuCommand")) continue;
				try {
					const frames = await userScripts.execute(tabId, await worldOf(script.id), menuOf(script.secret));
					for (const { frameId, result } of frames) {
						const list = z.safeParse(commandList, readJson(result));
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
			const script = await library.get(scriptId);
			if (script === null) return succeed({ found: false });
			const code = chooseOf(script.secret, commandId);
			const [frame] = await userScripts.execute(tabId, await worldOf(scriptId), code, frameId);
			return succeed({ found: frame?.result === true });
		}),
	];
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
