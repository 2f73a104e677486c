import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const showPasswords: ScriptTemplate = {
	id: "show-passwords",
	title: "Show passwords while typing",
	description:
		"Makes the password fields of the page readable, so that you can check what you type. They are hidden again by a second click, by Escape and when the form is sent. Nothing is stored or sent.",
	category: "security",
	tags: ["password", "form", "reveal"],
	kind: "bookmarklet",
	phrasings: [
		"show passwords",
		"reveal password field",
		"see what I type in the password box",
		"unmask password",
		"show password instead of dots",
		"make the password visible",
		"replace the asterisks with the actual password",
		"I keep mistyping my password, let me see it",
		"toggle password visibility",
		"password revealer",
		"view hidden password in the form",
		"display the saved password on this login page",
		"turn dots into letters",
		"show stars as text",
		"add an eye button to password fields",
		"unhide password input",
		"see the characters of my passphrase while I type",
		"read the password that the browser filled in",
		"password in clear text",
		"please let me check the password before I log in",
		"peek at password",
		"show wifi password in router page",
	],
	slots: [],
	effects: ["content", "look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-show-passwords";
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const collect = (root, found = []) => {
  for (const element of root.querySelectorAll("*")) {
    if (element.matches("input[type='password' i]")) found.push(element);
    if (element.shadowRoot) collect(element.shadowRoot, found);
  }
  return found;
};
const fields = collect(document);
const hide = () => {
  for (const field of fields) field.type = "password";
};
const panel = openPanel("Passwords", [], hide);
for (const field of fields) field.type = "text";
const count = fields.length === 1 ? "1 password is" : fields.length + " passwords are";
panel.status.textContent = fields.length === 0 ? "There is no password field on this page." : count + " readable until you close this.";
for (const type of ["submit", "pagehide"]) addEventListener(type, hide, { capture: true, signal: panel.signal });
document.addEventListener("visibilitychange", hide, { signal: panel.signal });
`,
		};
	},
};
