import * as z from "zod/mini";
import { outputTargets } from "../../flow-output/output-targets.ts";

export const savePayload = z.object({ mode: z.enum(["publish", "draft"]), target: z.enum(outputTargets) });
