import type { World } from "./world.ts";

/** Written by every call, whatever comes of it. */
const BESIDE_THE_POINT = ["private.rate_buckets", "private.visitor_salts"];

export interface Ledger {
	/** Tables that have more or fewer rows than when the ledger was opened, and by how many. */
	growth(): Promise<Record<string, number>>;
	/** Tables of which any row came, went or was written anew. */
	changed(): Promise<string[]>;
}

interface Page {
	readonly name: string;
	readonly rows: number;
	/** Sum of the transactions that wrote the rows there are: another one as soon as a single row is another. */
	readonly marks: string;
}

const questions = new WeakMap<World, Promise<string>>();

/** One question for every table of ours. */
async function makeQuestion({ sql }: World): Promise<string> {
	const tables = await sql<{ name: string }[]>`
		select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private') order by 1`;
	return tables
		.filter(({ name }) => !BESIDE_THE_POINT.includes(name))
		.map(
			({ name }) =>
				`select '${name}' as name, count(*)::integer as rows, coalesce(sum(xmin::text::bigint), 0)::text as marks from ${name}`,
		)
		.join(" union all ");
}

async function read(world: World): Promise<Page[]> {
	const question = questions.get(world) ?? makeQuestion(world);
	questions.set(world, question);
	return world.sql.unsafe<Page[]>(await question);
}

/** Notes all tables, so that afterwards nothing has come, gone or changed unseen. */
export async function openLedger(world: World): Promise<Ledger> {
	const before = new Map((await read(world)).map((page) => [page.name, page]));
	return {
		growth: async () => {
			const grown = (await read(world)).map(({ name, rows }) => [name, rows - (before.get(name)?.rows ?? 0)] as const);
			return Object.fromEntries(grown.filter(([, difference]) => difference !== 0));
		},
		changed: async () =>
			(await read(world))
				.filter(({ name, rows, marks }) => rows !== before.get(name)?.rows || marks !== before.get(name)?.marks)
				.map(({ name }) => name),
	};
}
