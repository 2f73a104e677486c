import { isAskedFor } from "@scriptorium/flow/recording/redact-action";
import { isSecretValue } from "@scriptorium/redaction/secret-value";
import type { ToldDialog } from "../page-channel.ts";
import type { SeenAction } from "./page-recorder.ts";

const LONGEST = 2000;

/**
 * How a dialog was answered, without what is nobody's business.
 * @param remember is given an answer that is a secret
 */
export function dialogAction(
	{ dialog, message, accepted, answer }: ToldDialog,
	remember: (secret: string) => void,
): SeenAction {
	const isSecret = answer !== undefined && (isAskedFor(message) || isSecretValue(answer));
	if (isSecret) remember(answer);
	return {
		type: "dialog",
		dialog,
		message: message.slice(0, LONGEST),
		accepted,
		...(answer === undefined || isSecret ? {} : { answer: answer.slice(0, LONGEST) }),
	};
}
