import { check } from "../../../template-checks/pick-color.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
