import * as z from "zod/mini";
import { formatCode } from "./format-code.ts";
import { formatRequest } from "./format-messages.ts";

/** One script, one answer; then the worker is terminated. An unexpected error is an error of the worker. */
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
	void formatCode(z.parse(formatRequest, data)).then((answer) => postMessage(answer));
});
