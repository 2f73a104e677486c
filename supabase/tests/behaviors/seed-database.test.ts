import postgres, { type TransactionSql } from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { readPeople, readSeeds } from "../../seed/read-seeds.ts";
import { seedInto } from "../../seed/seed-database.ts";
import { personId } from "../../seed/seed-people.ts";
import { scriptId } from "../../seed/seed-script.ts";

const sql = postgres(inject("backend").databaseUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end());

class RolledBack extends Error {}

/** Other tests expect an empty database: the seeds are rolled back and never visible to them. */
async function inSeeded(check: (seeded: TransactionSql) => Promise<void>): Promise<void> {
	const run = sql.begin(async (transaction) => {
		expect(await seedInto(transaction)).toEqual({ scripts: 82 });
		await check(transaction);
		throw new RolledBack();
	});
	await expect(run).rejects.toBeInstanceOf(RolledBack);
}

const scriptIds = readSeeds().map((seed) => scriptId(seed.slug));
const personIds = readPeople().map((person) => personId(person.username));

test("a second run adds nothing and changes nothing", () =>
	inSeeded(async (seeded) => {
		const everything = () => seeded`
			select (select jsonb_agg(b order by id) from public.bookmarklets as b) as scripts,
				(select jsonb_agg(p order by user_id) from public.profiles as p) as people,
				(select jsonb_agg(v order by id) from public.versions as v) as versions,
				(select jsonb_agg(r order by id) from public.bookmarklet_reviews as r) as reviews,
				(select count(*) from public.bookmarklet_stars) as stars,
				(select count(*) from public.bookmarklet_installs) as installs`;
		const before = await everything();
		expect(await seedInto(seeded)).toEqual({ scripts: 0 });
		expect(await everything()).toEqual(before);
	}));

test("every count equals the number of its rows", () =>
	inSeeded(async (seeded) => {
		const rows = await seeded`
			select array[star_count, install_count, review_count] as counters, average_rating,
				array[
					(select count(*) from public.bookmarklet_stars where bookmarklet_id = script.id),
					(select count(*) from public.bookmarklet_installs where bookmarklet_id = script.id),
					(select count(*) from public.bookmarklet_reviews where bookmarklet_id = script.id)
				]::int[] as counted,
				(select round(avg(rating), 2)::double precision from public.bookmarklet_reviews where bookmarklet_id = script.id) as rating
			from public.bookmarklets as script where id in ${seeded(scriptIds)}`;
		expect(rows).toHaveLength(82);
		// A counter that is zero shows little: only the newest scripts have no reviews yet.
		expect(rows.filter(({ counters }) => !counters.includes(0))).toHaveLength(56);
		for (const row of rows) {
			expect(row.counters).toEqual(row.counted);
			expect(row.average_rating).toBe(row.rating);
		}
		const votes = await seeded`
			select sum(helpful_count)::int as counted, sum((
				select count(*) from public.review_votes where review_id = review.id and is_helpful
			))::int as cast
			from public.bookmarklet_reviews as review where bookmarklet_id in ${seeded(scriptIds)}`;
		expect(votes[0]?.counted).toBe(votes[0]?.cast);
	}));

test("scripts are public, not yet rated, of the kind their code says, and wait for the analyzer", () =>
	inSeeded(async (seeded) => {
		for (const { slug, about, versions } of readSeeds()) {
			const [row] = await seeded`
				select script.kind, script.is_visible, script.risk_level, version.semver, version.code_blob_url as code,
					(select count(*)::int from public.versions where bookmarklet_id = script.id) as versions,
					(select count(*)::int from public.analysis_jobs as job join public.versions as v on v.id = job.version_id
						where v.bookmarklet_id = script.id and job.state = 'waiting') as jobs,
					(select array_agg(tag.name order by tag.name) from public.bookmarklet_tags as link
						join public.tags as tag on tag.id = link.tag_id where link.bookmarklet_id = script.id) as tags,
					script.updated_at = version.published_at as dated
				from public.bookmarklets as script join public.versions as version on version.id = script.latest_version_id
				where script.id = ${scriptId(slug)}`;
			expect(row).toMatchObject({
				kind: about.kind,
				is_visible: true,
				risk_level: "unrated",
				semver: versions.at(-1)?.semver,
				code: versions.at(-1)?.code,
				versions: versions.length,
				jobs: versions.length,
				tags: about.tags.toSorted(),
				dated: true,
			});
		}
	}));

test("a fork refers to its original, and a review to the version of its day", () =>
	inSeeded(async (seeded) => {
		const forks = await seeded`
			select fork.slug as fork, original.slug as original from public.bookmarklet_forks as link
			join public.bookmarklets as fork on fork.id = link.forked_bookmarklet_id
			join public.bookmarklets as original on original.id = link.original_bookmarklet_id
			where fork.id in ${seeded(scriptIds)} order by fork.slug`;
		expect(forks).toEqual([
			{ fork: "article-to-markdown", original: "reading-mode" },
			{ fork: "csv-viewer", original: "json-viewer" },
			{ fork: "quote-with-source", original: "markdown-link" },
			{ fork: "table-to-markdown", original: "table-to-csv" },
		]);
		const reviews = await seeded`
			select review.rating, version.semver from public.bookmarklet_reviews as review
			join public.versions as version on version.id = review.version_id
			where review.bookmarklet_id = ${scriptId("table-to-csv")} order by review.created_at`;
		expect(reviews).toEqual([
			{ rating: 2, semver: "1.0.0" },
			{ rating: 4, semver: "1.0.0" },
			{ rating: 5, semver: "1.1.0" },
		]);
	}));

test("seeded people have no way to sign in", () =>
	inSeeded(async (seeded) => {
		const rows = await seeded`
			select account.email, account.phone, account.encrypted_password as password,
				(select count(*)::int from auth.identities where user_id = account.id) as identities
			from auth.users as account where id in ${seeded(personIds)}`;
		expect(rows).toHaveLength(personIds.length);
		for (const row of rows) expect(row).toEqual({ email: null, phone: null, password: null, identities: 0 });
	}));
