import { existsSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as z from "zod";

const configuration = z.object({
	functions: z.record(z.string(), z.looseObject({ verify_jwt: z.boolean().default(true) })).default({}),
});

/** Which functions want a signed-in user, as `supabase/config.toml` tells a hosted project. True where it is silent. */
export function readFunctionSettings(configFile: URL): (name: string) => { verifyJwt: boolean } {
	const text = existsSync(configFile) ? readFileSync(configFile, "utf8") : "";
	const { functions } = configuration.parse(parse(text));
	return (name) => ({ verifyJwt: functions[name]?.verify_jwt ?? true });
}
