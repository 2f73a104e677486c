import { de } from "./de.ts";
import { en } from "./en.ts";

/** German comes with the audit and not with every German page: only its users need it. */
export const catalog = { en, de } as const;
