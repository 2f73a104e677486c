const SERVER =
	"(?:url|uri|web-?hook|hook|here|host|hostname|server|domain|link|address|site|ip|endpoint|collector|listener)";

/** `your-server/collect`, `attacker_url`, `Webhook`, `webhook url`: no site calls a page of its own like this. */
const OF_SOMEBODY = new RegExp(
	String.raw`^[^\w/.?#]*(?:your|attackers?|evil|hackers?)[ ._-]?[\w -]*${SERVER}\b|^[^\w/.?#]*(?:webhook|server|callback|attacker)(?:[ _-]?${SERVER})?[^\w/.?#]*$`,
	"i",
);
/** `PUT-URL-HERE`, `<insert your link>`: what is to be done with it. As a path in lower case it can be a page. */
const TO_DO = new RegExp(
	String.raw`^[^\w/.?#]*(?:put|my|insert|enter|replace|add|paste|change)[ _-]?[\w -]*${SERVER}[^\w/.?#]*$`,
	"i",
);
const IS_NO_PATH = /^[^a-z]+$|[<>{}[\] ]/;
/** `/my-server-url/collect`: the placeholder is the first part of what would be a path. */
const FIRST_PART =
	/^\/(?:your|my|attackers?)[_-](?:[\w-]+[_-])?(?:url|webhook|host|hostname|server|domain|endpoint|collector)(?=\/|\?|$)/i;
/** In the brackets of a template, or crossed out. */
const HOST = /[<>{}[\]()]|^(?:x{2,3}\.){2,}x{2,3}$/i;
const IPV6 = /^\[[\da-f:.]+\]$/i;

const NAMES_SERVER = new RegExp(
	String.raw`(?<![a-z])(?:${SERVER}|c2|cnc|lhost|rhost|attackers?|evil|hackers?|exfil\w*|collaborator|burp|callback|receiver|drop|catcher|servers?|hosts?|urls?)(?![a-z])`,
	"i",
);
/** The first part of an address in signs that templates put around a name, as a whole. */
const MARKED =
	/^(?:<[^<>/]{1,60}>|\[\[[^[\]/]{1,60}\]\]|\[(?!object )[^[\]/]{1,60}\]|\$?\{\{?[^{}/]{1,60}\}?\}|%%[\w-]{1,60}%%|%(?![\da-f]{2}%?)[a-z][\w-]{1,60}%|%[sd](?![\da-f])|__[a-z][\w-]*?__|@@?[\w-]{1,60}@@?|\$[A-Z][A-Z0-9_]+\$?|\$\w+\$|##?[\w-]{1,60}##?|\(\([^()]*\)\)|\*{3,}|X{3,}|\.{3,}(?!\/\.))(?=[/?&=:#.]|$)/i;
/** Written in capitals, or as the order to replace it. Brackets split two words that no file of this repository may contain. */
const TO_REPLACE =
	/^(?:REPLACE|CHANGE|INSERT|ENTER|PUT|PASTE|FILL|SET|ADD|TO[D]O|FIX[M]E|PLACEHOLDER|YOUR|MY|DEIN|DEINE|IHR|IHRE|VOTRE|TU|SU|SEU|SUA|TUO)(?:[_ -]?[A-Z0-9][A-Z0-9_ -]*)?(?=[/?&=:#]|$)|^(?:replace|change)[_ -]?(?:me|this|it)(?![a-z])/;
/** A name of a server in capitals: `HOST/log`, `C2_URL?c=`. */
const CAPITALS = /^[A-Z][A-Z0-9_-]*(?=[/?&=:#]|$)/;
/** `dein-server`, `votre_serveur`, `你的服务器`. */
const OTHER_LANGUAGES =
	/^(?:(?:dein|deine|ihr|ihre|mein|meine|votre|ton|tu|su|mi|seu|sua|tuo|nuestro)[ _-](?:server|serveur|servidor|domain|domaine|dominio|url|webhook|host|adresse?|direcci[oó]n)|(?:ваш|твой|мой)[ _-]?(?:сервер|домен|хост|адрес)|(?:你|您|我)的(?:服务器|伺服器|域名|地址|网址|網址|主机)|(?:あなたの)?サーバ|(?:당신의 ?)?서버)/iu;

/**
 * Whether a placeholder stands at the beginning of an address that browsers take for a path: `<URL>/?c=`, `{{host}}/log`,
 * `REPLACE_ME`. Sites can have such paths; so it counts only where data is sent there.
 *
 * @param address - As written.
 * @returns `server` when its name says that it is for a server, `text` when it can be for anything.
 */
export function placeholderKind(address: string): "server" | "text" | null {
	if (OTHER_LANGUAGES.test(address)) return "server";
	const [marked = ""] = MARKED.exec(address) ?? [];
	if (marked !== "") return NAMES_SERVER.test(marked.replace(/_+/g, " ")) ? "server" : "text";
	const [capitals = ""] = CAPITALS.exec(address) ?? [];
	if (capitals !== "" && NAMES_SERVER.test(capitals.replace(/[_\d-]+/g, " "))) return "server";
	return TO_REPLACE.test(address) ? "text" : null;
}

/**
 * Whether an address without a scheme and host is a placeholder for one, and no path of the site.
 * @param address as written
 */
export function isPlaceholderAddress(address: string): boolean {
	return OF_SOMEBODY.test(address) || FIRST_PART.test(address) || (TO_DO.test(address) && IS_NO_PATH.test(address));
}

/**
 * Whether a placeholder stands where the name of a server belongs: `<ATTACKER-IP>`, `{{server}}`, `XX.XX.XX.XX`.
 * @param host without port
 */
export function isPlaceholderHost(host: string): boolean {
	return HOST.test(host) && !IPV6.test(host);
}
