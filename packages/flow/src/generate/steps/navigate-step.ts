import type { FlowNode, StepData } from "../../document/flow-document.ts";
import { builtPart } from "../built-part.ts";
import type { Argument } from "../generated-code.ts";
import { calls, fails, type StepCode, type StepGenerator } from "../step-code.ts";
import { navigateParameters, parametersOf } from "../step-parameters.ts";
import { unreadable, withoutUrl } from "../step-problems.ts";
import { timeoutOf } from "../step-target.ts";

export const navigateStep: StepGenerator = (data, { chain, at, isStart, resumes }) => {
	const parameters = parametersOf(navigateParameters, data);
	if (parameters === null) return unreadable(data);
	const { url = "", frame, newTab } = data;
	if (url.trim() === "") return withoutUrl(data);
	if (!isOfWeb(url)) return fails(`"${data.label}" leads to an address outside of the web`);
	const { cause, causedBy, waitForLoad = cause === "load" } = parameters;
	// The next step waits for the frame's content.
	if (frame?.length) return { does: "nothing" };
	if (newTab) return calls({ part: builtPart("openTab"), args: [{ text: url }] });
	const stays = !waitForLoad && cause !== "load";
	if (isStart && at === 0) return start(url, chain, resumes);
	if (causedBy !== undefined) return ledTo(url, isStart ? chain.slice(0, at) : null, stays || resumes, timeoutOf(data));
	if (cause === "forward")
		return {
			does: "calls",
			calls: [{ part: builtPart("travel"), args: [{ literal: 1 }, ...timeoutOf(data)] }],
			leavesPage: !stays,
		};
	if (cause === "history" && stays)
		return calls({ part: builtPart("waitForAddress"), args: [{ text: url }, ...timeoutOf(data)] });
	return { does: "calls", calls: [{ part: builtPart("goTo"), args: [{ text: url }] }], leavesPage: !stays };
};

/** The script's start page, and its redirects. */
function start(url: string, chain: readonly FlowNode[], resumes: boolean): StepCode {
	const elsewhere = chain.findIndex((node, at) => at > 0 && !isLedTo(node));
	const arrived = chain[(elsewhere < 0 ? chain.length : elsewhere) - 1]?.data.url;
	const way = arrived === undefined || arrived === url || !isOfWeb(arrived) ? [url] : [url, arrived];
	const made = { part: builtPart("goTo"), args: way.map((text) => ({ text })) };
	return { does: "calls", calls: [made], notes: [resumes ? "start-origin" : "start-page"] };
}

/** Whether a navigation is the effect of an earlier step. */
function ledTo(url: string, before: readonly FlowNode[] | null, stays: boolean, time: readonly Argument[]): StepCode {
	if (before?.slice(1).every(isLedTo) && before[0]?.type === "navigate") return { does: "nothing" };
	return stays ? calls({ part: builtPart("waitForAddress"), args: [{ text: url }, ...time] }) : { does: "ends" };
}

export function isLedTo({ type, data }: { readonly type: FlowNode["type"]; readonly data: StepData }): boolean {
	return type === "navigate" && parametersOf(navigateParameters, data)?.causedBy !== undefined;
}

/** Browsers ignore white space and control characters in front of an address, which can hide `javascript:`. */
function isOfWeb(url: string): boolean {
	const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(url.replaceAll(/[\p{Cc}\s]/gu, "")) ?? [];
	return scheme === undefined || /^https?$/i.test(scheme);
}
