import type { StepData } from "../document/flow-document.ts";
import { fails, type StepCode } from "../generate/step-code.ts";

/** Failures of the generation (spec 03 § 5). */
export const withoutSelector = ({ label }: StepData): StepCode => fails(`"${label}" is missing a CSS selector`);
export const withoutUrl = ({ label }: StepData): StepCode => fails(`"${label}" is missing a URL`);
export const unreadable = ({ label }: StepData): StepCode => fails(`"${label}" has parameters that cannot be read`);
