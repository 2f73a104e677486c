import { check } from "../../../template-checks/sum-column.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
