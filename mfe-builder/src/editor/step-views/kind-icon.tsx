import type { StepKind } from "@scriptorium/flow/steps/step-list";
import { stepViews } from "./step-views.ts";

/** The mark of a kind of step; its name is beside it. */
export function KindIcon({ kind }: { readonly kind: StepKind }) {
	const Icon = stepViews[kind].icon;
	return <Icon aria-hidden="true" />;
}
