import { check } from "../../../template-checks/copy-plain-text.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
