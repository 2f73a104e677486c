import { check } from "../../../template-checks/picture-in-picture.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
