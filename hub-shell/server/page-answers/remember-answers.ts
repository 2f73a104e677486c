import type { PageAnswer } from "@scriptorium/shared-protocol/hub-server/page-answers";
import type { RestReader } from "../backend/rest-reader.ts";

/** Characters of JSON. A page does not wait for a script of a megabyte; its screen asks for it. */
const LARGEST = 65_536;

export interface RememberingReader extends RestReader {
	/** Whole rows that were answered so far; a reading of some columns of a function is not among them. */
	answers(): readonly PageAnswer[];
}

/** Reads as `rest` does, and remembers the answers that a screen could need. */
export function rememberAnswers(rest: RestReader): RememberingReader {
	const answers: PageAnswer[] = [];
	const remember = (name: string, args: PageAnswer["args"], rows: unknown) => {
		if (Array.isArray(rows) && rows.length > 0 && JSON.stringify(rows).length <= LARGEST)
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
