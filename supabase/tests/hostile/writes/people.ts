import { createHmac } from "node:crypto";
import { addFollow } from "@scriptorium/hub-data/follows/add-follow";
import { removeFollow } from "@scriptorium/hub-data/follows/remove-follow";
import { type InstallSource, recordInstall } from "@scriptorium/hub-data/installs/record-install";
import { readAcknowledgement, readAnswer } from "@scriptorium/hub-data/read-answer";
import { addStar } from "@scriptorium/hub-data/stars/add-star";
import { removeStar } from "@scriptorium/hub-data/stars/remove-star";
import * as z from "zod/mini";
import { makeScript, next } from "../../support/samples.ts";
import { defineWrite, firstOf } from "../hostile-write.ts";
import { idField } from "./scripts.ts";

const address = { kind: "address", min: 0, max: 2048, valid: "https://example.org/" } as const;

export const personWrites = [
	defineWrite({
		name: "an edited profile",
		fields: {
			username: { kind: "name", min: 3, max: 30, valid: "" },
			display_name: { kind: "line", min: 2, max: 80, valid: "Hera Hostile" },
			bio: { kind: "prose", min: 0, max: 500, valid: "" },
			website_url: address,
			github_url: address,
		},
		prepare: async ({ fixture, author }) => {
			const free = `hera-${next()}`;
			return {
				write: ({ username, ...texts }) => {
					const row = { ...texts, username: username === "" ? free : username };
					return readAcknowledgement(author.hub.from("profiles").update(row).eq("user_id", author.id));
				},
				stored: async () => {
					const stored = firstOf(
						await fixture.sql<Record<string, string | null>[]>`
							select username::text, display_name, bio, website_url, github_url from public.profiles
							where user_id = ${author.id}`,
					);
					return stored?.username === free ? { ...stored, username: "" } : stored;
				},
			};
		},
		adds: {},
		grows: ["private.search_words", "private.former_usernames", "private.author_name_queue"],
	}),
	defineWrite({
		name: "stars and follows of what is named by anything",
		fields: { script: idField, person: idField },
		prepare: async ({ fixture, author, reader }) => {
			await makeScript(fixture, "published", author.id);
			return {
				write: async ({ script, person }) => {
					const star = { userId: reader.id, scriptId: script };
					const follow = { followerId: reader.id, authorId: person };
					const answers = [
						await addStar(reader.hub, star),
						await removeStar(reader.hub, star),
						await addFollow(reader.hub, follow),
					];
					return answers.find((answer) => !answer.ok) ?? removeFollow(reader.hub, follow);
				},
			};
		},
		adds: {},
	}),
	defineWrite({
		name: "an install",
		fields: {
			source: { kind: "name", min: 1, max: 20, valid: "copy" },
			version: { ...idField, valid: "" },
		},
		prepare: async ({ fixture, author, reader }) => {
			const { id: scriptId, versionId } = await makeScript(fixture, "published", author.id);
			return {
				write: ({ source, version }) =>
					// The source as a client other than the hub's pages may send it.
					recordInstall(reader.hub, {
						scriptId,
						versionId: version === "" ? versionId : version,
						source: source as InstallSource,
					}),
			};
		},
		adds: { "public.bookmarklet_installs": 1 },
	}),
	defineWrite({
		name: "an install that the hub's server saw",
		fields: {
			address: { kind: "name", min: 0, max: 60, valid: "203.0.113.7" },
		},
		prepare: async ({ fixture, author }) => {
			const { id } = await makeScript(fixture, "published", author.id);
			const [server] = await fixture.sql<{ key: string }[]>`select counting_key as key from private.hub_server`;
			return {
				write: (texts) => {
					const at = Math.floor(Date.now() / 1000);
					const signed = ["record_served_install", id, "user.js", at, texts.address].join("\n");
					const request = fixture.people.anon.hub.rpc("record_served_install", {
						p_bookmarklet_id: id,
						p_source: "user.js",
						p_address: texts.address,
						p_asked_at: at,
						p_signature: createHmac("sha256", server?.key ?? "")
							.update(signed)
							.digest("hex"),
					});
					return readAnswer(request, z.boolean());
				},
			};
		},
		adds: { "public.bookmarklet_installs": 1 },
	}),
	defineWrite({
		name: "a message to the hub",
		fields: {
			name: { kind: "line", min: 1, max: 100, valid: "Rudi" },
			email: { kind: "line", min: 3, max: 320, valid: "rudi@example.org" },
			subject: { kind: "line", min: 1, max: 200, valid: "A question" },
			message: { kind: "prose", min: 1, max: 5000, valid: "What is this?" },
			category: { kind: "name", min: 1, max: 30, valid: "general" },
		},
		prepare: async ({ fixture, reader }) => ({
			write: ({ name, email, subject, message, category }) => {
				const args = { p_name: name, p_email: email, p_subject: subject, p_message: message, p_category: category };
				return readAcknowledgement(reader.hub.rpc("send_contact_message", args));
			},
			stored: async () =>
				firstOf(
					await fixture.sql<Record<string, string | null>[]>`
						select name, email, subject, message, category from public.contact_messages where user_id = ${reader.id}
						order by created_at desc limit 1`,
				),
		}),
		kept: (texts) => ({
			...texts,
			...Object.fromEntries(
				(["name", "email", "subject"] as const).map((field) => [field, texts[field].replace(/^ +| +$/g, "")]),
			),
		}),
		adds: { "public.contact_messages": 1 },
	}),
];
