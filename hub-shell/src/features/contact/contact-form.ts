import { type ContactMessage, contactCategories } from "@scriptorium/hub-data/contact/send-message";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import * as z from "zod/mini";

/** Values of the form; also the format of the draft. */
export const contactValues = z.object({
	name: z.string(),
	email: z.string(),
	subject: z.string(),
	category: z.enum(contactCategories),
	message: z.string(),
});
export type ContactValues = z.output<typeof contactValues>;

const limits = textLimits.contact;

/**
 * Reads the category that a link to the form chooses.
 * @param query of the form's address, for example `category=security`
 * @returns the category, or an empty object for none and for an unknown one
 */
export function categoryInAddress(query: URLSearchParams): Pick<Partial<ContactValues>, "category"> {
	const category = contactCategories.find((candidate) => candidate === query.get("category"));
	return category === undefined ? {} : { category };
}

export const emptyContact: ContactValues = { name: "", email: "", subject: "", category: "general", message: "" };

type TextField = keyof typeof limits;
export type ContactProblem = "missing" | "long" | "email" | "lines";
export type ContactProblems = Partial<Record<TextField, ContactProblem>>;

/** As the database counts: code points. */
const lengthOf = (text: string) => [...text].length;

function problemOf(field: TextField, text: string): ContactProblem | null {
	if (text.trim() === "") return "missing";
	if (lengthOf(text) > limits[field].max) return "long";
	if (field === "email" && !/^[^\s@]+@[^\s@]+$/.test(text.trim())) return "email";
	if ((field === "name" || field === "subject") && /\p{Cc}/u.test(text.trim())) return "lines";
	return null;
}

/**
 * Checks the form by the rules of the table `contact_messages`.
 * @param values Values of the form.
 * @returns The first problem of each field; empty when the message can be sent.
 */
export function findProblems(values: ContactValues): ContactProblems {
	const problems: ContactProblems = {};
	for (const field of ["name", "email", "subject", "message"] as const) {
		const problem = problemOf(field, values[field]);
		if (problem !== null) problems[field] = problem;
	}
	return problems;
}

/**
 * Makes the message of valid values.
 * @param values Values of the form.
 * @param website Content of the field that people do not see.
 * @returns The message, without spaces around its parts.
 */
export function messageFrom(values: ContactValues, website: string): ContactMessage {
	const { name, email, subject, message, category } = values;
	return {
		name: name.trim(),
		email: email.trim(),
		subject: subject.trim(),
		message: message.trim(),
		category,
		website,
	};
}
