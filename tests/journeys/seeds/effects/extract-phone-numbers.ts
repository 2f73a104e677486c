import { check } from "../../../template-checks/extract-phone-numbers.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
