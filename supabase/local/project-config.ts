import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as z from "zod";

const limit = z.number().int().positive();
const schema = z.object({
	api: z.object({ schemas: z.array(z.string()), max_rows: limit }),
	auth: z.object({
		site_url: z.string(),
		additional_redirect_urls: z.array(z.string()),
		jwt_expiry: limit,
		enable_refresh_token_rotation: z.boolean(),
		refresh_token_reuse_interval: z.number().int(),
		enable_signup: z.boolean(),
		enable_anonymous_sign_ins: z.boolean(),
		enable_manual_linking: z.boolean(),
		minimum_password_length: limit,
		rate_limit: z.object({ sign_in_sign_ups: limit, token_refresh: limit, token_verifications: limit }),
		email: z.object({
			enable_signup: z.boolean(),
			double_confirm_changes: z.boolean(),
			secure_password_change: z.boolean(),
		}),
	}),
	functions: z.record(z.string(), z.looseObject({ verify_jwt: z.boolean().default(true) })).default({}),
});

/** The settings of `supabase/config.toml` that the embedded backend implements. */
export type ProjectConfig = z.infer<typeof schema>;

const CONFIG_FILE = new URL("../config.toml", import.meta.url);

/**
 * Reads the settings of the Supabase project.
 * @param environment values of `env(NAME)`; in a list, entries without a value are left out
 * @throws when a setting is missing, because a default could be less strict than the file
 */
export function readProjectConfig(
	environment: Readonly<Record<string, string | undefined>>,
	file = CONFIG_FILE,
): ProjectConfig {
	const config = schema.parse(parse(readFileSync(file, "utf8")));
	const { auth } = config;
	const inEnvironment = (text: string) => {
		const name = /^env\((\w+)\)$/.exec(text)?.[1];
		return name === undefined ? text : (environment[name] ?? "");
	};
	return {
		...config,
		auth: {
			...auth,
			site_url: inEnvironment(auth.site_url),
			additional_redirect_urls: auth.additional_redirect_urls.map(inEnvironment).filter((url) => url !== ""),
		},
	};
}
