import { javascript, type RuntimePart } from "../runtime-part.ts";

export const submitForm: RuntimePart = {
	name: "submitForm",
	needs: [],
	source: javascript`
// What Enter in a field does: it presses the form's first submit button; a form without one is sent if it has one
// field.
function submitForm(field) {
	const { form } = field;
	if (!form) return;
	const controls = [...form.elements];
	const button = controls.find((control) => control.type === "submit");
	const isText = (control) => control.matches("input:not([type=checkbox],[type=radio],[type=button],[type=hidden])");
	if (button) button.click();
	else if (controls.filter(isText).length === 1) form.requestSubmit();
}`,
};
