import { matchesPatternText } from "@scriptorium/userscript/match-pattern";
import * as z from "zod/mini";
import type { FlowNode, StepData } from "../document/flow-document.ts";
import { variablesIn } from "../document/variable-text.ts";
import type { Argument } from "../generate/generated-code.ts";
import { calls, fails, type StepCode } from "../generate/step-code.ts";
import { timeoutOf } from "../generate/step-target.ts";
import { type ActionPlace, actionSchema, navigationCause } from "../recording/action-fields.ts";
import { openingWindow } from "../tools/devtools-recorder/opening-window.ts";
import { literal } from "../tools/script-text.ts";
import { relativeTo } from "../tools/selenium-ide/side-address.ts";
import { oneCommand } from "../tools/selenium-ide/side-command-parts.ts";
import { encodeSideText } from "../tools/selenium-ide/side-text.ts";
import { type ActionContent, noValue } from "./action-content.ts";
import type { ActionDefinition } from "./action-definition.ts";
import { finding, isBlank } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";
import type { StepKind } from "./step-list.ts";
import { parametersOf } from "./step-parameters.ts";
import { unreadable, withoutUrl } from "./step-problems.ts";
import { unsupported } from "./tool-statements.ts";

export const navigateAction = actionSchema("navigate", {
	/** An address that a run opens; `javascript:` is refused. */
	targetUrl: z.url({ protocol: /^(?!javascript$)/ }).check(z.maxLength(8192)),
	waitForLoad: z.boolean(),
	/** Cause of the navigation; `load` when unknown. */
	cause: z._default(navigationCause, "load"),
	/** Id of the trigger, as a click on a link: a run waits for the navigation and does not open the address itself. */
	causedBy: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});
export type NavigateAction = z.infer<typeof navigateAction>;

export const navigateParameters = z.object({
	waitForLoad: z.optional(z.boolean()),
	cause: z._default(navigationCause, "load"),
	causedBy: z.optional(z.string()),
});

export const navigate: StepDefinition<NavigateAction> = {
	checks: [
		({ url }) => (isBlank(url) ? finding("missing-url", "error", "is missing a URL") : null),
		({ url = "" }) =>
			/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(withoutIgnored(url))
				? finding("unsafe-url", "warning", "leads to an address that does not start with http: or https:")
				: null,
	],
	checkExits: null,
	leavesPage: true,
	resumesByItself: staysOnSites,
	generate(data, { chain, at, isStart, resumes }) {
		const parameters = parametersOf(navigateParameters, data);
		if (parameters === null) return unreadable(data);
		const { url = "", frame, newTab } = data;
		if (url.trim() === "") return withoutUrl(data);
		if (!isOfWeb(url)) return fails(`"${data.label}" leads to an address outside of the web`);
		const { cause, causedBy, waitForLoad = cause === "load" } = parameters;
		// The next step waits for the frame's content.
		if (frame?.length) return { does: "nothing" };
		if (newTab) return calls({ part: "openTab", args: [{ text: url }] });
		const stays = !waitForLoad && cause !== "load";
		if (isStart && at === 0) return start(url, chain, resumes);
		if (causedBy !== undefined)
			return ledTo(url, isStart ? chain.slice(0, at) : null, stays || resumes, timeoutOf(data));
		if (cause === "forward")
			return {
				does: "calls",
				calls: [{ part: "travel", args: [{ literal: 1 }, ...timeoutOf(data)] }],
				leavesPage: !stays,
			};
		if (cause === "history" && stays)
			return calls({ part: "waitForAddress", args: [{ text: url }, ...timeoutOf(data)] });
		return { does: "calls", calls: [{ part: "goTo", args: [{ text: url }] }], leavesPage: !stays };
	},
	toAction: ({ data }, place) => (data.newTab ? null : navigationOf(data, place)),
	alone: {
		...unsupported,
		script({ data }, { openTab }) {
			if (data.newTab) openTab(data.url ?? "");
			return data.newTab === true;
		},
		replay({ data }, replay) {
			if (!data.newTab) return false;
			const url = replay.valueOf(data.url ?? "");
			if (url === null) return false;
			replay.evaluate(openingWindow(`new URL(${JSON.stringify(url)}, location.href).href`));
			replay.note("replaced");
			return true;
		},
	},
};

/**
 * Makes the recorded action of a step that leads to a page.
 * @param data fields of a step `navigate`, `back` or `reload`
 * @param place the fields that every action has
 * @param cause the step's own; left out: that of its parameters
 */
export function navigationOf(data: StepData, place: ActionPlace, cause?: "back" | "reload"): NavigateAction | null {
	if (data.newTab) return null;
	const parameters = parametersOf(navigateParameters, data);
	const { causedBy, waitForLoad = true } = parameters ?? {};
	return {
		...place,
		type: "navigate",
		targetUrl: data.url ?? place.url,
		waitForLoad,
		cause: cause ?? parameters?.cause ?? "load",
		...(causedBy === undefined ? {} : { causedBy }),
	};
}

/** The script's start page, and its redirects. */
function start(url: string, chain: readonly FlowNode[], resumes: boolean): StepCode {
	const elsewhere = chain.findIndex((node, at) => at > 0 && !isLedTo(node));
	const arrived = chain[(elsewhere < 0 ? chain.length : elsewhere) - 1]?.data.url;
	const way = arrived === undefined || arrived === url || !isOfWeb(arrived) ? [url] : [url, arrived];
	return {
		does: "calls",
		calls: [{ part: "goTo", args: way.map((each) => ({ text: each })) }],
		notes: [resumes ? "start-origin" : "start-page"],
	};
}

