/**
 * Code of a custom step: writes the variables `name`, `email`, `phone` and `message` into the fields of the page that ask for them, and
 * counts them in `variables.filled`. Filled fields, hidden ones, and search and newsletter forms stay as they are.
 */
export const FILL_FIELDS = String.raw`const kinds = {
	other: /user ?name|uzytkownik|benutzername|login|company|firma|firmy|societe|entreprise|empresa|azienda|bedrijf|organi[sz]|会社|団体|subject|betreff|\bobjet\b|asunto|oggetto|onderwerp|temat\b|konu\b|predmet|тема|主题|제목|الموضوع|emne|search|such|street|city|strasse|website|\burl\b|coupon|nick|file|product|project|device|partner|spouse|referr|emergency|preferred|middle|maiden|secondo nome|kana|フリガナ|ふりがな|カナ|セイ|メイ|card|captcha|code|kod\b|\bcc\b|confirm|repeat|wiederhol|recipient|gift|поиск|搜索|검색|بحث|公司|회사|компани|firmanavn|isletme|sirket/,
	whole: /(?:first|vor|imie|nome|nombres?|prenom)\S* (?:and|und|y|e|et|i|&) (?:last|nach|nazwisko|cognome|apellido|nom)|氏名|お名前|姓名|ad soyad|jmeno a prijmeni|имя и фамилия|фио\b|이름|성함|성명|الاسم الكامل/,
	email: /e ?mail|courriel|correo|\bmail\b|posta elettronica|e posta|epost|почт|邮箱|邮件|이메일|메일|البريد|メール/,
	phone: /phone|\btel\b|telefon|telephone|telefoon|mobil|mobiel|cellulare|celular|handy|movil|rufnummer|whatsapp|電話|电话|手机|tlf|телефон|연락처|전화|휴대|هاتف|جوال|number to (?:reach|call)|contact number/,
	first: /first|given|\bfname|vorname|prenom|voornaam|forename|fornamn|fornavn|^ad$|adiniz$|jmeno|الاسم الأول|^名$/,
	last: /last|family|surname|\blname|nachname|familien|apellido|achternaam|cognome|efternamn|efternavn|soyad|prijmeni|фамилия|العائلة|^[姓氏]$/,
	name: /name|\bnom\b|nombre|\bnome\b|naam|imie|nazwisko|navn|namn|^имя|^الاسم|contact person|ansprechpartner|persona de contacto/,
	message: /message|nachricht|mitteilung|comment|kommentar|\bbody\b|question|detail|enquiry|inquiry|mensaje|mensagem|messaggio|bericht|anliegen|vraag|opmerking|remarque|bemerkung|wiadomosc|内容|notes?\b/,
};
const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
const kindOf = (text) => {
	const kind = Object.keys(kinds).find((each) => kinds[each].test(plain(text)));
	return kind === "whole" ? "name" : kind;
};
const textOf = (ids) => (ids ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
const completed = { email: "email", tel: "phone", "tel-national": "phone", "given-name": "first", "family-name": "last", name: "name" };
const fieldKind = (field) => {
	if (field.localName === "textarea") return "message";
	const token = completed[field.autocomplete.split(" ").at(-1)];
	if (token) return token;
	if (field.type === "email" || field.type === "tel") return field.type === "tel" ? "phone" : "email";
	const labels = [...field.labels].map((label) => label.textContent);
	const shown = [...labels, textOf(field.getAttribute("aria-labelledby")), field.ariaLabel ?? ""].join(" ").trim();
	// Forms in tables and lists have their labels in the cell or term before.
	const term = field.closest("td, dd")?.previousElementSibling?.textContent ?? "";
	const kind = kindOf(shown || term || field.placeholder);
	if (kind) return kind;
	// A label in words of its own leaves what the field is called in the form, if that is clear.
	const names = [field.name, field.id].map(plain);
	return kindOf(shown ? (names.find((name) => /^(?:(?:your|full) )?(?:name|e ?mail|phone)$/.test(name)) ?? "") : names.join(" "));
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
	const kind = fieldKind(field) ?? "other";
	const form = field.form ?? document.body;
	const fields = forms.get(form) ?? new Map();
	forms.set(form, fields);
	if (kind !== "other" && !fields.has(kind)) fields.set(kind, field);
}
const fields = [...forms.values()].sort((one, other) => other.size - one.size)[0] ?? new Map();
const [first, ...others] = variables.name.trim().split(/\s+/);
const values = { ...variables, first, last: others.join(" ") };
// "Nom" beside "Prénom" is the last name, "Nombre" beside "Apellidos" the first.
if (fields.has("first") && !fields.has("last")) values.name = values.last;
else if (fields.has("last") && !fields.has("first")) values.name = values.first;
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
