import { de } from "./de.ts";
import { en } from "./en.ts";

/** German comes with this tour and not with every German page: only who takes the tour needs it. */
export const catalog = { en, de } as const;
