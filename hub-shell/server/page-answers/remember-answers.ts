import type { PageAnswer } from "@scriptorium/shared-protocol/hub-server/page-answers";
import type { RestReader } from "../backend/rest-reader.ts";

/** Maximum size of an answer in characters of JSON. Larger ones would delay the page; the screen requests them itself. */
const MAX_LENGTH = 65_536;

export interface RememberingReader extends RestReader {
	/** Returns the complete rows read so far, without those that were read with selected columns. */
	answers(): readonly PageAnswer[];
}

/** Wraps a reader and records the answers that a screen may need. */
export function rememberAnswers(rest: RestReader): RememberingReader {
	const answers: PageAnswer[] = [];
	const remember = (name: string, args: PageAnswer["args"], rows: unknown) => {
		if (Array.isArray(rows) && rows.length > 0 && JSON.stringify(rows).length <= MAX_LENGTH)
			answers.push({ name, args, rows });
	};
	return {
		answers: () => answers,
		async get(path, query) {
			const answer = await rest.get(path, query);
			const { select: _, limit: __, ...filters } = query;
			if (answer.ok && !path.includes("/")) remember(path, filters, answer.value);
			return answer;
		},
		async call(name, args, columns) {
			const answer = await rest.call(name, args, columns);
			if (answer.ok && columns === undefined) remember(name, args, answer.value);
			return answer;
		},
	};
}
