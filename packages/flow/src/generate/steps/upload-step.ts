import type { StepGenerator } from "../step-code.ts";

export const uploadStep: StepGenerator = () => ({ does: "nothing", because: "file-upload" });
