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
		form: ["observe", "Wait for the form", { selector: "form", timeout: 5000 }],
		name: ["type", "Fill in the name", { selector: 'form [name="name"]', value: "Jane Doe", clearFirst: true }],
		email: [
			"type",
			"Fill in the email",
			{ selector: 'form [type="email"]', value: "jane@example.com", clearFirst: true },
		],
		phone: ["type", "Fill in the phone", { selector: 'form [type="tel"]', value: "+1 555 0100", clearFirst: true }],
		message: ["type", "Fill in the message", { selector: "form textarea", value: "Hello!", clearFirst: true }],
		done: ["alert", "Say that it is filled in", { message: "The form is filled in. Check it before you send it." }],
	},
	["form name", "name email", "email phone", "phone message", "message done"],
);
