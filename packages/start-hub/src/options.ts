import { resolve } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { StartFailure } from "./start-failure.ts";

export interface StartOptions {
	/** 0 for any free port. */
	readonly port: number;
	/** Absolute path. */
	readonly dataDir: string;
	readonly build: boolean;
	/** A Supabase project that is used instead of the local backend. */
	readonly project: { readonly url: string; readonly publishableKey: string } | null;
}

export const USAGE = `Usage: npm start [-- options]
  --port N     port of the hub (default 4173; 0 takes a free one)
  --data DIR   folder of the local database (default .local)
  --no-build   serve the builds as they are
With SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY the hub uses that Supabase project and starts no local backend.`;

const port = z.coerce.number().int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/ });

/**
 * Parses the arguments and environment variables of `npm start`.
 * @param args command-line arguments, without those of Node
 * @param env environment with optional `SUPABASE_URL` and `SUPABASE_PUBLISHABLE_KEY`
 * @param folder absolute path that `--data` is relative to
 * @returns the options with defaults
 * @throws StartFailure if an argument or variable is invalid; the message says what to change
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv, folder: string): StartOptions {
	const values = parse(args);
	const parsedPort = port.safeParse(values.port);
	if (!parsedPort.success) throw new StartFailure(`--port takes a number from 0 to 65535, not '${values.port}'.`);
	return {
		port: parsedPort.data,
		dataDir: resolve(folder, values.data),
		build: !values["no-build"],
		project: readProject(env),
	};
}

function parse(args: string[]) {
	try {
		return parseArgs({
			args,
			options: {
				port: { type: "string", default: "4173" },
				data: { type: "string", default: ".local" },
				"no-build": { type: "boolean", default: false },
			},
		}).values;
	} catch (thrown) {
		throw new StartFailure(`${thrown instanceof Error ? thrown.message : thrown}\n${USAGE}`);
	}
}

function readProject(env: NodeJS.ProcessEnv): StartOptions["project"] {
	const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey } = env;
	if (!url && !publishableKey) return null;
	if (!url || !publishableKey) {
		throw new StartFailure("SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY belong together: set both, or neither.");
	}
	if (!address.safeParse(url).success) throw new StartFailure(`SUPABASE_URL is no web address: '${url}'.`);
	return { url: url.replace(/\/+$/, ""), publishableKey };
}
