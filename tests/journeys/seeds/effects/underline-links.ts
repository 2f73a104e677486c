import { check } from "../../../template-checks/underline-links.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
