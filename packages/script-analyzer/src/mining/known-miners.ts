/** Hosts of mining libraries and their pools, as named in public block lists (NoCoin, CoinBlockerLists). */
const HOSTS =
	/(?:^|\.)(?:coin-?hive|coinimp|hashing\.win|crypto-?loot|cryptaloot|jsecoin|webminepool|minero|monerominer|minr|webmine|mineralt|papoto|authedmine|coinerra|coin-have|cryptonoter|gridcash|2giga|afminer|bmst|ppoi|projectpoi|moonify|supportxmr|moneroocean|minexmr|nanopool|nicehash|f2pool|2miners|unmineable|hashvault|xmrpool|viabtc)\.[a-z.]+$/;
/** Global constructors of these libraries. */
const CONSTRUCTORS =
	/^(?:CoinHive|CoinImp|CRLT|Cryptoloot|deepMiner|Miner|Minero|WMP|JSECoin|_?client|Mineralt|BrowserMiner|MoneroMiner|WebMiner|NF)$/;
const START = /^(?:Anonymous|User|Token)$/;

export function isMiningHost(host: string): boolean {
	return HOSTS.test(host);
}

/** `new CoinHive.Anonymous(…)`: the first name … */
export function isMiningConstructor(object: string): boolean {
	return CONSTRUCTORS.test(object);
}

/** … and the member. */
export function startsMining(member: string): boolean {
	return START.test(member);
}
