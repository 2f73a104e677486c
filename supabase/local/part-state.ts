/** State of a part in `GET /healthz`: not started yet (it starts on demand), responding, or not responding. */
export type PartState = "idle" | "running" | "failed";
