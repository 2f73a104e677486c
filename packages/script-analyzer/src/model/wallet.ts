import type { HeapObject, HostType, Machine, Member, Native, Value } from "../engine/domain.ts";
import { promiseOf } from "../engine/promises.ts";
import { knownTexts, textsOf } from "../engine/text-of.ts";
import { isObject, join, objectsOf, only, stringsOf, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";

/** Names of wallets on the window. */
export const WALLETS =
	/^(?:ethereum|solana|solflare|backpack|phantom|tronWeb|tronLink|web3|BinanceChain|okxwallet|okexchain|trustwallet|coinbaseWalletExtension|rabby|bitkeep|unisat|xverse|keplr|leap|cardano|aptos|petra|suiWallet|tonkeeper|starknet|near)$/;

const MAX_DEPTH = 6;
const MAX_TEXTS = 24;

/** All texts in a wallet request: methods, receivers, call data. */
function textsInside(machine: Machine, values: readonly Value[]): string[] {
	const texts = new Set<string>();
	const seen = new Set<HeapObject>();
	const visit = (value: Value, level: number): void => {
		if (texts.size >= MAX_TEXTS) return;
		const plain = { ...value, atoms: value.atoms.filter((atom) => !isObject(atom) && typeof atom !== "boolean") };
		for (const text of plain.atoms.length > 0 ? knownTexts(machine, plain) : []) texts.add(text);
		for (const atom of value.atoms) {
			if (!isObject(atom) || atom.callable || atom.host || seen.has(atom) || level > MAX_DEPTH) continue;
			seen.add(atom);
			machine.spend(2);
			for (const inner of atom.props.values()) visit(inner, level + 1);
			for (const inner of atom.items ?? []) visit(inner, level + 1);
			visit(atom.rest, level + 1);
		}
	};
	for (const value of values) visit(value, 0);
	return [...texts];
}

/** Any request to a wallet: its method is in `details.method`, all its texts in `details.text`. */
function ask(name: string): Native {
	return (call) => {
		const { machine, offset, args, self } = call;
		const first = argument(call, 0);
		const method = name === "request" || name.startsWith("send") ? methodOf(machine, first, offset) : [];
		machine.traceBuilder.sink(
			{
				kind: "wallet-request",
				api: `ethereum.${name}`,
				offset,
				carried: args.map((arg) => ["body", machine.contents(arg)] as const),
				details: { method, text: textsInside(machine, args) },
			},
			machine,
		);
		const answer = promiseOf(machine, machine.read("wallet", "wallet", offset), offset);
		// Libraries hand out an object for a call that is sent with a second one: `methods.approve(…).send()`.
		return CONTRACT.has(name) ? join(answer, self) : answer;
	};
}

function methodOf(machine: Machine, details: Value, offset: number): readonly string[] {
	return textsOf(machine, stringsOf(details).length > 0 ? details : machine.get(details, "method", offset));
}

/** Events of a wallet contain accounts and network. */
const listen: Native = (call) => {
	const { machine, offset, args, self } = call;
	const eventData = machine.read("wallet", "wallet event", offset);
	for (const callback of objectsOf(args[1] ?? UNDEFINED))
		if (callback.callable) machine.defer({ callback, self, args: [eventData], trigger: "page-event", repeated: true });
	return self;
};

/** Methods of wallets by their interfaces: Ethereum, Solana, Tron, Bitcoin, Cardano, Cosmos. */
const REQUESTS = [
	"request",
	"send",
	"sendAsync",
	"enable",
	"connect",
	"sign",
	"signMessage",
	"personalSign",
	"signTypedData",
	"_signTypedData",
	"signTransaction",
	"signAllTransactions",
	"signAndSendTransaction",
	"signRawTransaction",
	"sendTransaction",
	"sendRawTransaction",
	"sendUncheckedTransaction",
	"sendTrx",
	"sendToken",
	"sendTokens",
	"sendBitcoin",
	"sendTransfer",
	"sendInscription",
	"signPsbt",
	"signPsbts",
	"pushPsbt",
	"pushTx",
	"signTx",
	"submitTx",
	"signData",
	"signDirect",
	"signAmino",
	"writeContract",
	"sendCalls",
	"triggerSmartContract",
];
/** Calls of a token's contract with the wallet as signer. */
const CONTRACT: ReadonlySet<string> = new Set([
	"approve",
	"setApprovalForAll",
	"increaseAllowance",
	"increaseApproval",
	"permit",
	"transfer",
	"transferFrom",
	"safeTransferFrom",
	"safeBatchTransferFrom",
	"delegate",
]);

const itself: Member = { get: (_machine, self) => only(self) };
/** Parts of a wallet, and library objects made from it, that accept the same requests. */
const PARTS = [
	"ethereum",
	"solana",
	"bitcoin",
	"cardano",
	"tron",
	"trx",
	"eth",
	"trustwallet",
	"provider",
	"currentProvider",
	"signer",
	"wallet",
	"contract",
	"methods",
	"Contract",
	"instance",
	"api",
];
const HANDED_OUT = ["getSigner", "getProvider", "getSignerAsync", "attach", "at", "bind"];

export const walletType: HostType = {
	name: "Wallet",
	lends: true,
	members: {
		...Object.fromEntries(PARTS.map((name) => [name, itself])),
		...Object.fromEntries([...REQUESTS, ...CONTRACT].map((name): [string, Member] => [name, { call: ask(name) }])),
		...Object.fromEntries(
			HANDED_OUT.map((name): [string, Member] => [
				name,
				{ call: ({ machine, self, offset }) => join(self, promiseOf(machine, self, offset)) },
			]),
		),
		on: { call: listen },
		once: { call: listen },
		addListener: { call: listen },
		providers: { get: (machine, self, offset) => machine.array([only(self)], offset, false) },
	},
	getOther: (machine, _self, _key, offset) => machine.read("wallet", "wallet", offset),
};
