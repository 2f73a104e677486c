/** Payment addresses of the fixture page, in several currencies. None is in real use. */
export const PAY_TO = {
	ethereum: "0x52908400098527886E0F7030069857D2E4169EE7",
	bitcoin: "1BoatSLRHtKNngkdXEeobR76b53LETtpyT",
	segwit: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
	tron: "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8",
	iban: "DE89370400440532013000",
} as const;

/** Account of the simulated wallet, and its balance in the smallest unit (wei). */
export const WALLET_ACCOUNT = "0x8ba1f109551bD432803012645Ac136ddd64DBA72";
export const WALLET_BALANCE = 10_000_000_000_000_000_000n;
/** Values by which the page's own payment and its own approval are recognized. */
export const PAYMENT_VALUE = "0x10";
export const APPROVAL_GAS = "0x1c9c8";

/** A token contract, and the account that the page allows to spend from it. */
export const TOKEN_CONTRACT = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
export const SPENDER = "0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45";

const FORMS = [
	"0x[0-9a-f]{40}",
	"(?:bc1|ltc1|tb1)[a-z0-9]{25,71}",
	"T[1-9A-Za-z]{33}",
	"[13DLM][1-9A-HJ-NP-Za-km-z]{25,34}",
	"[48][1-9A-HJ-NP-Za-km-z]{90,100}",
	"r[1-9A-HJ-NP-Za-km-z]{24,34}",
	"[A-Z]{2}\\d{2}[A-Z0-9]{14,30}",
];
const ADDRESS = new RegExp(`(?<![\\w])(?:${FORMS.join("|")})(?![\\w])`, "g");
const ETHEREUM = /0x[0-9a-f]{40}/gi;
const OWN: ReadonlySet<string> = new Set(
	[...Object.values(PAY_TO), TOKEN_CONTRACT, SPENDER, WALLET_ACCOUNT].map((address) => address.toLowerCase()),
);

/** Finds addresses of wallets and accounts in a text that are not the page's own. */
export function foreignAddresses(text: string): string[] {
	const found = [...text.matchAll(ADDRESS), ...text.matchAll(ETHEREUM)].map(([address]) => address);
	return [...new Set(found)].filter((address) => !OWN.has(address.toLowerCase()));
}
