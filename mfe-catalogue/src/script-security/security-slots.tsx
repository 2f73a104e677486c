import { createContext, type ReactNode, use } from "react";
import type { Finding } from "./analysis.ts";

/** What a route adds to the security section of a script: parts of other features. */
export interface SecuritySlots {
	/** Below a finding; `index` is its place in the list, from 0. */
	readonly ofFinding: (finding: Finding, index: number) => ReactNode;
	/** Below everything that was found in a version. */
	readonly ofAnalysis: ReactNode;
}

const Slots = createContext<SecuritySlots | null>(null);

/** Fills the slots of the security sections below it. */
export function FilledSecuritySlots({ slots, children }: { slots: SecuritySlots; children: ReactNode }) {
	return <Slots value={slots}>{children}</Slots>;
}

/** The place below a finding. */
export function FindingSlot({ finding, index }: { finding: Finding; index: number }) {
	return use(Slots)?.ofFinding(finding, index) ?? null;
}

/** The place below the findings. */
export function AnalysisSlot() {
	return use(Slots)?.ofAnalysis ?? null;
}
