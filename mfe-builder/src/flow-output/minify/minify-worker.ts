import * as z from "zod/mini";
import { minifyCode } from "./minify-code.ts";

/** One program, one answer; then the worker is terminated. */
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
	const code = z.parse(z.string(), data);
	minifyCode(code).then(
		(minified) => postMessage({ ok: true, code: minified }),
		(error: unknown) => postMessage({ ok: false, message: String(error) }),
	);
});
