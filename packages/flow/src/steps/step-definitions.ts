import type * as z from "zod/mini";
import type { ActionContent } from "./action-content.ts";
import type { ActionDefinition } from "./action-definition.ts";
import { alert } from "./alert.ts";
import { back } from "./back.ts";
import { check, checkAction, checkContent, checkInTools } from "./check.ts";
import { click, clickAction, clickContent, clickInTools } from "./click.ts";
import { condition } from "./condition.ts";
import { copy } from "./copy.ts";
import { custom } from "./custom.ts";
import { dialog, dialogAction, dialogContent, dialogInTools } from "./dialog.ts";
import { drag, dragAction, dragContent, dragInTools } from "./drag.ts";
import { extract } from "./extract.ts";
import { hover, hoverAction, hoverContent, hoverInTools } from "./hover.ts";
import { keypress, keypressAction, keypressContent, keypressInTools } from "./keypress.ts";
import { log } from "./log.ts";
import { loop } from "./loop.ts";
import { navigate, navigateAction, navigateContent, navigateInTools } from "./navigate.ts";
import { observe } from "./observe.ts";
import { reload } from "./reload.ts";
import { scroll, scrollAction, scrollContent, scrollInTools } from "./scroll.ts";
import { select, selectAction, selectContent, selectInTools } from "./select.ts";
import type { StepDefinition } from "./step-definition.ts";
import type { StepKind } from "./step-list.ts";
import { store } from "./store.ts";
import { tab, tabAction, tabContent, tabInTools } from "./tab.ts";
import { type, typeAction, typeContent, typeInTools } from "./type.ts";
import { upload, uploadAction, uploadContent, uploadInTools } from "./upload.ts";
import { wait, waitAction, waitContent, waitInTools } from "./wait.ts";

// Bundlers drop the lists that nobody imports: the recorder needs the third one in every page, and neither schemas nor code.

/** The schemas of all recorded actions. */
export const actionSchemas = [
	...([clickAction, typeAction, navigateAction, scrollAction, selectAction, hoverAction, dragAction] as const),
	...([keypressAction, waitAction, checkAction, uploadAction, dialogAction, tabAction] as const),
] as const;

/** Any recorded action. */
export type AnyAction = z.infer<(typeof actionSchemas)[number]>;
export type ActionType = AnyAction["type"];
/** The recorded action of a type. */
export type ActionOf<Type extends ActionType> = Extract<AnyAction, { type: Type }>;

/** The definition of each kind of step. */
export const stepDefinitions: { readonly [Kind in StepKind]: StepDefinition<AnyAction> } = {
	click,
	type,
	select,
	check,
	hover,
	drag,
	keypress,
	scroll,
	upload,
	dialog,
	extract,
	store,
	copy,
	navigate,
	reload,
	back,
	tab,
	wait,
	condition,
	loop,
	observe,
	alert,
	log,
	custom,
};

const contents: { readonly [Type in ActionType]: ActionContent<ActionOf<Type>> } = {
	click: clickContent,
	type: typeContent,
	select: selectContent,
	check: checkContent,
	hover: hoverContent,
	drag: dragContent,
	keypress: keypressContent,
	scroll: scrollContent,
	upload: uploadContent,
	dialog: dialogContent,
	navigate: navigateContent,
	tab: tabContent,
	wait: waitContent,
};

/** The content of each type of recorded action. The type of an action is that of its own entry. */
export const actionContents: Readonly<Record<ActionType, ActionContent<AnyAction>>> = contents;

const definitions: { readonly [Type in ActionType]: ActionDefinition<ActionOf<Type>> } = {
	click: clickInTools,
	type: typeInTools,
	select: selectInTools,
	check: checkInTools,
	hover: hoverInTools,
	drag: dragInTools,
	keypress: keypressInTools,
	scroll: scrollInTools,
	upload: uploadInTools,
	dialog: dialogInTools,
	navigate: navigateInTools,
	tab: tabInTools,
	wait: waitInTools,
};

/** How flows and tools express each type of recorded action. The type of an action is that of its own entry. */
export const actionDefinitions: Readonly<Record<ActionType, ActionDefinition<AnyAction>>> = definitions;
