import { onOwnElement } from "../flows/texts.ts";
import { at, type Rule } from "./rule.ts";

/** Fields that name the payee. */
const PAYEE =
	/iban|\bbic\b|swift|payee|recipient|beneficiary|routing|sort-?code|account-?(?:number|no|nr)|konto|wallet|pay-?to|paypal|upi/i;

export const formTampering: Rule = {
	id: "form-tampering",
	title: "Changes who is paid",
	catches: "Account and payee fields filled with the script's own values.",
	severity: "medium",
	advice: "Do not install the script; check every receiver before you confirm.",
	check: ({ trace }) =>
		trace.sinks.flatMap((sink) => {
			const { kind, api, trigger, details, offset } = sink;
			if (kind !== "change-page" || !/\.value$/.test(api) || trigger === "purpose" || onOwnElement(sink)) return [];
			const own = (details.text ?? []).some((text) => text.trim().length > 3);
			if (!own || !PAYEE.test((details.element ?? []).join(" "))) return [];
			return [at(offset, "medium", "Writes an account of its own into a field that says who is paid.")];
		}),
};
