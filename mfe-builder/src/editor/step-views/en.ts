import { type StepKind, stepKinds } from "@scriptorium/flow/steps/step-list";
import { stepViews } from "./step-views.ts";
import { words } from "./words.ts";

const ofEachKind = (part: "label" | "about") =>
	Object.fromEntries(stepKinds.map((kind) => [kind, stepViews[kind][part]])) as Readonly<Record<StepKind, string>>;

/** Names of steps, groups and branches, the same on every part of the screen. */
export const en = { ...words, kinds: ofEachKind("label"), about: ofEachKind("about") } as const;
