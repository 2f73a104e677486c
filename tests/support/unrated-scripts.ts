import { hubOrigin } from "./hub.ts";

/**
 * Asks the hub which scripts it has not rated yet. It rates its own some seconds after its start; their pages change then.
 * @returns titles of these scripts
 */
export async function unratedScripts(): Promise<readonly string[]> {
	const answer = await fetch(`${hubOrigin()}/api/v1/scripts?limit=100`);
	const { items } = (await answer.json()) as { items: { title: string; risk_level: string | null }[] };
	return items.filter(({ risk_level }) => !/^(?:green|amber|red)$/.test(risk_level ?? "")).map(({ title }) => title);
}
