import { de } from "./de.ts";
import { en } from "./en.ts";

/** German comes with this part of a screen, which is loaded later. */
export const catalog = { en, de } as const;
