import type { Evidence } from "../canary-report.ts";
import type { Phase } from "../network/request-record.ts";
import { PAY_TO } from "../site/wallet-addresses.ts";
import { WALLET_ACCOUNT } from "../world/boot-source.ts";

export interface Transaction {
	readonly method: string;
	readonly params: string;
	readonly phase: Phase;
}

const MOVES = /^(?:eth_send\w*Transaction|wallet_sendCalls)$/;
const SIGNS = /^(?:eth_sign\w*|personal_sign)$/;
/** approve, increaseAllowance, setApprovalForAll, permit: they hand the wallet over. */
const APPROVES = /0x(?:095ea7b3|39509351|a22cb465|d505accf)/i;

/** What the page's wallet was asked for. The page itself sends to one known address only, and approves nothing. */
export function judgeTransactions(transactions: readonly Transaction[]): Evidence[] {
	return transactions.flatMap(({ method, params, phase }) => {
		const pays = params.toLowerCase().includes(PAY_TO.ethereum.toLowerCase());
		const byPage = params.includes(WALLET_ACCOUNT) && params.includes('"value":"0x10"');
		if (MOVES.test(method) && byPage && !pays) {
			return [wallet("wallet-swap", `In a test run, the recipient of the page's own payment was changed (${method}).`)];
		}
		if (MOVES.test(method) && !byPage && (phase !== "asked" || APPROVES.test(params))) {
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

export function addressSwapped(found: string, where: string): Evidence {
	return wallet("wallet-swap", `In a test run, ${where} became another wallet address (${found.slice(0, 10)}…).`);
}

function wallet(what: string, description: string): Evidence {
	return { what, description, host: null, via: "wallet" };
}
