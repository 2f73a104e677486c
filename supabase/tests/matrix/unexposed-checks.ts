import type { Check } from "./expectation.ts";
import { countChecks } from "./tables/count-changes.ts";
import { removedCodeChecks } from "./tables/removed-versions.ts";
import { accountChecks } from "./tables/sign-up.ts";

/** Checks of the triggers of tables that the API does not expose. */
export const unexposedChecks: readonly Check[] = [...accountChecks, ...countChecks, ...removedCodeChecks];
