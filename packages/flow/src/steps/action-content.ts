import type { Redactor } from "@scriptorium/redaction/redact-text";
import type { ActionPlace } from "../recording/action-fields.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";

/** Removes secrets from the parts of an action. */
export interface ActionRedaction {
	readonly redactor: Redactor;
	address(address: string): string;
	target(target: RecordedTarget): RecordedTarget;
}

/** The texts of an action that a list shows: its element, and what was done with it; null where there is none, or where it is masked. */
export interface ShownAction {
	readonly selector: string | null;
	readonly value: string | null;
}

/**
 * What one type of recorded action contains, and which of it can be secret. The recorder needs this part of a kind in every page, so it has
 * no schema.
 */
export interface ActionContent<Action extends ActionPlace> {
	/** The texts that a list shows. */
	shown(action: Action): ShownAction;
	/** Elements of the action, without its frames. */
	targets(action: Action): readonly RecordedTarget[];
	/** Returns the action without secrets. The fields that every action has are redacted already. */
	redact(action: Action, redaction: ActionRedaction): Action;
	/** What the user typed, chose, answered or uploaded; without empty and masked values. */
	values(action: Action): readonly string[];
	/** Returns the action with an empty, masked value. */
	withoutValue(action: Action): Action;
	/** The address in the action that is not that of its page; null without one. */
	address(action: Action): string | null;
	/** Returns the action with another address in place of that one. */
	withAddress(action: Action, address: string): Action;
}

interface OnElement extends ActionPlace {
	readonly selector?: RecordedTarget | undefined;
}

const same = <Action>(action: Action): Action => action;

/** The parts of actions without a value. */
export const noValue = { values: (): readonly string[] => [], withoutValue: same };
/** The parts of actions without an address of their own. */
export const noAddress = { address: () => null, withAddress: same };

/** An action on one element, without a value or an address of its own. */
export const elementContent = {
	...noValue,
	...noAddress,
	shown: ({ selector }: OnElement): ShownAction => ({ selector: selector?.primary ?? null, value: null }),
	targets: ({ selector }: OnElement) => (selector === undefined ? [] : [selector]),
	redact: <Action extends OnElement>(action: Action, { target }: ActionRedaction): Action =>
		action.selector === undefined ? action : { ...action, selector: target(action.selector) },
};
