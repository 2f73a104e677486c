import { check } from "../../../template-checks/grayscale.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
