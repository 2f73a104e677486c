import { connect, type Socket } from "node:net";

/**
 * Opens a TCP connection to an address, without any look-up of names, and without a check.
 *
 * @param target an IP address without brackets, and a port
 * @param signal ends the attempt, but not the connection
 * @returns a connected socket that lets each side end on its own
 * @throws when nobody answers, or the signal is aborted
 */
export function openTcpConnection(target: { address: string; port: number }, signal: AbortSignal): Promise<Socket> {
	return new Promise((resolve, reject) => {
		signal.throwIfAborted();
		const socket = connect({
			host: target.address,
			port: target.port,
			allowHalfOpen: true,
			noDelay: true,
			autoSelectFamily: false,
			lookup: () => {
				throw new Error(`${target.address} is not an IP address.`);
			},
		});
		const stop = () => socket.destroy(new Error("The connection took too long."));
		signal.addEventListener("abort", stop, { once: true });
		socket.once("error", reject);
		socket.once("connect", () => {
			// From here on the time limits are those of the transfer.
			signal.removeEventListener("abort", stop);
			socket.off("error", reject);
			resolve(socket);
		});
	});
}
