import type { StepKind } from "../document/step-kinds.ts";
import type { StepGenerator } from "./step-code.ts";
import { backStep } from "./steps/back.ts";
import { checkStep } from "./steps/check.ts";
import { clickStep } from "./steps/click.ts";
import { dialogStep } from "./steps/dialog.ts";
import { dragStep } from "./steps/drag.ts";
import { hoverStep } from "./steps/hover.ts";
import { keypressStep } from "./steps/keypress.ts";
import { navigateStep } from "./steps/navigate.ts";
import { observeStep } from "./steps/observe.ts";
import { reloadStep } from "./steps/reload.ts";
import { scrollStep } from "./steps/scroll.ts";
import { selectStep } from "./steps/select.ts";
import { tabStep } from "./steps/tab.ts";
import { typeStep } from "./steps/type.ts";
import { uploadStep } from "./steps/upload.ts";
import { waitStep } from "./steps/wait.ts";

/** Who writes which kind of step. Null for those that no recording has: they come with the visual builder. */
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
