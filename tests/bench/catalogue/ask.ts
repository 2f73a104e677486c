import type { Sql } from "postgres";
import type { Question } from "./questions.ts";

/** Asks the database as the REST service does, as a visitor and by name. Answers the number of rows. */
export async function askInSql(sql: Sql, { rpc, args }: Question): Promise<number> {
	const named = Object.entries(args);
	const list = named.map(([name, value], place) => {
		const type =
			name === "p_conditions"
				? "jsonb"
				: Array.isArray(value)
					? "text[]"
					: typeof value === "number"
						? "integer"
						: "text";
		return `${name} => $${place + 1}::${type}`;
	});
	const values = named.map(([name, value]) =>
		name === "p_conditions" ? sql.json(value as never) : (value as string | string[]),
	);
	return (await sql.unsafe(`select * from public.${rpc}(${list.join(", ")})`, values)).length;
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
