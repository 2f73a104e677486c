import { de } from "./de.ts";
import { en } from "./en.ts";

/** German comes with the panel and not with every German page: only who opens it needs it. */
export const catalog = { en, de } as const;
