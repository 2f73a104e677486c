import { FILL_FIELDS } from "./code/fill-fields.ts";
import { template } from "./flow-template.ts";

export const autoFormFiller = template(
	{
		id: "auto-form-filler",
		name: "Auto Form Filler",
		description: "Fills in name, email, phone and message of a form, and leaves sending it to you.",
		category: "productivity",
		icon: "form",
	},
	{
		name: ["store", "Your name", { variable: "name", value: "Jane Doe" }],
		email: ["store", "Your email", { variable: "email", value: "jane@example.com" }],
		phone: ["store", "Your phone", { variable: "phone", value: "+1 555 0100" }],
		message: ["store", "Your message", { variable: "message", value: "Hello!" }],
		filled: ["store", "Number of fields", { variable: "filled", value: "0" }],
		form: ["observe", "Wait for a field", { selector: "input, textarea", timeout: 5000 }],
		fill: ["custom", "Fill in the empty fields", { code: FILL_FIELDS }],
		some: ["condition", "Was anything filled in?", { condition: 'filled !== "0"' }],
		done: ["alert", "Say that it is filled in", { message: "The form is filled in. Check it before you send it." }],
		none: [
			"alert",
			"Say that nothing is",
			{ message: "This page has no empty field for a name, an email, a phone or a message." },
			1,
		],
	},
	[
		"name email",
		"email phone",
		"phone message",
		"message filled",
		"filled form",
		"form fill",
		"fill some",
		"some done true",
		"some none false",
	],
);
