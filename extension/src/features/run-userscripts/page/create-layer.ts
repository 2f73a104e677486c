import type { AddressTest } from "@scriptorium/userscript/run-pattern";
import {
	append,
	applyList,
	type Bare,
	bare,
	fits,
	freeze,
	holds,
	logError,
	messageOfProblem,
	parseJson,
	reflect,
	stackOfProblem,
	withoutFragment,
	withoutObjectPrototypes,
	withPlainPrototypes,
} from "./built-ins.ts";
import { createGmFunctions, createGmObject } from "./gm-functions.ts";
import { whenSettled } from "./guarded-promises.ts";
import {
	type Call,
	type ConnectWorker,
	type Layer,
	type LayerSettings,
	type Program,
	type Send,
	WINDOW_NAMES,
} from "./layer-settings.ts";
import { createMenuCommands, type MenuCommands } from "./menu-registry.ts";
import { addNetworkFunctions, createNetworkFunctions } from "./network-functions.ts";
import { createPageWindow } from "./page-window.ts";
import { listenForReports } from "./report-listener.ts";
import type { ScriptContext, WhenReady } from "./script-context.ts";
import { createScriptWindow, createWindowFunctions, fillOwnWindow } from "./script-window.ts";
import { whenPartExists } from "./when-part-exists.ts";
import { acceptWindow, bindWindowFunctions } from "./window-acceptance.ts";

interface Script {
	readonly settings: LayerSettings;
	readonly menu: MenuCommands;
	/** Listeners to events of the worker by their type. */
	readonly listeners: Bare<(event: Bare) => void>;
	ran: boolean;
}

/**
 * The layer of one userscript world. Several scripts can share a world (decision 19), so the layer holds what belongs to a
 * script under its secret and hands it to nobody else; see `built-ins.ts` for what that means for every line here.
 * @param send reaches the worker
 * @param call as `send`, with an answer
 * @param connect opens a port to the worker
 */
export function createLayer(send: Send, call: Call, connect: ConnectWorker): Layer {
	/** By secret. */
	const scripts = bare<Script>();

	const report = (script: Script, secret: string, error: string | null, stack: string | null = null): void => {
		const run = { scriptId: script.settings.id, secret, error };
		send("SCRIPTORIUM_REPORT_RUN", stack === null ? run : { ...run, stack }, ignoreGone);
	};
	const failed = (script: Script, secret: string, problem: unknown): void => {
		logError(problem);
		report(script, secret, messageOfProblem(problem), stackOfProblem(problem));
	};

	/** What the script's wrapper takes, in the order of its parameters, and `this` of its code; the world's window without one of its own. */
	const apiOf = (
		script: Script,
		secret: string,
	): { readonly given: unknown[]; readonly self: unknown; readonly whenReady: WhenReady } => {
		const { settings, menu, listeners } = script;
		const context: ScriptContext = {
			settings,
			call: (type, payload, done, problem) => call(type, { ...payload, scriptId: settings.id, secret }, done, problem),
			on(type, listener) {
				listeners[type] = listener;
			},
			complain: (problem) => failed(script, secret, problem),
		};
		bindWindowFunctions();
		const functions = createGmFunctions(context, menu);
		const { plain } = functions;
		const owner = { scriptId: settings.id, secret };
		const network = createNetworkFunctions(settings.names, owner, connect);
		const info = withPlainPrototypes(settings.info);
		const object = createGmObject(settings.names, functions, info);
		addNetworkFunctions(object, settings.names, owner, connect);
		plain.GM = object;
		plain.GM_xmlhttpRequest = network.GM_xmlhttpRequest;
		plain.GM_download = network.GM_download;
		plain.GM_info = info;
		plain.GM_getResourceUrl = plain.GM_getResourceURL;
		if (settings.pageChannel !== null) plain.unsafeWindow = createPageWindow(settings.pageChannel);
		const windowFunctions = createWindowFunctions(context);
		plain.close = windowFunctions.replaced.close;
		plain.focus = windowFunctions.replaced.focus;
		if (settings.isAlone) fillOwnWindow(context, plain, windowFunctions);
		else if (holds(settings.names, "window")) {
			const own = createScriptWindow(context, plain, windowFunctions);
			acceptWindow(own);
			for (let index = 0; index < WINDOW_NAMES.length; index += 1) {
				const name = WINDOW_NAMES[index] ?? "";
				plain[name] = reflect.get(own, name, own);
			}
		}
		const given: unknown[] = [];
		for (let index = 0; index < settings.names.length; index += 1) append(given, plain[settings.names[index] ?? ""]);
		return { given, self: plain.window, whenReady: functions.whenReady };
	};
	const start = (script: Script, secret: string, program: Program): void => {
		const broke = (problem: unknown): void => failed(script, secret, problem);
		try {
			const { given, self, whenReady } = apiOf(script, secret);
			whenReady(() => {
				try {
					const body = applyList(program, undefined, given) as () => unknown;
					whenSettled(applyList(body, self, []), () => report(script, secret, null), broke);
				} catch (problem) {
					broke(problem);
				}
			}, broke);
		} catch (problem) {
			broke(problem);
		}
	};

	return freeze<Layer>({
		begin(secret, json) {
			const settings = withoutObjectPrototypes(parseJson(json)) as LayerSettings;
			if (scripts[secret] !== undefined || !isAllowed(settings.guard)) return;
			const menu = createMenuCommands(
				(problem) => failed(script, secret, problem),
				() => send("SCRIPTORIUM_REPORT_MENU", { scriptId: settings.id, secret }, ignoreGone),
			);
			const script: Script = { settings, menu, listeners: bare(), ran: false };
			scripts[secret] = script;
		},
		run(secret, program) {
			const script = scripts[secret];
			if (script === undefined || script.ran) return;
			script.ran = true;
			const { waitsFor } = script.settings;
			if (waitsFor === null) start(script, secret, program);
			else whenPartExists(waitsFor, () => start(script, secret, program));
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
		deliver(secret, json) {
			const script = scripts[secret];
			if (script === undefined) return false;
			const event = withoutObjectPrototypes(parseJson(json)) as Bare;
			script.listeners[event.type as string]?.(event);
			return true;
		},
	});
}

function isAllowed(guard: LayerSettings["guard"]): boolean {
	if (guard === null) return true;
	const { href } = location;
	const plain = withoutFragment(href);
	/** What is unknown excludes, and does not include. */
	const anyFits = (tests: readonly AddressTest[], whenUnknown: boolean): boolean => {
		for (let index = 0; index < tests.length; index += 1) {
			const test = tests[index];
			if (test !== undefined && (fits(test.pattern, test.withFragment ? href : plain) ?? whenUnknown)) return true;
		}
		return false;
	};
	return (guard.includes === null || anyFits(guard.includes, false)) && !anyFits(guard.excludes, true);
}

/** The page outlived the extension: the run cannot be counted. */
function ignoreGone(): void {
	// Nothing to do: the next page runs with the new extension.
}
