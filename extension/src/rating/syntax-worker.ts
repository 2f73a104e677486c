import { findSyntaxError } from "./syntax-error.ts";

// In a worker, so that the page answers to keys while a large script is parsed.
addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(findSyntaxError(data)));
