/** A field of the fixture page, and what a person types into it. */
export interface FixtureField {
	/** Neutral ids without a hint: `f1`, `f2`; a split field has one for each box. */
	readonly ids: readonly string[];
	readonly html: string;
	/** One text for each id. */
	readonly values: readonly string[];
	/** Position of the field in the page. */
	readonly scope: Scope;
	/** Id of a button that is pressed before anything is typed. */
	readonly press: string | null;
}

export const scopes = ["page", "open-root", "closed-root", "frame", "foreign-frame"] as const;
export type Scope = (typeof scopes)[number];

type Written = readonly [html: string, value: string | readonly string[]];

const SEED =
	"legal winner thank year wave sausage worth useful legal winner thank year wave sausage worth useful legal winner thank year wave sausage worth title";
const boxes = (count: number, attributes: string, label: string): string =>
	`<fieldset><legend>${label}</legend>${Array.from({ length: count }, (_, at) => `<input id="$${at}" ${attributes}>`).join("")}</fieldset>`;
const labeled = (label: string, attributes = ""): string => `<label>${label} <input id="$0" ${attributes}></label>`;

/** Common kinds of secret fields; `$0`, `$1`, … are the ids, `$b` that of the button to press first. */
const SECRETS: readonly Written[] = [
	// Password inputs with neutral names that are shown, or replaced, before anything is typed.
	[`<input id="$0" type="password" name="f"><button type="button" id="$b" data-do="show">👁</button>`, "shown-Pa55"],
	[
		`<span><input id="$0" type="password" name="g"></span><button type="button" id="$b" data-do="swap">👁</button>`,
		"swapped-Pa55",
	],
	[
		`<span><input id="$0" type="password"></span><button type="button" id="$b" data-do="render">👁</button>`,
		"rendered-Pa55",
	],
	[`<span><input type="password" hidden data-pair><input id="$0"></span>`, "paired-Pa55"],
	[`<div><input id="$0"><button type="button" aria-label="Hide password">👁</button></div>`, "toggled-Pa55"],
	// Names and labels in many languages.
	[labeled("Kennwort"), "german-Pa55"],
	[labeled("Mot de passe"), "french-Pa55"],
	[labeled("Contraseña"), "spanish-Pa55"],
	[labeled("Senha"), "portuguese-Pa55"],
	[labeled("Parola d’ordine"), "italian-Pa55"],
	[labeled("Wachtwoord"), "dutch-Pa55"],
	[labeled("Hasło"), "polish-Pa55"],
	[labeled("Пароль"), "russian-Pa55"],
	[labeled("パスワード"), "japanese-Pa55"],
	[labeled("密码"), "chinese-Pa55"],
	[labeled("비밀번호"), "korean-Pa55"],
	[labeled("Şifre"), "turkish-Pa55"],
	[labeled("كلمة المرور"), "arabic-Pa55"],
	[labeled("Lösenord"), "swedish-Pa55"],
	[labeled("סיסמה"), "hebrew-Pa55"],
	[labeled("Mật khẩu"), "vietnamese-Pa55"],
	[labeled("認証コード"), "730194"],
	[labeled("短信验证码"), "630184"],
	[labeled("Prüfziffer der Karte"), "913"],
	[labeled("Cryptogramme visuel"), "914"],
	[labeled("Código de verificación"), "530174"],
	[labeled("Код из СМС"), "430164"],
	// Keys and phrases by name.
	[labeled("API key"), "api-key-of-ada"],
	[`<input id="$0" name="accessToken">`, "access-token-of-ada"],
	[`<input id="$0" placeholder="Client secret">`, "client-secret-of-ada"],
	[`<textarea id="$0" aria-label="Private key"></textarea>`, "private-key-of-ada"],
	[`<textarea id="$0" title="Recovery phrase"></textarea>`, "recovery-phrase-of-ada"],
	[`<textarea id="$0" name="mnemonic"></textarea>`, "mnemonic-of-ada"],
	[labeled("Social Security Number"), "219-09-9999"],
	[labeled("Mother’s maiden name"), "Lovelace-Byron"],
	[labeled("Passport number"), "C01X00T47"],
	[labeled("Backup code"), "backup-code-of-ada"],
	[labeled("Wi-Fi password"), "wifi-word-of-ada"],
	[`<table><tr><td>Passphrase</td><td><input id="$0"></td></tr></table>`, "table-word-of-ada"],
	[`<dl><dt>Secret answer</dt><dd><input id="$0"></dd></dl>`, "list-word-of-ada"],
	[`<span id="l$0">Clave de acceso</span><input id="$0" aria-labelledby="l$0">`, "clave-de-ada"],
	// One-time codes and cards.
	[`<input id="$0" name="code">`, "330154"],
	[`<input id="$0" name="smsCode">`, "230144"],
	[`<input id="$0" name="tan">`, "130134"],
	[`<input id="$0" name="cvv" type="tel">`, "915"],
	[`<input id="$0" inputmode="numeric" maxlength="6">`, "830124"],
	[labeled("Enter the 6-digit code"), "930114"],
	[`<input id="$0" autocomplete="one-time-code">`, "940214"],
	[boxes(6, 'maxlength="1" inputmode="numeric"', "We sent it to your phone"), [..."486027"]],
	[boxes(6, 'style="width: 2ch"', "Sent to you"), [..."586037"]],
	[boxes(4, 'maxlength="4"', "The long number"), ["4012", "8888", "8888", "1881"]],
	[
		`<div><input id="$0" maxlength="3"><input id="$1" maxlength="2"><input id="$2" maxlength="4"></div>`,
		["321", "54", "9876"],
	],
	[`<input id="$0" aria-label="Number">`, "4111 1111 1111 1111"],
	[`<input id="$0" aria-label="Account">`, "DE89370400440532013000"],
	// Masked with discs, but no password inputs.
	[`<input id="$0" style="-webkit-text-security: disc">`, "disc-word-of-ada"],
	[`<input id="$0" style="font-family: text-security-disc, sans-serif">`, "font-word-of-ada"],
	// By what is typed.
	[`<textarea id="$0" aria-label="Notes"></textarea>`, "use ghp_16C7e42F292c6912E7710c838347Ae178B4a"],
	[`<div id="$0" contenteditable="true" aria-label="Message"></div>`, "AKIAIOSFODNN7EXAMPLE"],
	[`<textarea id="$0" aria-label="Prompt"></textarea>`, "sk-proj-abcDEF1234567890abcDEF12"],
	[`<input id="$0" aria-label="Value">`, "github_pat_11ABCDEFG0abcdefghij_klmnopqrstuvwxyz"],
	[`<input id="$0" aria-label="Bot">`, "xoxb-17653672481-19874698323-pdFZKVeTuE8sk7oOHcbrzqgy"],
	[`<textarea id="$0" aria-label="Data"></textarea>`, "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"],
	[
		`<textarea id="$0" aria-label="File"></textarea>`,
		"-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEA\n-----END RSA PRIVATE KEY-----",
	],
	[`<textarea id="$0" aria-label="Words"></textarea>`, SEED],
	[`<input id="$0" aria-label="Database">`, "postgres://ada:db-word-of-ada@db.test/shop"],
	[`<textarea id="$0" aria-label="Settings"></textarea>`, "DB_PASSWORD=env-word-of-ada"],
	[`<input id="$0" aria-label="Maps">`, "AIzaSyA1234567890abcdefghijklmnopqrstuv"],
	[`<input id="$0" aria-label="Wallet">`, "5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ"],
];

