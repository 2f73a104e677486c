import { type Fixture, idOf } from "../../support/fixture.ts";
import { nobody, type RelationExpectation } from "../expectation.ts";
import { expectTrue } from "../rows.ts";

const message = async (fixture: Fixture) => {
	const made = { user_id: idOf(fixture, "owner"), role: "user", content: "Make it dark" };
	const [written] = await fixture.sql<{ id: string }[]>`
		insert into public.assistant_messages ${fixture.sql(made)} returning id`;
	return { id: written?.id };
};

/** Only the function writes messages; the person reads them, and clears the conversation. */
export const assistantMessages: RelationExpectation = {
	relation: "assistant_messages",
	readableBy: {
		everybody: [],
		signedIn: [
			"id",
			"user_id",
			"role",
			"content",
			"script",
			"flow",
			"scripts",
			"documents",
			"steps",
			"model_used",
			"is_cut",
			"created_at",
		],
		nobody: [],
	},
	samples: { "a message": { make: message, select: ["owner"], update: nobody, delete: ["owner"] } },
	insert: null,
	changes: () => ({}),
	triggers: { note_cleared_conversation: dropsLaterAnswers },
};

async function dropsLaterAnswers(fixture: Fixture) {
	const { sql, people } = fixture;
	const id = idOf(fixture, "other");
	const answer = { content: "Done.", scripts: [], documents: [], steps: [], model_used: "templates", is_cut: false };
	const askedAt = new Date(Date.now() - 60_000);
	await sql`delete from private.cleared_conversations where user_id = ${id}`;
	const { error } = await people.other.hub.from("assistant_messages").delete().eq("user_id", id);
	expectTrue(error === null, "The conversation was not cleared.");
	const [kept] =
		await sql`select public.keep_assistant_answer(${id}, 'Make it dark', ${sql.json(answer)}, ${askedAt}) as id`;
	expectTrue(kept?.id === null, "An answer from before Clear was stored.");
}
