import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	forgetGeneration,
	type Generation,
	generateScript,
	generation,
	getGeneration,
} from "@scriptorium/shared-protocol/extension-internal/generate-script";
import { functionRefusal } from "@scriptorium/shared-protocol/hub-edge/function-refusal";
import { GENERATE_SCRIPT, generatedScript } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { generationErrorCode } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import * as z from "zod/mini";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { en } from "../messages/en.ts";

const KEPT = "generation";
const keptGeneration = z.object({ id: z.string(), generation });

export interface GenerateScriptPorts {
	/** Calls an edge function of the hub as the person who is signed in. */
	readonly callFunction: (
		name: string,
		body: object,
	) => Promise<Result<{ readonly status: number; readonly body: unknown }, "SIGNED_OUT" | "NETWORK_ERROR">>;
	/** Keeps the worker running until the returned function is called: a model may take minutes. */
	readonly keepAwake: () => () => void;
	/** Kept until the browser is closed. */
	readonly session: KeyValueStore;
	readonly newId: () => string;
	readonly log: (line: string) => void;
}

/** Has the hub write a script, for pages of the extension, and keeps the last one for a page that is opened later. Installs nothing. */
export function serveGenerateScript(ports: GenerateScriptPorts): Served<null>[] {
	const { callFunction, keepAwake, session, newId, log } = ports;
	/** Id of the generation that this worker began last; null before, and once it was forgotten. */
	let last: string | null = null;

	/** The page that asked gets the script also when it cannot be kept. */
	async function keep(id: string, kept: Generation): Promise<void> {
		if (last !== id) return;
		await session
			.write({ [KEPT]: { id, generation: kept } })
			.catch((thrown: unknown) => log(`a generated script could not be kept: ${messageOf(thrown)}`));
	}
	const storageFailed = (thrown: unknown) => fail("STORAGE_ERROR", en.errors.STORAGE_ERROR, messageOf(thrown));

	return [
		serve(generateScript)<null>(async (request) => {
			const letSleep = keepAwake();
			const id = newId();
			last = id;
			const { prompt, context } = request;
			const about = { prompt, site: context && URL.canParse(context.url) ? new URL(context.url).host : null };
			try {
				await keep(id, { ...about, state: "writing" });
				const answer = await callFunction(GENERATE_SCRIPT, request);
				const written = answer.ok
					? readAnswer(answer.value.status, answer.value.body)
					: fail(answer.error.code, en.errors[answer.error.code], answer.error.message);
				await keep(id, { ...about, ...stateOf(written) });
				return written;
			} catch (thrown) {
				const failure = storageFailed(thrown);
				await keep(id, { ...about, ...stateOf(failure) });
				return failure;
			} finally {
				letSleep();
			}
		}),
		serve(getGeneration)<null>(async () => {
			try {
				const kept = z.safeParse(keptGeneration, await session.read(KEPT));
				if (!kept.success) return succeed({ generation: null });
				const { id, generation: found } = kept.data;
				if (found.state !== "writing" || id === last) return succeed({ generation: found });
				const { prompt, site } = found;
				const interrupted = { code: "INTERRUPTED", message: en.errors.INTERRUPTED, details: null };
				return succeed({ generation: { prompt, site, state: "failed", ...interrupted } });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(forgetGeneration)<null>(async () => {
			last = null;
			try {
				await session.remove([KEPT]);
				return succeed({});
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
	];
}

function stateOf(written: Result<z.infer<typeof generatedScript>>) {
	if (written.ok) return { state: "written", script: written.value } as const;
	const { code, message, details } = written.error;
	return { state: "failed", code, message, details: details ?? null } as const;
}

function readAnswer(status: number, body: unknown) {
	const script = z.safeParse(generatedScript, body);
	if (status === 200 && script.success) return succeed(script.data);
	const refusal = z.safeParse(functionRefusal, body);
	const code = z.safeParse(generationErrorCode, refusal.data?.code);
	if (refusal.success && code.success) return fail(code.data, refusal.data.error, refusal.data.details ?? undefined);
	if (status === 404) return fail("NOT_SUPPORTED", en.errors.NOT_SUPPORTED);
	return fail("NETWORK_ERROR", en.errors.NETWORK_ERROR, `The hub answered ${status}`);
}
