import type { StepKind } from "../document/step-kinds.ts";
import type { StepGenerator } from "./step-code.ts";
import { backStep } from "./steps/back-step.ts";
import { checkStep } from "./steps/check-step.ts";
import { clickStep } from "./steps/click-step.ts";
import { dialogStep } from "./steps/dialog-step.ts";
import { dragStep } from "./steps/drag-step.ts";
import { hoverStep } from "./steps/hover-step.ts";
import { keypressStep } from "./steps/keypress-step.ts";
import { navigateStep } from "./steps/navigate-step.ts";
import { observeStep } from "./steps/observe-step.ts";
import { reloadStep } from "./steps/reload-step.ts";
import { scrollStep } from "./steps/scroll-step.ts";
import { selectStep } from "./steps/select-step.ts";
import { tabStep } from "./steps/tab-step.ts";
import { typeStep } from "./steps/type-step.ts";
import { uploadStep } from "./steps/upload-step.ts";
import { waitStep } from "./steps/wait-step.ts";

/** The generator of each kind of step. Null for kinds that no recording has: they come with the visual builder. */
export const stepGenerators: Readonly<Record<StepKind, StepGenerator | null>> = {
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
	extract: null,
	store: null,
	copy: null,
	navigate: navigateStep,
	reload: reloadStep,
	back: backStep,
	tab: tabStep,
	wait: waitStep,
	condition: null,
	loop: null,
	observe: observeStep,
	alert: null,
	log: null,
	custom: null,
};
