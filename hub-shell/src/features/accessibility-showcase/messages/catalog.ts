import { de } from "./de.ts";
import { en } from "./en.ts";

/** German comes with this screen and not with every German page: only its visitors need it. */
export const catalog = { en, de } as const;
