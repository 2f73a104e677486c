import type { Sql } from "postgres";
import type { Argument, Question } from "./questions.ts";

/** Asks the database as the REST service does, as a visitor and by name. Answers the number of rows. */
export async function askInSql(sql: Sql, { rpc, args }: Question): Promise<number> {
	const named = Object.entries(args);
	const list = named.map(([name, value], place) => `${name} => ${asParameter(name, value, place + 1)}`);
	const values = named.map(([, value]) => (typeof value === "object" ? JSON.stringify(value) : value));
	return (await sql.unsafe(`select * from public.${rpc}(${list.join(", ")})`, values)).length;
}

/** Lists travel as JSON text, so that one parameter is one text. */
function asParameter(name: string, value: Argument, number: number): string {
	if (typeof value === "number") return `$${number}::integer`;
	if (typeof value === "string") return name === "p_after" ? `$${number}::text::uuid` : `$${number}::text`;
	const json = `$${number}::text::jsonb`;
	return name === "p_conditions" ? json : `array(select jsonb_array_elements_text(${json}))`;
}

/** Asks through the REST service; throws when it does not answer a list. */
export async function askByRest(rest: { url: string; key: string }, { rpc, args }: Question): Promise<number> {
	const response = await fetch(`${rest.url}/rest/v1/rpc/${rpc}`, {
		method: "POST",
		headers: { apikey: rest.key, "Content-Type": "application/json" },
		body: JSON.stringify(args),
	});
	const rows: unknown = await response.json();
	if (!response.ok || !Array.isArray(rows)) throw new Error(`${rpc} answered ${response.status}.`);
	return rows.length;
}
