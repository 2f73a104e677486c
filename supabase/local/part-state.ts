/** What `GET /healthz` says of one part: not started yet (it starts on demand), answering, or not answering. */
export type PartState = "idle" | "running" | "failed";
