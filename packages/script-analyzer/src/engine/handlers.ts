import type { Machine, Value } from "./domain.ts";
import { mayBeFunction, stringsOf } from "./value.ts";

/** Events that follow from an action of the visitor, by the name that DOM, jQuery and frameworks share. */
const EVENT =
	"(?:click|dblclick|contextmenu|mouse(?:down|up|enter|leave|over|out|move)|pointer(?:down|up)|touch(?:start|end)|key(?:down|up|press)|submit|change|input|paste|drop|press|tap)";

/** `onClick: () => …` among the options of an element or a dialog. */
export const HANDLER = new RegExp(`^on-?${EVENT}$`, "i");

const SHORT_FORM = new RegExp(`^${EVENT}$`, "i");
const LISTENS = /^(?:on|one|once|bind|delegate|live|listen|add(?:Event)?Listener|attachEvent)$/;
const NAMES_EVENT = new RegExp(`^(?:on)?${EVENT}(?:[.:\\s]|$)`, "i");

/**
 * Whether a method of something unknown takes functions that run when the visitor does something: `button.click(run)`,
 * `list.on("click", "li", run)`.
 *
 * @param method name of the method; null when it is no method
 * @param args of the call
 */
export function isListening(method: string | null, args: readonly Value[]): boolean {
	const [first] = args;
	if (method === null || first === undefined) return false;
	if (SHORT_FORM.test(method)) return mayBeFunction(first);
	return LISTENS.test(method) && args.some((arg) => stringsOf(arg).some((name) => NAMES_EVENT.test(name)));
}

/**
 * Sets the trigger to `page-event` where it is `automatic`, for as long as `work` runs: event handlers do not run by themselves. The trigger
 * `purpose`, which stands for a control that the script added, is kept.
 *
 * @param machine the run
 * @param work calls or registers event handlers
 */
export function onPageEvent(machine: Machine, work: () => void): void {
	const before = machine.trigger;
	if (before === "automatic") machine.trigger = "page-event";
	try {
		work();
	} finally {
		machine.trigger = before;
	}
}
