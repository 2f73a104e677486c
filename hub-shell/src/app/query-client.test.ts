import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";

test("the query cache keeps the specified limits (spec 01 § 9)", () => {
	expect(createQueryClient().getDefaultOptions().queries).toEqual({
		staleTime: 600_000,
		gcTime: 1_800_000,
		retry: 1,
		retryDelay: 1000,
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	});
});
