import { check } from "../../../template-checks/list-fonts-and-colors.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
