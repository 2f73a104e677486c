/**
 * Code of a custom step: writes the variables `name`, `email`, `phone` and `message` into the fields of the page that ask for them, and
 * counts them in `variables.filled`. Filled fields, hidden ones, and search and newsletter forms stay as they are.
 */
export const FILL_FIELDS = String.raw`const kinds = {
	other: /user ?name|benutzername|company|firma|societe|entreprise|empresa|azienda|bedrijf|organi[sz]|subject|betreff|objet|asunto|oggetto|onderwerp|search|such|street|city|strasse|ville|website|\burl\b|coupon|nickname|file ?name|product/,
	email: /e-?mail|courriel|correo|\bmail\b/,
	phone: /phone|\btel\b|telefon|telephone|telefoon|telefono|mobil|mobiel|handy|movil|rufnummer|whatsapp/,
	first: /first|given|\bfname|vorname|prenom|voornaam|forename/,
	last: /last|family|surname|\blname|nachname|familien|apellido|achternaam|cognome/,
	name: /name|\bnom\b|nombre|nome\b|naam|imie|navn|namn/,
	message: /message|nachricht|mitteilung|comment|kommentar|\bbody\b|question|detail|enquiry|inquiry|mensaje|messaggio|bericht|anliegen|vraag|opmerking|remarque|bemerkung|notes?\b/,
};
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().replace(/[_\W]+/g, " ");
const kindOf = (text) => Object.keys(kinds).find((kind) => kinds[kind].test(plain(text)));
const textOf = (ids) => (ids ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
const completed = { email: "email", tel: "phone", "tel-national": "phone", "given-name": "first", "family-name": "last", name: "name" };
const fieldKind = (field) => {
	const token = completed[field.autocomplete.split(" ").at(-1)];
	if (token) return token;
	if (field.type === "email" || field.type === "tel") return field.type === "tel" ? "phone" : "email";
	const labels = [...field.labels].map((label) => label.textContent);
	const shown = [...labels, textOf(field.getAttribute("aria-labelledby")), field.ariaLabel ?? ""].join(" ").trim();
	return kindOf(shown || field.placeholder) ?? (shown === "" ? kindOf(field.name + " " + field.id) : undefined);
};
const isOpen = (field) => {
	if (field.disabled || field.readOnly || field.ariaHidden === "true" || field.closest("[role=search], [aria-hidden=true]")) return false;
	if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
	const { right, bottom, width, height } = field.getBoundingClientRect();
	return width > 2 && height > 2 && right + scrollX > 0 && bottom + scrollY > 0;
};

// The form with most of the fields is the one that is meant; a newsletter asks for an email alone.
const forms = new Map();
for (const field of document.querySelectorAll("input:is(:not([type]), [type=text i], [type=email i], [type=tel i]), textarea")) {
	if (!isOpen(field)) continue;
	const kind = fieldKind(field) ?? (field.localName === "textarea" ? "message" : "other");
	const form = field.form ?? field.closest("[role=form], section, main, body");
	const fields = forms.get(form) ?? new Map();
	forms.set(form, fields);
	const isBetter = kind === "message" && field.localName === "textarea" && fields.get(kind)?.localName === "input";
	if (kind !== "other" && (!fields.has(kind) || isBetter)) fields.set(kind, field);
}
const fields = [...forms.values()].sort((one, other) => other.size - one.size)[0] ?? new Map();
const [first, ...others] = variables.name.trim().split(/\s+/);
const values = { ...variables, first, last: others.join(" ") };
if (fields.has("first") && fields.has("name") && !fields.has("last")) values.name = values.last;
let filled = 0;
for (const [kind, field] of fields) {
	if (field.value !== "") continue;
	// Frameworks watch the property of the element itself.
	const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
	field.focus();
	set.call(field, values[kind]);
	field.dispatchEvent(new Event("input", { bubbles: true }));
	field.dispatchEvent(new Event("change", { bubbles: true }));
	field.blur();
	filled += 1;
}
variables.filled = String(filled);`;
