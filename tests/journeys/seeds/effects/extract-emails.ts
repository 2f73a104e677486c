import { check } from "../../../template-checks/extract-emails.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
