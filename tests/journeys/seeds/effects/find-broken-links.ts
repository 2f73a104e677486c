import { check } from "../../../template-checks/find-broken-links.ts";
import { effectOf } from "../effect-of.ts";

export const checkEffect = effectOf(check);

export const expectedProblem = /Content Security Policy/;
