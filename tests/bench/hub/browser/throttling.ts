import type { CDPSession } from "@playwright/test";

/** A middling phone on a middling mobile network; those of docs/decisions/0003. */
export const NETWORK = { latency: 60, downloadMbits: 9, uploadMbits: 4.5 };
export const CPU_SLOWDOWN = 4;

export const THROTTLING = `${NETWORK.downloadMbits} Mbit/s, ${NETWORK.latency} ms, CPU ${CPU_SLOWDOWN} times slower`;

/** Slows the page of this session down. */
export async function throttle(session: CDPSession): Promise<void> {
	const bytesPerSecond = (mbits: number) => (mbits * 1_000_000) / 8;
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: NETWORK.latency,
		downloadThroughput: bytesPerSecond(NETWORK.downloadMbits),
		uploadThroughput: bytesPerSecond(NETWORK.uploadMbits),
	});
	await slowProcessor(session);
}

/** For a page whose network is slow already. */
export async function slowProcessor(session: CDPSession): Promise<void> {
	await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}
