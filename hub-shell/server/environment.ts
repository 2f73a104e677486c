import { resolve } from "node:path";
import * as z from "zod";

/** An absolute path from one that is relative to the working directory. */
const file = z
	.string()
	.min(1)
	.overwrite((path) => resolve(path));
/** Environment variables of the hub's server (docs/deployment.md). */
export const environment = z.object({
	PORT: z.coerce.number().int().min(0).max(65535).default(8080),
	HOST: z.string().default("0.0.0.0"),
	HUB_ORIGIN: z.url({ protocol: /^https?$/ }),
	SUPABASE_URL: z.url({ protocol: /^https?$/ }),
	SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
	HUB_REGISTRY_FILE: file,
	HUB_EXTENSION_FILE: file.nullable().default(null),
	HUB_EXTENSION_STORE_URL: z
		.url({ protocol: /^https$/ })
		.nullable()
		.default(null),
	HUB_DESKTOP_SCHEME: z
		.string()
		.regex(/^[a-z][a-z0-9+.-]{2,40}$/)
		.nullable()
		.default(null),
	HUB_COUNTING_KEY: z.string().min(64).optional(),
	HUB_ADDRESS_HEADER: z
		.string()
		.regex(/^[a-z0-9-]+$/i)
		.optional(),
});
