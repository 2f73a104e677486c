import type { StepGenerator } from "../step-code.ts";

export const alertStep: StepGenerator = ({ message = "" }) => ({ does: "says", how: "alert", message });
export const logStep: StepGenerator = ({ message = "" }) => ({ does: "says", how: "console.log", message });
