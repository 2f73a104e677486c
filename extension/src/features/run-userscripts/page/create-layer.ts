import {
	append,
	applyList,
	bare,
	fits,
	freeze,
	logError,
	messageOfProblem,
	parseJson,
	whenSettled,
	withoutFragment,
	withoutObjectPrototypes,
} from "./built-ins.ts";
import { createGmFunctions, createGmObject } from "./gm-functions.ts";
import type { ConnectWorker, Layer, LayerSettings, Send } from "./layer-settings.ts";
import { createMenuCommands, type MenuCommands } from "./menu-registry.ts";
import { addNetworkFunctions, createNetworkFunctions } from "./network-functions.ts";
import { listenForReports } from "./report-listener.ts";

interface Script {
	readonly settings: LayerSettings;
	readonly menu: MenuCommands;
	ran: boolean;
}

/**
 * The layer of one userscript world. Several scripts can share a world (decision 19), so the layer holds what belongs to a
 * script under its secret and hands it to nobody else; see `built-ins.ts` for what that means for every line here.
 * @param send reaches the worker
 * @param connect opens a port to it
 */
export function createLayer(send: Send, connect: ConnectWorker): Layer {
	/** By secret. */
	const scripts = bare<Script>();

	const report = (script: Script, secret: string, error: string | null): void =>
		send("SCRIPTORIUM_REPORT_RUN", { scriptId: script.settings.id, secret, error }, ignoreGone);
	const failed = (script: Script, secret: string, problem: unknown): void => {
		logError(problem);
		report(script, secret, messageOfProblem(problem));
	};

	return freeze<Layer>({
		begin(secret, json) {
			const settings = withoutObjectPrototypes(parseJson(json)) as LayerSettings;
			if (scripts[secret] !== undefined || !isAllowed(settings.guard)) return;
			const menu = createMenuCommands((problem) => failed(script, secret, problem));
			const script: Script = { settings, menu, ran: false };
			scripts[secret] = script;
		},
		run(secret, program) {
			const script = scripts[secret];
			if (script === undefined || script.ran) return;
			script.ran = true;
			const { settings, menu } = script;
			const functions = createGmFunctions(settings, secret, menu, send);
			const object = createGmObject(settings.names, functions, settings.info);
			const owner = { scriptId: settings.id, secret };
			const network = createNetworkFunctions(settings.names, owner, connect);
			addNetworkFunctions(object, settings.names, owner, connect);
			const given: unknown[] = [];
			for (let index = 0; index < settings.names.length; index += 1) {
				const name = settings.names[index] ?? "";
				append(given, name === "GM" ? object : name === "GM_info" ? settings.info : (network[name] ?? functions[name]));
			}
			try {
				const body = applyList(program, undefined, given) as () => unknown;
				whenSettled(
					applyList(body, undefined, []),
					() => report(script, secret, null),
					(problem) => failed(script, secret, problem),
				);
			} catch (problem) {
				failed(script, secret, problem);
			}
		},
		end(secret) {
			const script = scripts[secret];
			if (script === undefined || script.ran) return;
			script.ran = true;
			report(script, secret, "The script could not be parsed");
		},
		listen: (channel) => listenForReports(channel, send),
		menu: (secret) => scripts[secret]?.menu.list() ?? "[]",
		choose: (secret, commandId) => scripts[secret]?.menu.choose(commandId) ?? false,
	});
}

function isAllowed(guard: LayerSettings["guard"]): boolean {
	if (guard === null) return true;
	const address = withoutFragment(location.href);
	const anyFits = (sources: readonly string[]): boolean => {
		for (let index = 0; index < sources.length; index += 1)
			if (fits(sources[index] ?? "(?!)", guard.flags, address)) return true;
		return false;
	};
	return (guard.includes === null || anyFits(guard.includes)) && !anyFits(guard.excludes);
}

/** The page outlived the extension: the run cannot be counted. */
function ignoreGone(): void {
	// Nothing to do: the next page runs with the new extension.
}
