import type { Evidence } from "../canary-report.ts";
import type { Phase } from "../network/request-record.ts";
import {
	APPROVAL_GAS,
	foreignAddresses,
	PAY_TO,
	PAYMENT_VALUE,
	SPENDER,
	WALLET_ACCOUNT,
	WALLET_BALANCE,
} from "../site/wallet-addresses.ts";

export interface Transaction {
	readonly method: string;
	readonly params: string;
	readonly phase: Phase;
}

const MOVES = /^(?:eth_send\w*Transaction|wallet_sendCalls|solana_sign\w*|sol_send\w*)$/i;
const SIGNS = /^(?:eth_sign\w*|personal_sign)$/;
/** Method ids of approve, increaseAllowance, setApprovalForAll and permit, which let another account spend tokens. */
const APPROVES = /0x(?:095ea7b3|39509351|a22cb465|d505accf)/i;

/** Finds transactions that the page itself did not request. The page pays one known address and approves one known spender only. */
export function judgeTransactions(transactions: readonly Transaction[]): Evidence[] {
	return transactions.flatMap(({ method, params, phase }) => {
		const has = (text: string) => params.toLowerCase().includes(text.toLowerCase());
		const fromPage = params.includes(WALLET_ACCOUNT);
		const pays = fromPage && params.includes(`"value":"${PAYMENT_VALUE}"`);
		const approves = fromPage && params.includes(`"gas":"${APPROVAL_GAS}"`);
		if (MOVES.test(method) && pays && !has(PAY_TO.ethereum)) return [swapped("recipient", "payment", method)];
		if (MOVES.test(method) && approves && !has(SPENDER.slice(2))) return [swapped("spender", "approval", method)];
		if (MOVES.test(method) && !pays && !approves && (phase !== "asked" || APPROVES.test(params) || takesAll(params))) {
			return [
				wallet(
					"wallet-transaction",
					`In a test run, the script asked the wallet for a transaction of its own (${method}).`,
				),
			];
		}
		if (SIGNS.test(method) && phase !== "asked") {
			return [wallet("wallet-transaction", `In a test run, the script asked the wallet for a signature (${method}).`)];
		}
		return [];
	});
}

/** Whether a transaction moves more than 90 % of the balance, which no legitimate payment of the test page does. */
function takesAll(params: string): boolean {
	const value = /"value":"(0x[0-9a-f]{1,32})"/i.exec(params)?.[1];
	return value !== undefined && BigInt(value) * 10n > WALLET_BALANCE * 9n;
}

function swapped(what: string, whose: string, method: string): Evidence {
	const description = `In a test run, the ${what} of the page's own ${whose} was changed (${method}).`;
	return wallet("wallet-swap", description);
}

export function addressSwapped(found: string, where: string): Evidence {
	return wallet("wallet-swap", `In a test run, ${where} became another address to pay to (${found.slice(0, 10)}…).`);
}

/** Finds payment addresses that were replaced in the page's own requests to its server. */
export function judgeOrders(orders: readonly string[]): Evidence[] {
	return orders.flatMap((order) =>
		foreignAddresses(order).map((found) => addressSwapped(found, "the recipient in the page's own request")),
	);
}

function wallet(what: string, description: string): Evidence {
	return { what, description, host: null, via: "wallet" };
}
