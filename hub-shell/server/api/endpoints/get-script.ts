import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { scriptWithCode, toScriptWithCode } from "../schemas/script.ts";
import { findScript, scriptParams, scriptRefusals } from "./script-or-refusal.ts";

export const getScript = defineEndpoint({
	path: "/scripts/{id}",
	operationId: "getScript",
	summary: "A script with the code and the security analysis of its newest version",
	params: scriptParams,
	query: z.strictObject({}),
	answer: scriptWithCode,
	refusals: scriptRefusals,
	async read({ id }, { rest, origin }) {
		const found = await findScript(rest, id);
		return found.ok ? succeed(toScriptWithCode(found.value, origin)) : found;
	},
});
