import type { HostType } from "../engine/host-type.ts";
import type { Native } from "../engine/machine.ts";
import { promiseOf } from "../engine/promises.ts";
import { textsOf } from "../engine/text-of.ts";
import { stringsOf } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";

/** Any request to a wallet: what it is asked stands in `details.method`, to whom money goes in `details.text`. */
const ask: Native = (call) => {
	const { machine, offset } = call;
	const details = argument(call, 0);
	const method = stringsOf(details).length > 0 ? details : machine.get(details, "method", offset);
	const texts = textsOf(
		machine,
		machine.call(
			machine.get(
				machine.get({ atoms: [machine.window], open: false, taints: [] }, "JSON", offset),
				"stringify",
				offset,
			),
			details,
			[details],
			offset,
		),
	);
	machine.recorder.effect(
		{
			kind: "wallet-request",
			api: "ethereum.request",
			offset,
			carried: [["body", machine.contents(details)]],
			details: { method: textsOf(machine, method), text: texts },
		},
		machine,
	);
	return promiseOf(machine, machine.read("wallet", "wallet", offset), offset);
};

export const walletType: HostType = {
	name: "Wallet",
	members: {
		request: { call: ask },
		send: { call: ask },
		sendAsync: { call: ask },
		enable: { call: ask },
		connect: { call: ask },
		signMessage: { call: ask },
		signTransaction: { call: ask },
		signAllTransactions: { call: ask },
		signAndSendTransaction: { call: ask },
		sendTransaction: { call: ask },
	},
	getOther: (machine, _self, _key, offset) => machine.read("wallet", "wallet", offset),
};
