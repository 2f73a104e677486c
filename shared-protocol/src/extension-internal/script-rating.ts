import * as z from "zod/mini";
import { riskLevel } from "../risk-level.ts";

/** Rating of a script's code by the extension's own analyzer; null where it could not be rated. */
export const scriptRating = z.nullable(
	z.object({
		level: riskLevel,
		score: z.int().check(z.gte(0), z.lte(100)),
		rulesVersion: z.string().check(z.maxLength(50)),
	}),
);
export type ScriptRatingSummary = z.infer<typeof scriptRating>;
