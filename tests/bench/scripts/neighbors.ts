import type { RunsOn } from "../../fixtures/script-tasks/script-task.ts";

/** An address near that of the task, and whether the script has to run there. */
export interface Neighbor {
	readonly address: string;
	readonly runs: boolean;
}

const MIN_LABELS = 2;

/**
 * Lists ten addresses around that of a task. Which are right follows from the request alone, not from the patterns of the script.
 * @param address of the task's page
 * @param runs where the request wants the script to run by itself
 * @returns the addresses with the right answer
 */
export function neighborsOf(address: string, runs: RunsOn): Neighbor[] {
	const { protocol, hostname: host, pathname, search } = new URL(address);
	const domain = host.split(".").slice(-MIN_LABELS).join(".");
	const web = [
		`${protocol}//${host}${pathname}${search}${search === "" ? "?" : "&"}ref=mail`,
		`${protocol}//${host}/another/place.html`,
		`${protocol === "https:" ? "http:" : "https:"}//${host}${pathname}`,
		`${protocol}//${host}:8443${pathname}`,
		`${protocol}//deeper.${host}${pathname}`,
		`${protocol}//other.${domain}${pathname}`,
		`${protocol}//${host}.reading.example${pathname}`,
		`${protocol}//not-${host}${pathname}`,
		`https://reading.example/${host}${pathname}?from=${encodeURIComponent(address)}`,
	];
	const own = "file:///home/ann/page.html";
	return [...web.map((one) => ({ address: one, runs: isWanted(new URL(one), runs) })), { address: own, runs: false }];
}

function isWanted({ hostname, pathname }: URL, runs: RunsOn): boolean {
	if (runs === "on click") return false;
	if (runs === "everywhere") return true;
	if ("site" in runs) return hostname === runs.site || hostname.endsWith(`.${runs.site}`);
	return hostname === runs.host && (runs.path === undefined || pathname.startsWith(runs.path));
}
