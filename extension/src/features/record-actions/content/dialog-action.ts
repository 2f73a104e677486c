import { isCardNumber, isSecretName } from "../../../library/secret-words.ts";
import type { ToldDialog } from "../page-channel.ts";
import type { SeenAction } from "./page-recorder.ts";

const LONGEST = 2000;

/** How a dialog was answered, without what is nobody's business. */
export function dialogAction({ dialog, message, accepted, answer }: ToldDialog): SeenAction {
	const isSecret = answer !== undefined && (isSecretName(message) || isCardNumber(answer));
	return {
		...{ type: "dialog", dialog, message: message.slice(0, LONGEST), accepted },
		...(answer === undefined || isSecret ? {} : { answer: answer.slice(0, LONGEST) }),
	};
}
