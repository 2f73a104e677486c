import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { readAcknowledgement, readAnswer } from "./read-answer.ts";

vi.mock("./refusals/refusal-text.ts", () => {
	throw new Error("net::ERR_FAILED");
});

const refused = (code: string) =>
	Promise.resolve({ data: null, error: { code, message: 'relation "x"', details: null }, status: 400 });

it("keeps code and cause of a refusal whose text cannot be loaded, and logs why", async () => {
	const logged = vi.spyOn(console, "error").mockReturnValue();
	expect(await readAcknowledgement(refused("23514"))).toEqual({
		ok: false,
		error: { code: "INVALID", message: "The hub refused this.", details: '23514 relation "x"' },
	});
	expect(logged).toHaveBeenCalledOnce();
});

it("does not load texts for errors that have none", async () => {
	const logged = vi.spyOn(console, "error").mockReturnValue();
	expect(await readAnswer(refused("PGRST116"), z.unknown())).toMatchObject({ error: { code: "UNKNOWN" } });
	expect(logged).not.toHaveBeenCalled();
});
