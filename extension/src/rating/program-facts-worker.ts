import { findProgramFacts } from "./program-facts.ts";

// In a worker, so that the page answers to clicks while a large script is parsed.
addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(findProgramFacts(data)));