/** Ordinary fields, whose values are recorded. */
const ORDINARY: readonly Written[] = [
	[labeled("User name", 'name="username" autocomplete="username"'), "ada.lovelace"],
	[labeled("E-mail", 'type="email"'), "ada@example.org"],
	[labeled("Phone", 'type="tel"'), "+44 20 7946 0958"],
	[labeled("First name"), "Augusta"],
	[labeled("Middle initial", 'maxlength="1"'), "K"],
	[labeled("ZIP code", 'inputmode="numeric" maxlength="5"'), "90210"],
	[labeled("Postleitzahl", 'maxlength="5" inputmode="numeric"'), "80331"],
	[labeled("Code postal", 'name="code"'), "75001"],
	[labeled("PIN code", 'autocomplete="postal-code"'), "560001"],
	[labeled("Coupon code", 'name="code"'), "SPRING25"],
	[labeled("Promo code"), "HELLO-ADA"],
	[labeled("Rabattcode"), "SOMMER10"],
	[labeled("Country code", 'maxlength="3"'), "GBR"],
	[labeled("Product code"), "PX-1000-A"],
	[labeled("Quantity", 'inputmode="numeric" maxlength="4"'), "1200"],
	[labeled("Year", 'maxlength="4" inputmode="numeric"'), "1843"],
	[`<input id="$0" type="search" aria-label="Search" placeholder="Search password managers">`, "best vault"],
	[labeled("Address"), "12 St James's Square"],
	[labeled("Company"), "Analytical Engines Ltd"],
	[`<textarea id="$0" aria-label="Comment"></textarea>`, "The engine weaves algebraic patterns."],
	[`<div id="$0" contenteditable="true" aria-label="Reply"></div>`, "See you at noon"],
	[labeled("Birthday"), "10 December 1815"],
	[labeled("Order number"), "2026-104578"],
	[labeled("House number", 'maxlength="4" inputmode="numeric"'), "1204"],
	[labeled("Keywords", 'name="keywords"'), "tea, engine"],
	[labeled("Token name"), "laptop of Ada"],
	[labeled("Password hint"), "the usual poet"],
	[labeled("Color"), "teal"],
	[labeled("Website"), "https://example.org/ada?page=2"],
	[labeled("Reference"), "123e4567-e89b-42d3-a456-426614174000"],
];

