import { addImport, camelCase, insertAt, type Scaffold } from "./scaffold.ts";

const FOLDER = "shared-protocol/src/hub-extension";
const TEST = "tests/contracts/hub-extension/messages.test.ts";

/** A message from the hub to the extension: its declaration, its place in the list, and an exchange in the contract test. */
export const newMessage: Scaffold = {
	example: "open-dashboard",
	pattern: /^[a-z]+(?:-[a-z]+)+$/,
	make(id, read) {
		const name = camelCase(id);
		const type = `SCRIPTORIUM_${id.replaceAll("-", "_").toUpperCase()}`;
		const list = `${FOLDER}/messages.ts`;
		const imported = `import { ${name} } from "@scriptorium/shared-protocol/hub-extension/${id}";`;
		return [
			{ file: `${FOLDER}/${id}.ts`, text: messageOf(name, type) },
			{
				file: list,
				text: insertAt(
					addImport(read(list), `import { ${name} } from "./${id}.ts";`),
					"	endOutlineRequest,\n];",
					`	endOutlineRequest,\n	${name},\n];`,
				),
			},
			{
				file: TEST,
				text: insertAt(
					insertAt(read(TEST), "import { ping } from", `${imported}\nimport { ping } from`),
					"const exchanges: Readonly<Record<string, () => Promise<void>>> = {\n",
					`const exchanges: Readonly<Record<string, () => Promise<void>>> = {\n	async ${type}() {\n		expect(await openBridge().client.request(${name}, {}, options)).toMatchObject({ ok: true });\n	},\n`,
				),
			},
		];
	},
	next: (id) =>
		`Write payload, response, callers and errors in ${FOLDER}/${id}.ts, the expected exchange in ${TEST}, and a handler in the extension's feature.`,
};

const messageOf = (name: string, type: string): string => `import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

const response = defineEvent({
	type: "${type}_RESPONSE",
	direction: "extension-to-web",
	payload: z.object({}),
});

/** One sentence about what it asks the extension for. */
export const ${name} = defineMessage({
	type: "${type}",
	direction: "web-to-extension",
	payload: z.object({}),
	response,
	callers: ["hub"],
	errors: ["STORAGE_ERROR"],
});
`;
