import * as z from "zod/mini";
import { calls } from "../generate/step-code.ts";
import { pageTarget, targetOf } from "../generate/step-target.ts";
import { actionSchema, point } from "../recording/action-fields.ts";
import { type RecordedTarget, recordedTarget, splitChain } from "../recording/recorded-target.ts";
import { targetOfStep } from "../recording/target-of-step.ts";
import { replaySelectors, replayTarget } from "../tools/devtools-recorder/replay-selectors.ts";
import { readSelector } from "../tools/selector-spelling.ts";
import { noSuchCommand, oneCommand } from "../tools/selenium-ide/side-command-parts.ts";
import { targetFrom } from "../tools/selenium-ide/side-locator.ts";
import { encodeSideText } from "../tools/selenium-ide/side-text.ts";
import { type ActionContent, elementContent } from "./action-content.ts";
import { type ActionDefinition, noTexts } from "./action-definition.ts";
import type { StepDefinition } from "./step-definition.ts";
import { anyPoint, parametersOf } from "./step-parameters.ts";
import { unreadable } from "./step-problems.ts";

export const scrollAction = actionSchema("scroll", {
	/** Left out: the page itself. */
	selector: z.optional(recordedTarget),
	position: point,
	smooth: z.boolean(),
});
type ScrollAction = z.infer<typeof scrollAction>;

const scrollParameters = z.object({ to: anyPoint, smooth: z._default(z.boolean(), false) });

export const scroll: StepDefinition<ScrollAction> = {
	checks: [],
	checkExits: null,
	leavesPage: false,
	alone: null,
	resumesByItself: () => true,
	generate(data) {
		const parameters = parametersOf(scrollParameters, data);
		if (parameters === null) return unreadable(data);
		const target = targetOf(data) ?? pageTarget("html", data.frame);
		const { to, smooth } = parameters;
		const place = [{ literal: to.x }, { literal: to.y }, ...(smooth ? [{ literal: true }] : [])];
		return calls({ part: "scrollToPosition", args: [target, ...place] });
	},
	toAction({ data }, place) {
		const selector = targetOfStep(data);
		const { to = { x: 0, y: 0 }, smooth = false } = parametersOf(scrollParameters, data) ?? {};
		return { ...place, type: "scroll", ...(selector === null ? {} : { selector }), position: to, smooth };
	},
};

export const scrollContent: ActionContent<ScrollAction> = {
	...elementContent,
	shown: ({ selector, position: { x, y } }) => ({ selector: selector?.primary ?? null, value: `${x}, ${y}` }),
};

/** The root of a frame's page. */
const ROOT: RecordedTarget = { primary: ":root", strategy: "css", fallbacks: [], attributes: {} };

export const scrollInTools: ActionDefinition<ScrollAction> = {
	...noTexts,
	toStep: ({ selector, position, smooth }) => ({
		type: "scroll",
		label: "Scroll",
		...(selector ? { selector: selector.primary, target: selector } : {}),
		parameters: { to: position, smooth },
	}),
	playwright({ selector, position: { x, y }, frame }, { page, on }) {
		const to = `scrollTo(${x}, ${y})`;
		if (selector !== undefined) return [`await ${on(selector)}.evaluate((element) => element.${to});`];
		return [`await ${frame ? on(ROOT) : page}.evaluate(() => window.${to});`];
	},
	puppeteer({ selector, position: { x, y } }, { scope, on }) {
		if (selector === undefined) return `${scope}.evaluate(() => window.scrollTo(${x}, ${y}))`;
		return on(selector, `.scroll({ scrollLeft: ${x}, scrollTop: ${y} })`);
	},
	replay: ({ selector, position: { x, y } }) => [
		{ type: "scroll", x, y, ...(selector ? { selectors: replaySelectors(selector) } : {}) },
	],
	readReplay: {
		scroll: ({ selectors, x = 0, y = 0 }) => ({
			type: "scroll",
			position: { x, y },
			smooth: false,
			...(selectors ? { selector: replayTarget(selectors) } : {}),
		}),
	},
	/** By a script, which can only use CSS, as scripts get no locators. */
	side({ selector, position: { x, y } }) {
		const to = `scrollTo(${x}, ${y});`;
		if (selector === undefined) return oneCommand("runScript", `window.${to}`);
		const css = [selector.primary, ...selector.fallbacks].find(isPlainCss);
		if (css === undefined) return noSuchCommand;
		return oneCommand("runScript", encodeSideText(`document.querySelector(${JSON.stringify(css)}).${to}`), [
			"replaced",
		]);
	},
	readSide: {},
	readSideScript(code) {
		const [isScroll, css, x, y] = SCROLL.exec(code) ?? [];
		if (isScroll === undefined) return null;
		const found = css === undefined ? null : targetFrom([`css=${cssFrom(css)}`]);
		if (css !== undefined && found === null) return null;
		const selector = found === null ? {} : { selector: found.target };
		return {
			actions: [{ type: "scroll", position: { x: Number(x), y: Number(y) }, smooth: false, ...selector }],
			notes: [],
		};
	},
};

const isPlainCss = (selector: string): boolean =>
	splitChain(selector).length === 1 && readSelector(selector).kind === "css";

const SCROLL = /^(?:window|document\.querySelector\(("(?:[^"\\]|\\.)*")\))\.scrollTo\((-?[\d.]+), ?(-?[\d.]+)\);?$/;

/** Parses a JSON string; empty for other values. */
function cssFrom(written: string): string {
	try {
		return String(JSON.parse(written));
	} catch {
		return "";
	}
}
