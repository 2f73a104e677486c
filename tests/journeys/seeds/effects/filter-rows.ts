import { check } from "../../../template-checks/filter-rows.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
