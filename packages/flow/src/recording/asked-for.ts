import { classifyName } from "@scriptorium/redaction/name-of-secret";

/**
 * Whether a question asks for a secret, or for a code of unspecified purpose.
 * @param message text of a dialog
 * @returns true when the answer must not be recorded
 */
export const isAskedFor = (message: string): boolean => ["secret", "code"].includes(classifyName(message) ?? "");
