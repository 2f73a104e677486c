import fc from "fast-check";
import { expect, it } from "vitest";
import { isCardNumber, isIban, isSocialSecurityNumber } from "./check-digits.ts";
import { createRedactor } from "./redact-text.ts";
import { isSecretValue, mayBecomeSecretValue } from "./secret-value.ts";

const SEED = "legal winner thank year wave sausage worth useful legal winner thank yellow";

const SECRETS = [
	"4111 1111 1111 1111",
	"378282246310005",
	"219-09-9999",
	"DE89 3704 0044 0532 0130 00",
	"GB82WEST12345698765432",
	"use ghp_16C7e42F292c6912E7710c838347Ae178B4a",
	"github_pat_11ABCDEFG0abcdefghij_klm",
	"AKIAIOSFODNN7EXAMPLE",
	"sk-proj-abcDEF1234567890abcDEF12",
	["sk_live", "4eC39HqLyjWDarjtT1zdp7dc"].join("_"),
	"glpat-abcdefghij1234567890",
	"xoxb-17653672481-19874698323-pdFZKVeTuE8sk7oOHcbrzqgy",
	"AIzaSyA1234567890abcdefghijklmnopqrstuv",
	"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
	"-----BEGIN PRIVATE KEY-----\nMIIE",
	"Authorization: Bearer abcdef123456",
	SEED,
	SEED.replaceAll(" ", "\n"),
	SEED.split(" ")
		.map((word, at) => `${at + 1}. ${word}`)
		.join("\n"),
	"postgres://ada:word-of-ada@db.test/shop",
	"DB_PASSWORD=word-of-ada",
	'password: "word of ada"',
	"api_key = 'abcd1234'",
	"5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ",
	"wJalrXUtnFEMI7K7MDENGbPxRfiCYEXAMPLEKEY1",
	"0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80",
	"otpauth://totp/a?secret=JBSWY3DPEHPK3PXP",
];

/** What people type every day. */
const ORDINARY = [
	"",
	"Ada",
	"ada@example.org",
	"+44 20 7946 0958",
	"020 7946 0958",
	"90210",
	"1843",
	"12345678",
	"SPRING25",
	"PX-1000-A",
	"https://example.org/ada?page=2",
	"123e4567-e89b-42d3-a456-426614174000",
	"2026-11-23",
	"4111 1111 1111 1112",
	"The engine weaves algebraic patterns, just as the loom weaves flowers and leaves.",
	"sk-learn",
	"Ghp",
	"eyJ",
	"function login(password: string): boolean",
	"Password: required",
	"password = process.env.PASSWORD",
	"SKU-2024-001",
	"please call john about the lunch with mary and her brother on friday at noon",
	"the-long-title-of-an-article-in-kebab-case",
	"d41d8cd98f00b204e9800998ecf8427e",
	"getElementsByClassNameOfTheDocument2",
	"AT-AT walker",
	"1234567890123456",
	"900-12-3456",
	"12 St James's Square, London",
	"Order 2026-104578",
	"x".repeat(5000),
	"IMG_20260101_120000.jpg",
	"C:\\Users\\ada\\notes.txt",
];

it.each(SECRETS)("%s is a secret", (text) => {
	expect(isSecretValue(text)).toBe(true);
	expect(isSecretValue(`  ${text}\n`)).toBe(true);
});

it.each(ORDINARY)("%s is none", (text) => {
	expect(isSecretValue(text)).toBe(false);
});

it("withholds partial values that may become secrets", () => {
	const begun = [
		"4111 1111",
		"ghp_1",
		"sk-",
		"-----BEGIN",
		"219-09-",
		"DE89 37",
		SEED.split(" ").slice(0, 7).join(" "),
	];
	expect(begun.filter((text) => !mayBecomeSecretValue(text))).toEqual([]);
	expect(["Ada", "legal winner", "90210", "skate", "2026-11", "Dear all"].filter(mayBecomeSecretValue)).toEqual([]);
});

it("knows check digits", () => {
	expect(["5555-5555-5555-4444", "378282246310005"].every(isCardNumber)).toBe(true);
	expect(["4111111111111112", "1234", "call 4111111111111111"].some(isCardNumber)).toBe(false);
	// Of Visa, Diners Club, JCB and UnionPay; of books, parcels and goods, which have the check digit by chance.
	expect(["4222222222222", "36700102000000", "3530111333300000", "6250941006528599"].every(isCardNumber)).toBe(true);
	const others = ["9780306406151", "9783161484100", "00012345678905", "1234567890128", "794644790132", "12345674"];
	expect(others.filter(isCardNumber)).toEqual([]);
	expect([isIban("DE89370400440532013000"), isIban("DE89370400440532013001")]).toEqual([true, false]);
	expect(["219-09-9999", "000-12-3456", "219-00-9999"].map(isSocialSecurityNumber)).toEqual([true, false, false]);
});

it("finds and redacts each of them within a text", () => {
	const redactor = createRedactor([]);
	const whole = SECRETS.filter((text) => !text.includes("\n") && !text.includes("BEGIN") && redactor.hasSecret(text));
	expect(whole.length).toBeGreaterThan(15);
	fc.assert(
		fc.property(
			fc.constantFrom(...whole),
			fc.constantFrom(...ORDINARY),
			fc.constantFrom(...ORDINARY),
			(secret, before, after) => {
				const redacted = redactor.text(`${before.slice(0, 200)} | ${secret} | ${after.slice(0, 200)}`, 1000);
				expect(redacted).toContain("[redacted]");
				expect(redactor.hasSecret(redacted)).toBe(false);
			},
		),
	);
});

/** Each is the beginning of a match of one pattern, again and again: a pattern that backtracks would not come to an end. */
it.each([
	"-----BEGIN PRIVATE KEY-----",
	"eyJaaaaaaaa.",
	"sk-",
	"postgres://a:",
	"a:b:",
	"password=",
	'password="',
	"legal winner ",
	"DE89 3704 ",
	"1 ",
	"219-09-",
	"AKIA",
	"ghp_",
	"0123456789:",
	"otpauth://secret=",
	"\\u0000",
	"a.b-c_d",
	"=:",
])("reads two hundred kilobytes of %j in one pass", (piece) => {
	const text = piece.repeat(Math.ceil(200_000 / piece.length));
	expect(typeof isSecretValue(text)).toBe("boolean");
	expect(createRedactor([]).text(text, 200_000).length).toBeLessThanOrEqual(200_010);
});
