import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const fillForm: ScriptTemplate = {
	id: "fill-form",
	title: "Fill in a form with my texts",
	description:
		"Fills the fields of the page whose labels you named with your texts. Passwords, card numbers and fields that already have a text are left alone, and nothing is sent.",
	category: "automation",
	tags: ["form", "autofill", "fields"],
	kind: "bookmarklet",
	phrasings: [
		"fill in a form automatically",
		"autofill this form with my name and address",
		"form filler",
		"fill the fields with {entries}",
		"automatically enter my data on a registration page",
		"fill out the contact form for me",
		"I type the same address into this form every day, do it for me",
		"auto complete form fields",
		"populate form with test data",
		"prefill {entries}",
		"enter my details with one click",
		"fill in {entries} on {site}",
		"put my company and city in the order form",
		"form autofill bookmarklet",
		"fill the same values into the same form again",
		"insert my standard answers in the fields",
		"auto type name, street and zip",
		"please fill this questionnaire with fixed values",
		"complete checkout address automatically",
		"set field values to {entries}",
		"fill web forms",
		"input filler with preset text",
	],
	slots: [
		{
			name: "entries",
			type: "words",
			question: "What goes into which field? Write each as label: text, such as City: Bern.",
			required: true,
		},
	],
	effects: ["content", "form-values", "form-reads"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-fill-form";
const ENTRIES = ${quote(values.entries)};
const FIELDS = "input:not([type]), input[type='text' i], input[type='search' i], input[type='email' i], input[type='tel' i], input[type='url' i], input[type='number' i], input[type='date' i], textarea, select";
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
const namesOf = (field) => {
  const labels = [...(field.labels ?? [])].map((label) => label.textContent);
  const others = (field.getAttribute("aria-labelledby") ?? "").split(/\s+/).map((id) => document.getElementById(id)?.textContent);
  return [...labels, ...others, field.ariaLabel, field.placeholder, field.name, field.id, field.title].filter(Boolean).map(plain);
};
const isFree = (field) => !field.disabled && !field.readOnly && !/^cc-|password|one-time-code/.test(field.autocomplete) && field.checkVisibility?.() !== false;
const isEmpty = (field) => (field.localName === "select" ? field.selectedIndex <= 0 : field.value === "");
/* The page must learn of the change as it does when somebody types. */
const setValue = (field, text) => {
  if (field.localName === "select") {
    const option = [...field.options].find((one) => plain(one.textContent) === plain(text) || one.value === text);
    if (!option) return false;
    field.value = option.value;
  } else {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
    set.call(field, text);
  }
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
};
/* The field that bears exactly this name comes before those that only contain it. */
const findField = (label, fields) =>
  fields.find((field) => namesOf(field).includes(label)) ?? fields.find((field) => namesOf(field).some((name) => (" " + name + " ").includes(" " + label + " ")));

const missed = [];
let filled = 0;
for (const entry of ENTRIES) {
  const [label, ...rest] = entry.split(/[:=]/);
  const text = rest.join(":").trim();
  const fields = [...document.querySelectorAll(FIELDS)].filter((field) => isFree(field) && isEmpty(field));
  const field = text && findField(plain(label), fields);
  if (field && setValue(field, text)) filled += 1;
  else missed.push(label.trim());
}
const panel = openPanel("Fill in a form", []);
panel.status.textContent = filled + " fields filled in." + (missed.length > 0 ? " No empty field for: " + missed.join(", ") + "." : "") + " Check them before you send the form.";
`,
		};
	},
};
