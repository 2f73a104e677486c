/** Words that only mining has. */
const STRONG =
	/^(?:stratum|cryptonight|randomx|coinhive|cryptoloot|hashrate|hash_rate|hashespersecond|hashes_per_second|minero|webminer|coinimp|deepminer|jsecoin|totalhashes|acceptedhashes)$/;
/** Words of mining that few others use. */
const HASHING = /^(?:nonce|nonces|hashing|miner|mine|mining|difficulty|midstate|merkle|monero|xmr|rig|keccak|hashes)$/;
/** Words of mining that many others use too. */
const WEAK =
	/^(?:job|jobs|jobid|target|share|shares|pool|throttle|threads|hash|wallet|worker|workers|blob|login|submit|authorize|sha256|hardwareconcurrency)$/;

/** Messages between a pool and its workers: Stratum, its variants for other coins, and those of browser miners. */
const STRATUM =
	/\bmining\.(?:subscribe|authorize|submit|notify|set_difficulty|set_target|configure|extranonce)\b|\beth_(?:submit(?:Work|Hashrate|Login)|getWork)\b|\bgetblocktemplate\b|\bkeepalived\b|stratum\+(?:tcp|ssl|tls)\b/i;

export function speaksStratum(text: string): boolean {
	return text.length <= MAX_TEXT_LENGTH && STRATUM.test(text);
}

/** A number that is tried out for a job until its hash is small enough. */
const NONCE = /^nonces?$/;
const JOB = /^(?:job|task|work)_?id$|^(?:new|get|last|current)_?(?:job|work)$|^(?:pool|miner|hasher)$/;
const GOAL =
	/^(?:target|blob|difficulty|diff|midstate|shares?|bits|seed_?hash|extra_?nonce\d?|header_?hash|pow_?hash|mix_?hash|leading|zeros|zeroes)$/;
const HASH =
	/^(?:hash(?:es|ing|er|rate)?|sha\w*|keccak\w*|scrypt|argon2\w*|blake\w*|digest|pow|rotr|cryptonight|randomx)$/;

export type MiningLanguage = "certain" | "likely" | "possible" | "none";

/** Texts of a worker's program are read too; pictures and fonts are not. */
const MAX_TEXT_LENGTH = 20_000;

/** No verdict but "none" comes without one of them; most scripts have none. */
const RELEVANT =
	/stratum|eth_|blocktemplate|keepalived|nonce|hash|min(?:er|e|ing)|coin|crypto|random_?x|jse|difficulty|midstate|merkle|monero|xmr|keccak/i;

/** Judges names and short texts: `startHashing`, `job_id`, `mining.subscribe`. */
export function miningLanguage(names: Iterable<string>): MiningLanguage {
	const known = [...names].filter(({ length }) => length <= MAX_TEXT_LENGTH);
	if (!RELEVANT.test(known.join("\n"))) return "none";
	const strong = new Set<string>();
	const hashing = new Set<string>();
	const weak = new Set<string>();
	const trade = new Set<string>();
	const taken = new Set<string>();
	const take = (word: string): void => {
		if (taken.has(word)) return;
		taken.add(word);
		if (NONCE.test(word)) trade.add("nonce");
		if (JOB.test(word)) trade.add("job");
		if (GOAL.test(word)) trade.add("goal");
		if (HASH.test(word)) trade.add("hash");
		if (STRONG.test(word)) strong.add(word);
		else if (HASHING.test(word)) hashing.add(word);
		else if (WEAK.test(word)) weak.add(word);
	};
	for (const name of known) {
		if (speaksStratum(name)) return "certain";
		const parts = name
			.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
			.toLowerCase()
			.split(/[^a-z0-9]+/);
		for (const part of parts) take(part);
		for (const compound of name.toLowerCase().match(/[a-z]+_[a-z_]+/g) ?? []) take(compound);
		if (parts.length > 4) continue;
		take(parts.join(""));
		take(parts.join("_"));
	}
	if (strong.size > 0 && hashing.size + weak.size >= 2) return "certain";
	if (hashing.size >= 2 && hashing.size + weak.size >= 5) return "likely";
	return trade.size === 4 ? "possible" : "none";
}

/** An answer to a pool: the number that was found, for which job. */
const SHARE = /"(?:submit|share|solved?|found|solution)"/i;

export function handsInShare(text: string): boolean {
	return SHARE.test(text);
}
