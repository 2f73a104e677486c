import { check } from "../../../template-checks/open-selected-links.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
