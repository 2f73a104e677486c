import { check } from "../../../template-checks/edit-page.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);
