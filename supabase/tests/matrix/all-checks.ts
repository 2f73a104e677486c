import { columnChecks } from "./column-checks.ts";
import type { Check, RelationExpectation } from "./expectation.ts";
import { insertChecks } from "./insert-checks.ts";
import { deleteChecks, selectChecks, updateChecks } from "./row-checks.ts";

/** All checks of one relation: people × verbs for each kind of row, its columns, and its triggers. */
export function checksOf(expectation: RelationExpectation): Check[] {
	const { relation, readableBy, samples, triggers } = expectation;
	const columns = [...readableBy.everybody, ...readableBy.signedIn, ...readableBy.nobody];
	return [
		...Object.entries(samples).flatMap(([name, sample]) => [
			...selectChecks(expectation, name, sample),
			...updateChecks(expectation, name, sample),
			...deleteChecks(expectation, name, sample),
		]),
		...insertChecks(expectation),
		...columns.flatMap((column) => columnChecks(expectation, column)),
		...Object.entries(triggers).map(([trigger, effect]) => triggerCheck(relation, trigger, effect)),
	];
}

export function triggerCheck(relation: string, trigger: string, effect: Check["run"]): Check {
	return { relation, name: `${relation}: trigger ${trigger}`, run: effect };
}