let counted = 0;
/** The n-th field, in the scope that is due: most stand in the page itself. */
function build([html, value]: Written, at: number): FixtureField {
	const values = typeof value === "string" ? [value] : value;
	const ids = values.map(() => `f${++counted}`);
	const press = html.includes("$b") ? `b${counted}` : null;
	const written = ids.reduce((text, id, index) => text.replaceAll(`$${index}`, id), html);
	const scope = scopes[at % 8] ?? "page";
	return { ids, values, press, scope, html: `<section>${written.replaceAll("$b", press ?? "")}</section>` };
}

export const ordinaryFields: readonly FixtureField[] = ORDINARY.map(build);
export const secretFields: readonly FixtureField[] = SECRETS.map(build);

/**
 * Writes the fields of a scope, the secrets below the ordinary ones.
 * @param scope document or shadow root that contains them
 * @returns HTML of the fields
 */
export const fieldsIn = (scope: Scope): string =>
	[...ordinaryFields, ...secretFields]
		.filter((field) => field.scope === scope)
		.map(({ html }) => html)
		.join("");

/** In every document: toggles that show or swap, and a page that shows typed texts to everybody. */
export const PAGE_SCRIPT = `
	const told = document.body.appendChild(document.createElement("output"));
	globalThis.serve = (root) => {
		root.addEventListener("click", ({ target }) => {
			const field = target.parentNode.querySelector("input");
			if (target.dataset?.do === "show") field.type = "text";
			if (target.dataset?.do === "swap") {
				const text = document.createElement("input");
				text.id = field.id; text.name = field.name;
				field.replaceWith(text);
			}
			if (target.dataset?.do === "render") field.parentNode.innerHTML = '<input id="' + field.id + '">';
		});
		root.addEventListener("change", ({ target }) => tell(target.value));
		root.addEventListener("focusout", ({ target }) => target.isContentEditable && tell(target.textContent));
	};
	const tell = (value) => {
		told.textContent = value;
		console.log("typed", value);
		fetch("/seen?what=" + encodeURIComponent(value));
	};
	serve(document);
`;