/** Whether a navigation is the effect of an earlier step. */
function ledTo(url: string, before: readonly FlowNode[] | null, stays: boolean, time: readonly Argument[]): StepCode {
	if (before?.slice(1).every(isLedTo) && before[0]?.type === "navigate") return { does: "nothing" };
	return stays ? calls({ part: "waitForAddress", args: [{ text: url }, ...time] }) : { does: "ends" };
}

function isLedTo({ type, data }: { readonly type: StepKind; readonly data: StepData }): boolean {
	return type === "navigate" && parametersOf(navigateParameters, data)?.causedBy !== undefined;
}

/** Browsers ignore white space and control characters in front of an address, which can hide `javascript:`, and inside of its scheme. */
const withoutIgnored = (url: string): string => url.replaceAll(/[\p{Cc}\s]/gu, "");

function isOfWeb(url: string): boolean {
	const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(withoutIgnored(url)) ?? [];
	return scheme === undefined || /^https?$/i.test(scheme);
}

/** Whether a step leads to a page of the script's own sites, in the same tab. */
function staysOnSites({ url = "", newTab = false }: StepData, sites: readonly string[]): boolean {
	if (newTab || variablesIn(url).length > 0) return false;
	if (!/^[\s\p{Cc}]*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/iu.test(url)) return true;
	if (!URL.canParse(url)) return false;
	const { href } = new URL(url);
	return sites.some((pattern) => matchesPatternText(pattern, href));
}

export const navigateContent: ActionContent<NavigateAction> = {
	...noValue,
	shown: ({ targetUrl }) => ({ selector: null, value: targetUrl }),
	targets: () => [],
	redact: (action, { address }) => ({ ...action, targetUrl: address(action.targetUrl) }),
	address: ({ targetUrl }) => targetUrl,
	withAddress: (action, targetUrl) => ({ ...action, targetUrl }),
};

export const navigateInTools: ActionDefinition<NavigateAction> = {
	mapTexts: (action, change) => ({ ...action, targetUrl: change(action.targetUrl) }),
	/** Back and reload are steps of their own; a navigation that another step caused becomes a wait. */
	toStep({ targetUrl: url, waitForLoad, cause, causedBy }) {
		const parameters = { waitForLoad, cause, ...(causedBy === undefined ? {} : { causedBy }) };
		if (causedBy === undefined && cause === "back") return { type: "back", label: "Go back", url, parameters };
		if (causedBy === undefined && cause === "reload") return { type: "reload", label: "Reload", url, parameters };
		const label = causedBy === undefined ? "Go to" : "Wait for page";
		return { type: "navigate", label, url, newTab: false, parameters };
	},
	playwright({ targetUrl, cause, causedBy, waitForLoad, frame }, { page, text, address, note }) {
		if (frame !== undefined) {
			// Frames are navigated by clicks in them, which are steps of their own.
			if (causedBy === undefined) note("frame-left-out");
			return [];
		}
		// Playwright waits by itself for the elements of the next view.
		if (causedBy !== undefined)
			return waitForLoad ? [`await ${page}.waitForURL(${expectedAddress(targetUrl, text)});`] : [];
		if (cause === "back") return [`await ${page}.goBack();`];
		if (cause === "forward") return [`await ${page}.goForward();`];
		return [cause === "reload" ? `await ${page}.reload();` : `await ${page}.goto(${address(targetUrl)});`];
	},
	puppeteer({ targetUrl, cause, causedBy, frame }, { page, address, showsFirstPage, call, note }) {
		if (frame !== undefined) {
			// Frames are navigated by clicks in them, which are steps of their own.
			if (causedBy === undefined) note("frame-left-out");
			return null;
		}
		const isFirst = showsFirstPage();
		// In the same tab, the wait started before the trigger.
		if (causedBy !== undefined) return isFirst && targetUrl !== "about:blank" ? call("loaded", page) : null;
		if (cause === "back") return `${page}.goBack()`;
		if (cause === "forward") return `${page}.goForward()`;
		return cause === "reload" ? `${page}.reload()` : `${page}.goto(${address(targetUrl)})`;
	},
	replay({ targetUrl: url, cause }, { note }) {
		if (cause === "back" || cause === "forward") note("replaced");
		return [{ type: "navigate", url }];
	},
	readReplay: {
		navigate: ({ url }) => ({ type: "navigate", targetUrl: url, waitForLoad: true, cause: "load" }),
	},
	side({ targetUrl, cause, causedBy, frame }, { origin }) {
		// The click navigates, and the next command waits.
		if (causedBy !== undefined) return { commands: [], notes: [] };
		if (frame !== undefined) return { commands: [], notes: ["frame-left-out"] };
		const script = { back: "history.back();", forward: "history.forward();", reload: "location.reload();" };
		if (cause === "back" || cause === "forward" || cause === "reload")
			return oneCommand("runScript", script[cause], ["replaced"]);
		return oneCommand("open", encodeSideText(relativeTo(origin, targetUrl)));
	},
	// `open` changes what later addresses are relative to: see `tools/selenium-ide/side-reader.ts`.
	readSide: {},
	readSideScript(code) {
		const [, went, again] = HISTORY.exec(code) ?? [];
		const cause = went ?? again;
		if (cause === undefined) return null;
		return { actions: [{ type: "navigate", cause, waitForLoad: true }], notes: ["replaced"] };
	},
};

const HISTORY = /^(?:window\.)?(?:history\.(back|forward)|location\.(reload))\(\);?$/;

/** An expected address: a pattern without query where secrets were removed from it. */
function expectedAddress(url: string, text: (url: string) => string): string {
	if (!/[?&#][^=&#]+=(?:[&#]|$)/.test(url)) return text(url);
	return `({ origin, pathname }) => origin + pathname === ${literal(url.replace(/[?#].*$/, ""))}`;
}
