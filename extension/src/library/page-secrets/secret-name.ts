import { isSecretName, isSecretParameter } from "../secret-words.ts";

const KEEPS_A_SECRET = /csrf|xsrf|nonce|token|secret|credential|bearer|jwt|api.?key|private.?key|session|passw/i;

/** Whether an attribute, a meta entry or a field of this name keeps what is nobody's business. */
export const namesSecret = (name: string): boolean =>
	isSecretName(name) || isSecretParameter(name) || KEEPS_A_SECRET.test(name);
