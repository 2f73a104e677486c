import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
afterAll(() => fixture.close());
beforeEach(() => forgetRates(fixture));

const ROUNDS = 12;
const CATEGORIES = ["design", "data", "web"];

type Author = Person & { readonly id: string };
interface Answer {
	readonly error: { readonly code: string; readonly message: string } | null;
}

const failure = ({ error }: Answer): string[] => (error === null ? [] : [`${error.code} ${error.message}`]);
const thrown = async (work: Promise<unknown>): Promise<string[]> =>
	work.then(
		() => [],
		(reason: unknown) => [String(reason)],
	);

/** Saves, unpublishes, publishes, changes and deletes scripts one after the other; each step changes shared counts. */
async function changeScripts(author: Author, start: number): Promise<string[]> {
	const failures: string[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const turn = start + round;
		const p_category = CATEGORIES[turn % CATEGORIES.length] ?? "web";
		// New words and new tags, too, which concurrent saves add at the same time.
		const words = [`concurrent${round}`, `common${round}`];
		const p_tags = [`round-${round}`, "concurrent"];
		const p_title = `Tidy ${(turn % 2 === 0 ? words : words.toReversed()).join(" ")}`;
		const script = await save(author, { p_title, p_category, p_tags: turn % 2 === 0 ? p_tags : p_tags.toReversed() });
		const p_ids = [script.id];
		failures.push(
			...failure(await author.hub.rpc("publish_scripts", { p_ids, p_published: false })),
			...failure(await author.hub.rpc("publish_scripts", { p_ids, p_published: true })),
			...(await thrown(
				save(author, { p_id: script.id, p_base_version_id: script.version_id, p_category: "media", p_tags: [] }),
			)),
			...(turn % 2 === 0 ? failure(await author.hub.rpc("delete_scripts", { p_ids })) : []),
		);
	}
	return failures;
}

async function wrongCounts(): Promise<unknown> {
	return fixture.sql`
		with counted as (
			select 'category' as counter, category as name, count(*) from public.bookmarklets where is_visible group by category
			union all
			select 'tag', tag, count(*) from public.bookmarklets cross join unnest(tag_names) as tag where is_visible group by tag
			union all
			select 'site', site, count(*) from public.bookmarklets cross join unnest(private.named_sites(runs_on)) as site
				where is_visible group by site
			union all
			select 'script', name, count(*) from public.bookmarklets as script cross join unnest(private.counted_names(script)) as name
				group by name
		), kept as (
			select 'category' as counter, category as name, scripts from private.category_counts
			union all select 'tag', tag, scripts from private.tag_counts
			union all select 'site', site, scripts from private.site_counts
			union all select 'script', name, scripts from private.script_counts
		)
		select counter, name, kept.scripts as kept, counted.count as counted
		from kept full join counted using (counter, name)
		where coalesce(kept.scripts, 0) <> coalesce(counted.count, 0)`;
}

test("authors who save, publish, unpublish and delete at the same time never wait for each other in a circle", async () => {
	const authors = await Promise.all(Array.from({ length: 6 }, (_, index) => newcomer(fixture, `Con Current ${index}`)));
	const failures = await Promise.all(authors.map((author, index) => changeScripts(author, index)));
	expect(failures.flat()).toEqual([]);
	expect(await wrongCounts()).toEqual([]);
	expect(await fixture.sql`select from private.count_changes`).toEqual([]);
});

test("accounts with stars on the same scripts are deleted at the same time", async () => {
	const author = await newcomer(fixture, "Starred Often");
	const scripts = await Promise.all(Array.from({ length: 8 }, () => save(author)));
	for (let round = 0; round < 4; round += 1) {
		const fans = await Promise.all(Array.from({ length: 4 }, (_, index) => newcomer(fixture, `Fan ${index}`)));
		for (const [index, fan] of fans.entries()) {
			for (const { id } of index % 2 === 0 ? scripts : scripts.toReversed()) {
				expect(failure(await fan.hub.from("bookmarklet_stars").insert({ bookmarklet_id: id }))).toEqual([]);
			}
		}
		await Promise.all(fans.map(({ id }) => fixture.sql`delete from auth.users where id = ${id}`));
	}
	const starred =
		await fixture.sql`select star_count from public.bookmarklets where owner_id = ${author.id} and star_count <> 0`;
	expect(starred).toEqual([]);
});

test("reports that are decided and reopened at the same time are counted", async () => {
	const author = await newcomer(fixture, "Reported Often");
	const { id } = await save(author);
	const reports = await Promise.all(
		Array.from({ length: 6 }, async () => {
			const report = randomUUID();
			await fixture.sql`
				insert into public.moderation_reports (id, bookmarklet_id, reason) values (${report}, ${id}, 'spam')`;
			return report;
		}),
	);
	const statuses = ["resolved", "pending", "reviewing", "dismissed"];
	await Promise.all(
		reports.map(async (report, index) => {
			for (let turn = 0; turn < 100; turn += 1) {
				const status = statuses[(turn + index) % statuses.length] ?? "pending";
				await fixture.sql`update public.moderation_reports set status = ${status} where id = ${report}`;
			}
		}),
	);
	const wrong = await fixture.sql`
		select status from (select status, count(*) as reports from public.moderation_reports group by status) as counted
		full join (select status, reports from private.report_counts where reports <> 0) as kept using (status)
		where counted.reports is distinct from kept.reports`;
	expect(wrong).toEqual([]);
});
