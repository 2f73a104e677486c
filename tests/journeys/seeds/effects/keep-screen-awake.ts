import { check } from "../../../template-checks/keep-screen-awake.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
