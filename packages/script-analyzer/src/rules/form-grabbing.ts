import { leakRule } from "./leak-rule.ts";

export const formGrabbing = leakRule({
	id: "form-grabbing",
	title: "Form entries sent away",
	catches: "What is typed into the page's fields, or files chosen there, sent to another server.",
	severity: "high",
	advice: "Read only the field the script is for, send it when the visitor asks, and name the server in @connect.",
	kinds: ["form", "file"],
	data: "What you enter in the page's fields is",
});
