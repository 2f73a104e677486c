import { expect, it } from "vitest";
import { answerHealth } from "./parts-health.ts";

it("answers 503 as soon as one part has failed; an idle part is none", async () => {
	const well = { postgres: "running", rest: "running", auth: "running", functions: "idle" } as const;
	const good = await answerHealth(async () => well);
	expect(good.status).toBe(200);
	expect(await good.json()).toEqual({ ...well, hub: "running" });
	expect((await answerHealth(async () => ({ ...well, functions: "failed" }))).status).toBe(503);
});
