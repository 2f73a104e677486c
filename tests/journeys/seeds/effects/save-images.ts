import { check } from "../../../template-checks/save-images.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
