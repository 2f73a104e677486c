import { withoutInvisible } from "@scriptorium/redaction/visible-text";

/**
 * Writes what a model is told, as one JSON object: the only place where texts of pages, scripts and people become part of a question.
 * Every text in it is what people see, without invisible characters, and stands in a JSON string, so that none can end its part.
 * @param data texts at any depth
 * @returns the message
 */
export const dataMessage = (data: object): string =>
	JSON.stringify(data, (_key, value: unknown) => (typeof value === "string" ? withoutInvisible(value) : value));
