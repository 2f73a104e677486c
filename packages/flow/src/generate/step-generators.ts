import type { StepKind } from "../steps/step-list.ts";
import type { StepGenerator } from "./step-code.ts";
import { backStep } from "./steps/back-step.ts";
import { checkStep } from "./steps/check-step.ts";
import { clickStep } from "./steps/click-step.ts";
import { conditionStep } from "./steps/condition-step.ts";
import { copyStep } from "./steps/copy-step.ts";
import { customStep } from "./steps/custom-step.ts";
import { dialogStep } from "./steps/dialog-step.ts";
import { dragStep } from "./steps/drag-step.ts";
import { extractStep } from "./steps/extract-step.ts";
import { hoverStep } from "./steps/hover-step.ts";
import { keypressStep } from "./steps/keypress-step.ts";
import { loopStep } from "./steps/loop-step.ts";
import { alertStep, logStep } from "./steps/message-step.ts";
import { navigateStep } from "./steps/navigate-step.ts";
import { observeStep } from "./steps/observe-step.ts";
import { reloadStep } from "./steps/reload-step.ts";
import { scrollStep } from "./steps/scroll-step.ts";
import { selectStep } from "./steps/select-step.ts";
import { storeStep } from "./steps/store-step.ts";
import { tabStep } from "./steps/tab-step.ts";
import { typeStep } from "./steps/type-step.ts";
import { uploadStep } from "./steps/upload-step.ts";
import { waitStep } from "./steps/wait-step.ts";

/** The generator of each kind of step. */
export const stepGenerators: Readonly<Record<StepKind, StepGenerator>> = {
	click: clickStep,
	type: typeStep,
	select: selectStep,
	check: checkStep,
	hover: hoverStep,
	drag: dragStep,
	keypress: keypressStep,
	scroll: scrollStep,
	upload: uploadStep,
	dialog: dialogStep,
	extract: extractStep,
	store: storeStep,
	copy: copyStep,
	navigate: navigateStep,
	reload: reloadStep,
	back: backStep,
	tab: tabStep,
	wait: waitStep,
	condition: conditionStep,
	loop: loopStep,
	observe: observeStep,
	alert: alertStep,
	log: logStep,
	custom: customStep,
};
