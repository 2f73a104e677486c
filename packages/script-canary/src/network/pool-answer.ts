/** Patterns of mining pool protocols: Stratum, its Monero variants, and that of web miners. */
const SPEAKS = [
	/"method"\s*:\s*"mining\.(?:subscribe|authorize|submit|extranonce)/,
	/"method"\s*:\s*"eth_(?:submitWork|getWork|submitLogin)"/,
	/"type"\s*:\s*"auth"[\s\S]*"site_key"\s*:/,
	// The account is a wallet address, hence at least 30 characters.
	/"method"\s*:\s*"login"[\s\S]*"login"\s*:\s*"\w{30,}/,
	/"method"\s*:\s*"submit"[\s\S]*"(?:job_id|nonce)"\s*:/,
];

export const isPoolTalk = (text: string): boolean => SPEAKS.some((form) => form.test(text));

const BLOB = "0707d5efb9ed05".repeat(11).slice(0, 152);
const JOB = {
	job_id: "job1",
	id: "job1",
	blob: BLOB,
	target: "ffffffff",
	algo: "cn/r",
	height: 1,
	seed_hash: BLOB.slice(0, 64),
};

/** Builds a job from a pool in each of these protocols, so that a miner continues. */
export function poolAnswers(): readonly string[] {
	return [
		JSON.stringify({ id: 1, jsonrpc: "2.0", error: null, result: { id: "worker", job: JOB, status: "OK" }, job: JOB }),
		JSON.stringify({ type: "authed", params: { token: "", hashes: 0 } }),
		JSON.stringify({ type: "job", params: JOB }),
		JSON.stringify({ method: "job", params: JOB }),
		JSON.stringify({ id: null, method: "mining.notify", params: ["job1", BLOB.slice(0, 64), 1, BLOB, [], "20000000"] }),
	];
}
