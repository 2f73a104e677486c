import type { StepGenerator } from "../step-code.ts";

export const tabStep: StepGenerator = () => ({ does: "nothing", because: "other-tab" });
