import type { Page } from "@playwright/test";

/** How pages of well-known component libraries write a field with a label; `$0` is its id, `$l` the label. */
const MARKUPS: readonly string[] = [
	`<div class="mb-3"><label for="$0" class="form-label">$l</label><input type="text" class="form-control" id="$0"></div>`,
	`<div class="MuiFormControl-root"><label id="$0-label" for="$0">$l<span aria-hidden="true"> *</span></label><div class="MuiInputBase-root"><input id="$0" aria-invalid="false" required type="text" value=""><fieldset aria-hidden="true"><legend><span>$l</span></legend></fieldset></div></div>`,
	`<div class="ant-form-item"><div class="ant-form-item-label"><label for="$0" title="$l">$l</label></div><div class="ant-form-item-control"><input id="$0" type="text" class="ant-input"></div></div>`,
	`<div class="form-floating"><input id="$0" placeholder=" " class="form-control"><label for="$0">$l</label></div>`,
	`<label class="field"><span class="field__label">$l</span><input id="$0" class="field__input"></label>`,
	`<div class="v-field"><input id="$0" aria-labelledby="$0-l" type="text"><span id="$0-l">$l</span></div>`,
	`<table><tr><th>$l</th><td><input id="$0"></td></tr></table>`,
	`<dl><dt>$l</dt><dd><input id="$0"></dd></dl>`,
	`<p>$l:<br><input id="$0"></p>`,
	`<div><input id="$0" placeholder="$l" autocomplete="off" spellcheck="false"></div>`,
	`<div role="group" aria-label="$l"><div class="row"><input id="$0"></div></div>`,
	`<div class="field"><textarea id="$0" rows="3" aria-label="$l"></textarea></div>`,
];

/** Labels of fields for secrets, by kind: the first ones are those of the review, the others kinds of our own. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
	"setup key": ["Setup key", "Einrichtungsschlüssel", "Clé de configuration"],
	"product key": ["Product key", "Clave de licencia", "プロダクトキー", "Chiave di licenza"],
	"gift card": ["Gift card number", "Geschenkkartencode", "Carte cadeau"],
	"tax number": ["Tax number", "Steuer-IdNr.", "Numéro fiscal", "Fiscaal nummer"],
	"recovery codes": ["Backup codes", "Sicherungscodes", "Codes de secours", "Código de recuperación"],
	"one-time link": ["Magic link", "Anmeldelink"],
	"security question": [
		"Name of your first pet",
		"Meisjesnaam van uw moeder",
		"Réponse à la question de sécurité",
		"母の旧姓",
	],
	"private key": ["SSH key", "Privater Schlüssel", "Приватный ключ кошелька", "钱包私钥"],
	"identity number": [
		"National Insurance number",
		"Número de documento de identidad",
		"Rijksregisternummer",
		"T.C. Kimlik No",
		"주민등록번호",
	],
	"passport and license": ["Reisepass-Nr.", "N° de passeport", "Número de licencia de conducir", "Patente di guida n."],
	"bank PIN and TAN": ["Telephone banking PIN", "chipTAN", "Код из СМС", "Kart şifresi"],
	"webhook secret": ["Signing secret", "Webhook-Geheimnis", "署名シークレット"],
	"API token": ["API token", "Clé d’API", "Chave da API", "API-ключ"],
	"password in a text field": [
		"Lozinka",
		"Palavra-passe",
		"Contrasenya",
		"گذرواژه",
		"Slaptažodis",
		"Kata laluan",
		"Lykilorð",
		"Wachtwoord (nogmaals)",
	],
	"health insurance": ["Krankenversichertennummer", "Numéro d’assurance maladie", "Tessera sanitaria", "NHS number"],
};

/** Values that are secrets in a field without any hint. */
const SHAPES: readonly string[] = [
	"VK7JG-NPHTM-C97JM-9MPGT-3V66T",
	"GX7K-92MQ-PL4T",
	"JBSW Y3DP EHPK 3PXP JBSW Y3DP",
	"https://app.test/login/magic?token=8c1f2e9a7b6d5c4e",
	"RSSMRA85T10A562S",
	"12345678Z",
	"529.982.247-25",
	"11010519491231002X",
];

const ORDINARY: readonly (readonly [label: string, value: string])[] = [
	["Telefonnummer", "+49 30 901820"],
	["Phone", "4155552671"],
	["Customer number", "400012345678"],
	["Kundennummer", "KD-2026-00417"],
	["ISBN", "9780306406157"],
	["Tracking number", "1Z999AA10123456784"],
	["Sendungsnummer", "00340434161094042557"],
	["ZIP code", "90210-1234"],
	["Order number", "302-1234567-1234567"],
	["Bestellnummer", "100045678"],
	["EAN", "4006381333931"],
	["USt-IdNr.", "DE123456789"],
	["VAT number", "GB980780684"],
	["Invoice amount", "1.234,56"],
	["Date of birth", "10.12.1815"],
	["Seriennummer", "C02XK0AAJGH5"],
];

/** A field, what is typed into it, and whether that is a secret. */
export interface KindField {
	readonly id: string;
	readonly html: string;
	readonly value: string;
	readonly isSecret: boolean;
}

const written = (label: string, value: string, at: number, isSecret: boolean): KindField => {
	const id = `${isSecret ? "s" : "o"}${at}`;
	const html = (MARKUPS[at % MARKUPS.length] ?? "").replaceAll("$0", id).replaceAll("$l", label);
	return { id, html, value, isSecret };
};

const labels = Object.values(KINDS).flat();

export const kindFields: readonly KindField[] = [
	...labels.map((label, at) => written(label, `kept-by-ada-${at}`, at, true)),
	...SHAPES.map((value, at) => written("Value", value, labels.length + at, true)),
	...ORDINARY.map(([label, value], at) => written(label, value, at, false)),
];

/** Secrets in several fields: words, digits, and what only their group explains. */
export const GROUPS = `
	<div>${Array.from({ length: 12 }, (_, at) => `<label>Word ${at + 1} <input id="w${at}"></label>`).join("")}</div>
	<fieldset><legend>Telephone PIN</legend>${["1st", "2nd", "3rd"].map((nth, at) => `<label>${nth} digit <select id="p${at}"><option></option>${Array.from({ length: 10 }, (_, digit) => `<option>${digit}</option>`).join("")}</select></label>`).join("")}</fieldset>
	<fieldset><legend>Security code</legend>${[0, 1, 2].map((at) => `<input id="c${at}" maxlength="1" inputmode="numeric">`).join("")}</fieldset>
	<fieldset><legend>Security question</legend><label>Question <select id="q"><option>School</option><option>Pet</option></select></label><label>Answer <input id="answer"></label></fieldset>`;
export const SEED_WORDS = "legal winner thank year wave sausage worth useful legal winner thank yellow".split(" ");

/**
 * Leaves the field that has the focus.
 * @param page whose field it is
 * @param at counts the fields: the ways to leave one take turns
 */
export async function leaveField(page: Page, at: number): Promise<void> {
	if (at % 3 === 0) await page.keyboard.press("Tab");
	else if (at % 3 === 1) await page.keyboard.press("Enter");
	else await page.locator("#aside").click();
}
