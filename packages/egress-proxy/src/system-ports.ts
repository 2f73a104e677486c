import { Resolver as NameService } from "node:dns/promises";
import type { Connector, Resolver } from "./ports.ts";
import { publicAddress } from "./public-address.ts";
import { openTcpConnection } from "./tcp-connection.ts";

/** Milliseconds for one question, and how often it is asked. The proxy ends the search earlier if it has less time. */
const QUESTION = { timeout: 2_000, tries: 2 };

/**
 * Makes a resolver that asks name servers for A and AAAA records, by `resolve4` and `resolve6` of `node:dns`. `lookup` would be wrong:
 * it honors the machine's hosts file and search domains, which are for names of its own network; and `node:net` would call it a second time.
 *
 * @param nameServers addresses of name servers; null for those of the machine
 * @returns a resolver that keeps nothing
 */
export function askNameServers(nameServers: readonly string[] | null): Resolver {
	return {
		async resolve(hostname, signal) {
			signal.throwIfAborted();
			const service = new NameService(QUESTION);
			if (nameServers !== null) service.setServers(nameServers);
			const cancel = () => service.cancel();
			signal.addEventListener("abort", cancel, { once: true });
			try {
				const [ipv4, ipv6] = await Promise.allSettled([service.resolve4(hostname), service.resolve6(hostname)]);
				// IPv4 first: a machine without a way for IPv6 is more frequent than one without IPv4, and often notices late.
				const addresses = [ipv4, ipv6].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
				if (addresses.length === 0 && ipv4.status === "rejected") throw ipv4.reason as Error;
				return addresses;
			} finally {
				signal.removeEventListener("abort", cancel);
			}
		},
	};
}

/** The resolver of the product. */
export const systemResolver: Resolver = askNameServers(null);

/** The connector of the product: TCP. It checks the address again, so that it cannot be used without the proxy's check. */
export const directConnector: Connector = {
	async connect(target, signal) {
		if (!publicAddress(target.address).isPublic) throw new Error(`${target.address} is not a public address.`);
		return await openTcpConnection(target, signal);
	},
};
