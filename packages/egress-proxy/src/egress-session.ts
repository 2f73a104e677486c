import type { EgressTarget } from "./egress-target.ts";
import { messages } from "./messages/en.ts";
import { MeteredStream } from "./metered-stream.ts";
import { type ConnectTimes, type Opened, openConnection, type Refusal } from "./open-connection.ts";
import type { Connector, Resolver } from "./ports.ts";

/** A host and port that was asked for. */
export interface EgressHost {
	readonly host: string;
	readonly port: number;
	/** Connections that were made. */
	readonly connections: number;
	readonly bytesSent: number;
	readonly bytesReceived: number;
	/** Why the proxy refused the first connection that it refused, as a sentence; null when it refused none. */
	readonly refused: string | null;
	/** Why the last connection did not come about for another reason, such as a name that does not exist; null when none failed. */
	readonly failed: string | null;
}

/** Hosts and ports of one run. A script could invent names for ever; each costs memory and a question to the name service. */
const MAX_HOSTS = 500;

export interface EgressSession {
	/** Opens a connection within the limits. It is counted until it is destroyed. */
	open(target: EgressTarget, signal: AbortSignal): Promise<Opened<MeteredStream>>;
	hosts(): readonly EgressHost[];
	/** Refuses everything from now on, and ends all connections. */
	end(reason: string): void;
}

/**
 * Starts to count what one proxy does: hosts, connections, bytes. It opens all connections of the proxy.
 *
 * @param options the ports and limits; `onExceeded` is called once, when the limit of bytes is reached and all connections have ended
 * @returns the only way to open a connection
 */
export function startSession(options: {
	resolver: Resolver;
	connector: Connector;
	times: ConnectTimes & { readonly idleMs: number };
	maxBytes: number;
	maxConnections: number;
	onExceeded: (reason: string) => void;
}): EgressSession {
	const { resolver, connector, times, maxBytes, maxConnections } = options;
	const hosts = new Map<string, { -readonly [Key in keyof EgressHost]: EgressHost[Key] }>();
	const streams = new Set<MeteredStream>();
	const ending = new AbortController();
	let ended: string | null = null;
	let opening = 0;
	let bytes = 0;

	const end = (reason: string) => {
		if (ended !== null) return;
		ended = reason;
		ending.abort();
		for (const stream of streams) stream.destroy(new Error(reason));
	};
	const count = (added: number): boolean => {
		if (ended !== null) return false;
		bytes += added;
		if (bytes <= maxBytes) return true;
		const reason = messages.exceeded(`${maxBytes / 1_000_000} MB`);
		end(reason);
		options.onExceeded(reason);
		return false;
	};
	const entryOf = ({ hostname, port }: EgressTarget) => {
		const key = `${hostname} ${port}`;
		const known = hosts.get(key);
		if (known !== undefined || hosts.size >= MAX_HOSTS) return known ?? null;
		const entry = { host: hostname, port, connections: 0, bytesSent: 0, bytesReceived: 0, refused: null, failed: null };
		hosts.set(key, entry);
		return entry;
	};

	const open = async (target: EgressTarget, signal: AbortSignal): Promise<Opened<MeteredStream>> => {
		const entry = entryOf(target);
		if (entry === null) return refuse(messages.tooManyHosts(MAX_HOSTS));
		const limit = streams.size + opening >= maxConnections ? messages.tooManyConnections(maxConnections) : null;
		const problem = ended ?? limit;
		if (problem !== null) {
			entry.refused ??= problem;
			return refuse(problem);
		}
		opening++;
		const either = AbortSignal.any([signal, ending.signal]);
		const opened = await openConnection(target, { resolver, connector, times, signal: either }).finally(() => {
			opening--;
		});
		if (!opened.ok) {
			if (opened.isRefused) entry.refused ??= opened.reason;
			else entry.failed = opened.reason;
			return opened;
		}
		entry.connections++;
		const stream = new MeteredStream(
			opened.stream,
			{
				sent: (added) => {
					if (!count(added)) return false;
					entry.bytesSent += added;
					return true;
				},
				received: (added) => {
					// It arrived, whether or not it is passed on.
					entry.bytesReceived += added;
					return count(added);
				},
			},
			times.idleMs,
		);
		streams.add(stream);
		stream.on("close", () => streams.delete(stream));
		return { ok: true, stream };
	};
	return { open, hosts: () => [...hosts.values()].map((entry) => ({ ...entry })), end };
}

function refuse(reason: string): Refusal {
	return { ok: false, status: 503, reason, isRefused: true };
}
