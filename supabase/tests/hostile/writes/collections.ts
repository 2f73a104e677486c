import { addToCollection } from "@scriptorium/hub-data/collections/add-to-collection";
import { createCollection } from "@scriptorium/hub-data/collections/create-collection";
import { deleteCollection } from "@scriptorium/hub-data/collections/delete-collection";
import { orderCollection } from "@scriptorium/hub-data/collections/order-collection";
import { removeFromCollection } from "@scriptorium/hub-data/collections/remove-from-collection";
import { updateCollection } from "@scriptorium/hub-data/collections/update-collection";
import { makeScript } from "../../support/samples.ts";
import { defineWrite, firstOf, orNull, type Scene } from "../hostile-write.ts";
import { idField } from "./scripts.ts";

const fields = {
	title: { kind: "line", min: 1, max: 80, valid: "A collection" },
	description: { kind: "prose", min: 0, max: 500, valid: "Things that belong together" },
} as const;
/** Both functions trim the texts like the form. */
const kept = ({ title, description }: Readonly<Record<keyof typeof fields, string>>) => ({
	title: title.trim(),
	description: orNull(description.trim()),
});

/** A collection of the author with one script in it. */
async function makeCollection({ fixture, author }: Scene): Promise<string> {
	const [made] = await fixture.sql<{ id: string }[]>`
		insert into public.collections (owner_id, title, is_public) values (${author.id}, 'Before', true) returning id`;
	const script = await makeScript(fixture, "published", author.id);
	await fixture.sql`
		insert into public.collection_items (collection_id, bookmarklet_id) values (${made?.id ?? ""}, ${script.id})`;
	return made?.id ?? "";
}

const storedCollection = async ({ fixture }: Scene, id: string) =>
	firstOf(
		await fixture.sql<Record<string, string | null>[]>`
			select title, description from public.collections where id = ${id}`,
	);

export const collectionWrites = [
	defineWrite({
		name: "a new collection",
		fields,
		prepare: async (scene) => {
			let id: string | null = null;
			return {
				write: async (texts) => {
					const made = await createCollection(scene.author.hub, { ...texts, isPublic: true, userId: scene.author.id });
					if (made.ok) id = made.value.id;
					return made;
				},
				stored: async () => (id === null ? null : storedCollection(scene, id)),
			};
		},
		kept,
		adds: { "public.collections": 1 },
	}),
	defineWrite({
		name: "a renamed collection",
		fields,
		prepare: async (scene) => {
			const id = await makeCollection(scene);
			return {
				write: (texts) => updateCollection(scene.author.hub, { ...texts, id, isPublic: false }),
				stored: () => storedCollection(scene, id),
			};
		},
		kept,
		adds: {},
	}),
	defineWrite({
		name: "collections and their scripts named by anything",
		fields: { collection: idField, script: idField },
		prepare: async (scene) => {
			const real = await makeCollection(scene);
			const { hub } = scene.author;
			return {
				write: async ({ collection, script }) => {
					const collectionId = collection === idField.valid ? real : collection;
					const items = [{ bookmarklet_id: script, position: 7 }];
					const answers = [
						await addToCollection(hub, { collectionId, scriptId: script, position: 1 }),
						await orderCollection(hub, { collectionId, items }),
						await removeFromCollection(hub, { collectionId, scriptId: script }),
						await updateCollection(hub, { id: collection, title: "Taken over" }),
						await deleteCollection(hub, { id: collection }),
					];
					return answers.find((answer) => !answer.ok) ?? answers[0] ?? deleteCollection(hub, { id: collection });
				},
				stored: () => storedCollection(scene, real),
			};
		},
		kept: () => ({ title: "Before", description: null }),
		adds: {},
	}),
];
