import { describe, expect, it } from "vitest";
import { classifyName } from "./name-of-secret.ts";
import { ORDINARY_FIELDS, SECRET_FIELDS } from "./secret-kinds.test-support.ts";
import { isSecretValue, mayBecomeSecretValue } from "./secret-value.ts";

describe("a field for one of the kinds of secrets is known by its name, in any language", () => {
	it.each(Object.entries(SECRET_FIELDS))("%s", (kind, names) => {
		const classes = names.map((name) => [name, classifyName(name)]);
		// A field of one line for a code is secret, too; codes for emergencies are kept in fields of several lines.
		const wanted = kind === "recovery codes" ? ["secret"] : ["secret", "code"];
		expect(classes.filter(([, found]) => !wanted.includes(String(found)))).toEqual([]);
	});

	it.each([
		"N.I.F.",
		"C.P.F.",
		"T.C. Kimlik No",
		"新しいPINコード",
		"Mot de passe / Passwort / Password",
		"Fødselsnummer",
		"Passport #",
	])("%s, as it is written", (name) => {
		expect(classifyName(name)).toBe("secret");
	});
});

describe("ordinary fields and what is typed into them are kept", () => {
	it.each(Object.entries(ORDINARY_FIELDS))("%s", (_, { names, values }) => {
		expect(names.filter((name) => ["secret", "code"].includes(String(classifyName(name))))).toEqual([]);
		expect(values.filter(isSecretValue)).toEqual([]);
	});

	it.each([
		"Foreign key",
		"Sort key",
		"Key account manager",
		"Public key",
		"SSH public key",
		"Product number",
		"Activation date",
		"Emergency contact",
		"First school year",
		"Nome utente",
		"ID utente",
		"Numero di passi",
		"Pas de numéro",
		"Sin número",
		"Steuern",
		"Steuerklasse",
		"Panel number",
		"Passagierzahl",
		"Security level",
		"Seed variety",
		"Search phrase",
		"Login name",
		"Insurance type",
		"Kod towaru",
		"Ürün kodu",
		"Para birimi kodu",
		"关键词",
	])("%s, whose words are those of a secret's name", (name) => {
		expect(["ordinary", null]).toContain(classifyName(name));
	});
});

/** By kind; each is made up, with the right check digits. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
	"one-time links": [
		"https://app.test/login/magic?token=8c1f2e9a7b6d5c4e",
		"https://app.test/verify?email=a%40b.test&code=a8Kz91LmQ2",
		"https://app.test/invite/8c1f2e9a7b6d5c4e3f2a",
		"https://app.test/reset/MTIz/c5k2h1-8c1f2e9a7b6d5c4e",
		"https://app.test/#access_token=8c1f2e9a7b6d",
	],
	"product keys and gift cards": [
		"VK7JG-NPHTM-C97JM-9MPGT-3V66T",
		"GX7K-92MQ-PL4T",
		"ABC12-DEF34-GHI56",
		"AS7D-F8G9HJ-K2L3",
		"A3-KD8WQ7-JP2M5X-8ZQ4T-9WYCV-H3NRB-72LKG",
	],
	"keys of disks": ["123456-234567-345678-456789-567890-678901-789012-890123", "ABCD-EFGH-1234-5678-IJKL-90MN"],
	"keys of authenticators": ["JBSWY3DPEHPK3PXP", "jbsw y3dp ehpk 3pxp jbsw y3dp", "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"],
	"keys of wallets": [
		`[${Array.from({ length: 64 }, (_, at) => (at * 37) % 256).join(",")}]`,
		`{"version":3,"crypto":{"ciphertext":"${"0123456789abcdef".repeat(4)}"}}`,
		"0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80",
	],
	"keys of servers": ["PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nPrivate-Lines: 1\nAAAAI"],
	webhooks: [
		`https://discord.com/api/webhooks/1234567890123456/${"a1B2c3D4".repeat(8)}`,
		`https://outlook.office.com/webhook/${"0123abcd".repeat(4)}/IncomingWebhook/x`,
	],
	"keys of programs": [
		`key-${"0123abcd".repeat(4)}`,
		`dapi${"0123abcd".repeat(4)}`,
		`sq0atp-${"aB3d".repeat(6)}`,
		`NRAK-${"AB12".repeat(7)}`,
	],
	"identity numbers": [
		"GODE561231HDFRRN04",
		"RSSMRA85T10A562S",
		"11010519491231002X",
		"900101-1234567",
		"12345678Z",
		"X1234567L",
		"AB 12 34 56 C",
		"131052-308T",
		"529.982.247-25",
		"2 55 08 14 168 025 38",
		"811218-9876",
		"19811218-9876",
	],
};

it.each(Object.entries(VALUES))("%s are known by their shape, and withheld while they are typed", (_, values) => {
	expect(values.filter((value) => !isSecretValue(value))).toEqual([]);
	const begun = values.filter((value) => !value.startsWith("[") && !value.startsWith("{") && value.length < 60);
	expect(begun.filter((value) => !mayBecomeSecretValue(value) && !isSecretValue(value.slice(0, -1)))).toEqual([]);
});

it.each([
	"https://shop.test/sale?code=SPRING",
	"https://shop.test/p?key=",
	"see https://app.test/login/magic?token=8c1f2e9a7b6d5c4e",
	"https://shop.test/reset/password",
	"SPRING-2026-SALE",
	"RE-2026-0815-0042",
	"2026-0815-0042-1177",
	"BLUE-GREEN-WHITE",
	"123E4567-E89B-42D3-A456-426614174000",
	"WDB9066331S123456",
	"INTERNATIONALIZATION",
	"12345678A",
	"11010519491331002X",
	"11010519491231002Y",
	"529.982.247-26",
	"811318-9876",
	"811218-9875",
	"131052-308A",
	"[1,2,3]",
	"2 55 08 14 168 025 39",
])("%s is no secret by its shape", (value) => {
	expect(isSecretValue(value)).toBe(false);
});
