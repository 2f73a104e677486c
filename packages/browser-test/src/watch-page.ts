import { type TestResult, testRunLimits } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { CDPSession, Page, Protocol } from "puppeteer-core";

type Log = TestResult["logs"][number];

export interface PageRecord {
	/** What was written to the console since `begin`, by the script and by the page. */
	logs(): readonly Log[];
	/** Uncaught errors of the script since `begin`: those of the page are lines of the console. */
	errors(): readonly string[];
	notes(): readonly string[];
	addNote(note: string): void;
	/** The script starts now. */
	begin(): void;
	/** Resolves with a reason when the page or the browser breaks off. */
	readonly broken: Promise<string>;
}

const MAX_NOTES = 20;
const MAX_POPUPS = 5;

/**
 * Records the console, errors, dialogs, windows and downloads of a page. Dialogs are answered with OK, and windows closed, so that the run goes on.
 * @param page before it loads anything
 * @param session of the page
 * @param scriptUrl name of the script in stacks
 */
export async function watchPage(page: Page, session: CDPSession, scriptUrl: string): Promise<PageRecord> {
	const [logs, errors, notes]: [Log[], string[], string[]] = [[], [], []];
	let begun: number | null = null;
	let popups = 0;
	let breaks = (_reason: string): void => undefined;
	const broken = new Promise<string>((resolve) => (breaks = resolve));
	const addNote = (note: string): void => {
		const text = note.slice(0, 300);
		if (notes.length < MAX_NOTES && !notes.includes(text)) notes.push(text);
	};
	const addLog = (level: Log["level"], text: string): void => {
		if (begun === null) return;
		const timestamp = Math.max(0, performance.now() - begun);
		// The first lines tell more than the last of a loop.
		if (logs.length < testRunLimits.logs)
			logs.push({ level, message: text.slice(0, testRunLimits.logText), timestamp });
	};
	const isOfScript = (stack: Protocol.Runtime.StackTrace | undefined): boolean =>
		stack !== undefined && (stack.callFrames.some(({ url }) => url === scriptUrl) || isOfScript(stack.parent));

	session.on("Runtime.consoleAPICalled", ({ type, args }) => addLog(levelOf(type), args.map(textOf).join(" ")));
	session.on("Runtime.exceptionThrown", ({ exceptionDetails }) => {
		const { text, exception, stackTrace } = exceptionDetails;
		const message = exception?.description?.split("\n")[0] ?? `${text} ${exception ? textOf(exception) : ""}`.trim();
		if (!isOfScript(stackTrace)) addLog("error", message);
		else if (begun !== null && errors.length < testRunLimits.errors)
			errors.push(message.slice(0, testRunLimits.errorText));
	});
	page.on("dialog", (dialog) => {
		addNote(`It showed the dialog “${dialog.message().slice(0, 200)}” (${dialog.type()}); the test pressed OK.`);
		dialog.accept(dialog.defaultValue()).catch(() => undefined);
	});
	page.on("error", () => breaks("The page crashed."));
	page.browser().once("disconnected", () => breaks("The browser broke off."));
	const browserSession = await page.browser().target().createCDPSession();
	const opened: string[] = [];
	session.on("Page.windowOpen", ({ url }) => opened.push(url));
	let isListing = true;
	browserSession.on("Target.attachedToTarget", ({ sessionId, targetInfo: { targetId, url } }) => {
		if (isListing) return;
		const window = browserSession.connection()?.session(sessionId);
		// The script waits in `window.open` until the window goes on.
		const run = async () => {
			await window?.send("Emulation.setScriptExecutionDisabled", { value: true });
			await window?.send("Runtime.runIfWaitingForDebugger");
			await browserSession.send("Target.closeTarget", { targetId });
		};
		// A window that is gone needs no closing.
		run().catch(() => undefined);
		popups += 1;
		const address = opened.shift() ?? url;
		if (popups <= MAX_POPUPS)
			addNote(
				`It opened a window${/^https?:/.test(address) ? ` with ${address.slice(0, 200)}` : ""}; the test closed it.`,
			);
	});
	// None of a window's code runs, which could show dialogs without end.
	await browserSession.send("Target.setAutoAttach", {
		autoAttach: true,
		waitForDebuggerOnStart: true,
		flatten: true,
		filter: [{ type: "page" }],
	});
	isListing = false;
	browserSession.on("Browser.downloadWillBegin", ({ suggestedFilename, url }) => {
		const host = URL.parse(url)?.hostname ?? "";
		const from = host === "" ? "" : ` from ${host}`;
		addNote(`It began to save the file “${suggestedFilename.slice(0, 100)}”${from}; test runs save nothing.`);
	});
	await browserSession.send("Browser.setDownloadBehavior", {
		behavior: "deny",
		browserContextId: page.browserContext().id ?? "",
		eventsEnabled: true,
	});
	await session.send("Runtime.enable");
	return {
		logs: () => logs,
		errors: () => errors,
		notes: () => notes,
		addNote,
		begin: () => {
			begun = performance.now();
		},
		broken,
	};
}

function levelOf(type: Protocol.Runtime.ConsoleAPICalledEvent["type"]): Log["level"] {
	if (type === "warning") return "warn";
	if (type === "assert") return "error";
	return type === "debug" || type === "info" || type === "error" ? type : "log";
}

function textOf({ type, value, description, unserializableValue, preview }: Protocol.Runtime.RemoteObject): string {
	if (type === "string") return String(value);
	if (preview && preview.properties.length > 0 && type === "object") {
		const parts = preview.properties.map(({ name, value: part }) => `${name}: ${part ?? ""}`);
		return preview.subtype === "array"
			? `[${preview.properties.map((each) => each.value ?? "").join(", ")}]`
			: `{${parts.join(", ")}}`;
	}
	return unserializableValue ?? description ?? (value === undefined ? type : JSON.stringify(value));
}
