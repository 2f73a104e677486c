import { click } from "./click.ts";
import { copyText } from "./copy-text.ts";
import { drag } from "./drag.ts";
import { extract, extractValue } from "./extract.ts";
import { findElements } from "./find-elements.ts";
import { inStep } from "./in-step.ts";
import { inTurn } from "./in-turn.ts";
import { oneOf } from "./listed-element.ts";
import { goTo, openTab, reload, travel, waitForAddress } from "./navigate.ts";
import { pause } from "./next-frame.ts";
import { hover } from "./pointer.ts";
import { pressKey } from "./press-key.ts";
import { readNumber } from "./read-number.ts";
import { recorded } from "./recorded-element.ts";
import { reportRun } from "./report-run.ts";
import { askToResumeRun, resumeRun, startRun } from "./run-in-tab.ts";
import { scrollToPosition } from "./scroll-to-position.ts";
import { selectOptions, setChecked } from "./set-choice.ts";
import { inFrame, withTimeout } from "./target.ts";
import { typeText } from "./type-text.ts";
import { byCss, typed } from "./typed-element.ts";
import { waitForElement } from "./wait-for-element.ts";
import { withDialogs } from "./with-dialogs.ts";

/**
 * What generated code may call. `npm run build:runtime` writes these functions, with all that they need, into
 * `packages/flow/src/generate/runtime-parts.gen.ts`.
 */
export const runtimeFunctions = {
	askToResumeRun,
	byCss,
	click,
	copyText,
	drag,
	extract,
	extractValue,
	findElements,
	goTo,
	hover,
	inFrame,
	inStep,
	inTurn,
	oneOf,
	openTab,
	pause,
	pressKey,
	readNumber,
	recorded,
	reload,
	reportRun,
	resumeRun,
	scrollToPosition,
	selectOptions,
	setChecked,
	startRun,
	travel,
	typed,
	typeText,
	waitForAddress,
	waitForElement,
	withDialogs,
	withTimeout,
};
