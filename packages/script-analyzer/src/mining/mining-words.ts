/** Words that only mining has. */
const STRONG =
	/^(?:stratum|cryptonight|randomx|coinhive|cryptoloot|hashrate|hash_rate|hashespersecond|hashes_per_second|minero|webminer|coinimp|deepminer|jsecoin|totalhashes|acceptedhashes)$/;
/** Words of mining that few others use. */
const HASHING = /^(?:nonce|nonces|hashing|miner|mine|mining|difficulty|midstate|merkle|monero|xmr|rig|keccak|hashes)$/;
/** Words of mining that many others use too. */
const WEAK =
	/^(?:job|jobs|jobid|target|share|shares|pool|throttle|threads|hash|wallet|worker|workers|blob|login|submit|authorize|sha256|hardwareconcurrency)$/;

export type MiningLanguage = "certain" | "likely" | "none";

/** Texts of a worker's program are read too; pictures and fonts are not. */
const LONGEST = 20_000;

/** Judges names and short texts: `startHashing`, `job_id`, `mining.subscribe`. */
export function miningLanguage(names: Iterable<string>): MiningLanguage {
	const strong = new Set<string>();
	const hashing = new Set<string>();
	const weak = new Set<string>();
	const take = (word: string): void => {
		if (STRONG.test(word)) strong.add(word);
		else if (HASHING.test(word)) hashing.add(word);
		else if (WEAK.test(word)) weak.add(word);
	};
	for (const name of names) {
		if (name.length > LONGEST) continue;
		const parts = name
			.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
			.toLowerCase()
			.split(/[^a-z0-9]+/);
		for (const part of parts) take(part);
		if (parts.length > 4) continue;
		take(parts.join(""));
		take(parts.join("_"));
	}
	if (strong.size > 0 && hashing.size + weak.size >= 2) return "certain";
	return hashing.size >= 2 && hashing.size + weak.size >= 5 ? "likely" : "none";
}
