import { describeSelector } from "@scriptorium/flow/recording/describe-selector";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { actionContents } from "@scriptorium/flow/steps/step-definitions";

/**
 * Writes recorded actions for the Script Assistant, one line each. What the recorder masked, or the person hid, is named as hidden.
 * Addresses are given without parameters and fragment, which may contain a token.
 * @param actions as the list shows them
 * @returns for example `click: “Save” (button), on shop.example/cart`
 */
export function describeActions(actions: readonly RecordedAction[]): string[] {
	return actions.map((action) => {
		const { selector, value } = actionContents[action.type].shown(action);
		const isHidden = (action.type === "type" || action.type === "select") && action.masked === true;
		const shown = action.type === "navigate" ? placeOf(action.targetUrl) : value;
		const parts = [selector === null ? null : describeSelector(selector), isHidden ? HIDDEN : shown];
		const said = parts.filter((part) => part !== null && part !== "").join(", ");
		return `${action.type}${said === "" ? "" : `: ${said}`}, on ${placeOf(action.url)}`;
	});
}

const HIDDEN = "(hidden value)";

/** Host and path of an address. */
function placeOf(address: string): string {
	if (!URL.canParse(address)) return address.replace(/[?#].*/s, "");
	const { protocol, host, pathname } = new URL(address);
	return host === "" ? protocol : host + (pathname === "/" ? "" : pathname);
}
