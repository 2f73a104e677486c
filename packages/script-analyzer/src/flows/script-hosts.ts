/** Places where scripts are published and kept: an update from there is no surprise. */
const PUBLISHERS: readonly RegExp[] = [
	/(?:^|\.)(?:greasyfork|sleazyfork|openuserjs|codeberg|bitbucket)\.org$/,
	/(?:^|\.)(?:github|githubusercontent|gitlab|jsdelivr)\.(?:com|net|io)$/,
	/\.(?:github|gitlab|codeberg)\.(?:io|page)$/,
	/^(?:unpkg|gitee)\.com$/,
];

/** Disposable addresses: IP addresses, tunnels, paste boards, dynamic DNS names. */
const DISPOSABLE_HOSTS: readonly RegExp[] = [
	/^[\d.]+$|^\[/,
	/(?:^|\.)(?:ngrok(?:-free)?\.(?:io|app|dev)|trycloudflare\.com|loca\.lt|serveo\.net|localhost\.run)$/,
	/(?:^|\.)(?:pastebin|hastebin|ghostbin|rentry|dpaste|paste\.ee|termbin)\.(?:com|co|org|ee)$/,
	/(?:^|\.)(?:duckdns|no-ip|dyndns|ddns|hopto|zapto|sytes)\.(?:org|com|net)$/,
	/(?:^|\.)(?:webhook\.site|requestbin\.(?:com|net)|pipedream\.net|beeceptor\.com|transfer\.sh)$/,
	/\.(?:tk|ml|ga|cf|gq)$/,
];

export function isPublisher(host: string): boolean {
	return PUBLISHERS.some((pattern) => pattern.test(host));
}

export function isDisposableHost(host: string): boolean {
	return DISPOSABLE_HOSTS.some((pattern) => pattern.test(host));
}
