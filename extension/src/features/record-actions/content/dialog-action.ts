import { isAskedFor } from "@scriptorium/flow/recording/asked-for";
import { isSecretValue } from "@scriptorium/redaction/secret-value";
import type { DialogEvent } from "../page-channel.ts";
import type { SeenAction } from "./page-recorder.ts";

const MAX_LENGTH = 2000;

/**
 * Makes the action for an answered dialog, without secret answers.
 * @param remember receives an answer that is a secret
 */
export function dialogAction(
	{ dialog, message, accepted, answer }: DialogEvent,
	remember: (secret: string) => void,
): SeenAction {
	const isSecret = answer !== undefined && (isAskedFor(message) || isSecretValue(answer));
	if (isSecret) remember(answer);
	return {
		type: "dialog",
		dialog,
		message: message.slice(0, MAX_LENGTH),
		accepted,
		...(answer === undefined || isSecret ? {} : { answer: answer.slice(0, MAX_LENGTH) }),
	};
}
