import { readAcknowledgement, readAnswer } from "@scriptorium/hub-data/read-answer";
import { forkScript } from "@scriptorium/hub-data/scripts/fork-script";
import { saveScript } from "@scriptorium/hub-data/scripts/save-script";
import { restoreVersion } from "@scriptorium/hub-data/versions/restore-version";
import * as z from "zod/mini";
import { makeScript } from "../../support/samples.ts";
import { defineWrite, type FieldUnderTest, firstOf, orNull, type Scene, withoutBlanks } from "../hostile-write.ts";

const title: FieldUnderTest = { kind: "line", min: 3, max: 50, valid: "A fine title" };
const description: FieldUnderTest = { kind: "prose", min: 10, max: 500, valid: "A description that is long enough." };
const note: FieldUnderTest = { kind: "prose", min: 0, max: 2000, valid: "" };
const scriptFields = {
	title,
	description,
	code: { kind: "code", min: 5, max: 20_000, valid: "javascript:document.title" },
	category: { kind: "name", min: 0, max: 40, valid: "utility" },
	tag: { kind: "line", min: 1, max: 30, valid: "a tag" },
	note,
} as const;
/** An id of a person, script or version. */
export const idField: FieldUnderTest = { kind: "id", min: 0, max: 80, valid: "00000000-0000-4000-8000-000000000000" };

const scriptOf = (texts: Readonly<Record<keyof typeof scriptFields, string>>) => ({
	title: texts.title,
	description: texts.description,
	code: texts.code,
	category: texts.category,
	tags: [texts.tag],
	changeNote: texts.note,
});

async function keptOfScript(texts: Readonly<Record<keyof typeof scriptFields, string>>, { fixture }: Scene) {
	const [lowered] = await fixture.sql<{ tag: string }[]>`select lower(${texts.tag.trim()}::text) as tag`;
	return {
		title: withoutBlanks(texts.title),
		description: withoutBlanks(texts.description),
		code: texts.code,
		tag: orNull(lowered?.tag ?? ""),
		note: orNull(withoutBlanks(texts.note)),
	};
}

async function storedScript({ fixture }: Scene, id: string) {
	return firstOf(
		await fixture.sql<Record<string, string | null>[]>`
			select script.title, script.short_description as description, version.code_blob_url as code, version.change_note as note,
				(select tag.name from public.bookmarklet_tags as link join public.tags as tag on tag.id = link.tag_id
					where link.bookmarklet_id = script.id) as tag
			from public.bookmarklets as script join public.versions as version on version.id = script.latest_version_id
			where script.id = ${id}`,
	);
}

const grows = [
	"public.tags",
	"public.bookmarklet_tags",
	"private.search_words",
	"private.tag_counts",
	"private.category_counts",
	// A row for each kind of script that is counted, with the first of its kind.
	"private.script_counts",
];
const ownScript = async ({ fixture, author }: Scene) => makeScript(fixture, "published", author.id);

export const scriptWrites = [
	defineWrite({
		name: "a new script",
		fields: scriptFields,
		prepare: async (scene) => {
			let id: string | null = null;
			return {
				write: async (texts) => {
					const saved = await saveScript(scene.author.hub, scriptOf(texts));
					if (saved.ok) id = saved.value.id;
					return saved;
				},
				stored: async () => (id === null ? null : storedScript(scene, id)),
			};
		},
		kept: keptOfScript,
		adds: { "public.bookmarklets": 1, "public.versions": 1, "public.analysis_jobs": 1 },
		grows,
	}),
	defineWrite({
		name: "a new version",
		fields: scriptFields,
		prepare: async (scene) => {
			const { id, versionId } = await ownScript(scene);
			const update = { id, baseVersionId: versionId };
			return {
				write: (texts) => saveScript(scene.author.hub, { ...scriptOf(texts), update }),
				stored: () => storedScript(scene, id),
			};
		},
		kept: keptOfScript,
		adds: { "public.versions": 1, "public.analysis_jobs": 1 },
		grows,
	}),
	defineWrite({
		name: "a fork",
		fields: { title, description, note },
		prepare: async (scene) => {
			const original = await makeScript(scene.fixture, "published", scene.reader.id);
			let id: string | null = null;
			return {
				write: async (texts) => {
					const { title, description, note: improvements } = texts;
					const forked = await forkScript(scene.author.hub, {
						originalId: original.id,
						title,
						description,
						improvements,
					});
					if (forked.ok) id = forked.value.id;
					return forked;
				},
				stored: async () => {
					const stored = id === null ? null : await storedScript(scene, id);
					return (
						stored && {
							title: stored.title ?? null,
							description: stored.description ?? null,
							note: stored.note ?? null,
						}
					);
				},
			};
		},
		kept: (texts) => ({
			title: withoutBlanks(texts.title),
			description: withoutBlanks(texts.description),
			note: orNull(withoutBlanks(texts.note)),
		}),
		adds: { "public.bookmarklets": 1, "public.versions": 1, "public.analysis_jobs": 1, "public.bookmarklet_forks": 1 },
		grows,
	}),
	defineWrite({
		name: "a restored version, named by anything",
		fields: { version: idField, base: idField },
		prepare: async (scene) => {
			const { versionId } = await ownScript(scene);
			return {
				write: ({ version, base }) =>
					restoreVersion(scene.author.hub, {
						versionId: version === idField.valid ? versionId : version,
						baseVersionId: base === idField.valid ? versionId : base,
					}),
			};
		},
		adds: {},
	}),
	defineWrite({
		name: "publishing, archiving and deleting what is named by anything",
		fields: { script: idField },
		prepare: async (scene) => {
			await ownScript(scene);
			return {
				write: async ({ script }) => {
					const { hub } = scene.author;
					const archived = await readAnswer(
						hub.rpc("publish_script", { p_id: script, p_published: false }),
						z.boolean(),
					);
					const deleted = await readAcknowledgement(hub.rpc("delete_script", { p_id: script }));
					return archived.ok ? archived : deleted;
				},
			};
		},
		adds: {},
	}),
];
