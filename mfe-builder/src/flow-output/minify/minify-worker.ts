import { serveRequests } from "@scriptorium/worker-requests/serve-requests";
import * as z from "zod/mini";
import { minifyCode } from "./minify-code.ts";

serveRequests(self, (request) =>
	minifyCode(z.parse(z.string(), request)).then(
		(code) => ({ ok: true, code }),
		(error: unknown) => ({ ok: false, message: String(error) }),
	),
);
