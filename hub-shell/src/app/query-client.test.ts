import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

it("the query cache keeps the specified limits (spec 01 § 9)", () => {
	expect(createQueryClient().getDefaultOptions().queries).toEqual({
		staleTime: 600_000,
		gcTime: 1_800_000,
		retry: 1,
		retryDelay: 1000,
		refetchOnWindowFocus: false,
		refetchOnReconnect: expect.any(Function),
		networkMode: "always",
	});
});

describe("without a connection", () => {
	afterEach(() => onlineManager.setOnline(true));

	it("a request fails instead of waiting silently, and is repeated once there is one; what was read is not requested again", async () => {
		onlineManager.setOnline(false);
		const queries = createQueryClient();
		queries.mount();
		const read = vi.fn(() => (onlineManager.isOnline() ? Promise.resolve(1) : Promise.reject(new Error("offline"))));
		const observer = new QueryObserver(queries, { queryKey: ["list"], queryFn: read, retry: false });
		const stop = observer.subscribe(() => undefined);
		await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe("error"));
		onlineManager.setOnline(true);
		await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
		onlineManager.setOnline(false);
		onlineManager.setOnline(true);
		expect([observer.getCurrentResult().fetchStatus, read.mock.calls.length]).toEqual(["idle", 2]);
		stop();
		queries.unmount();
	});

	it("a change fails instead of waiting silently", async () => {
		onlineManager.setOnline(false);
		const change = new MutationObserver(createQueryClient(), {
			mutationFn: () => Promise.reject(new Error("offline")),
		});
		await expect(change.mutate()).rejects.toThrow("offline");
	});
});

/** A database whose responses are released on demand, each with the state at the time of its request. */
function slowDatabase() {
	let followers = 0;
	const waiting: (() => void)[] = [];
	return {
		read: vi.fn(() => {
			const seen = followers;
			return new Promise<number>((resolve) => waiting.push(() => resolve(seen)));
		}),
		write: () => {
			followers += 1;
		},
		answer: () => {
			for (const letGo of waiting.splice(0)) letGo();
		},
	};
}

it("a pending first load is restarted by an invalidation, so that it does not return old data", async () => {
	const database = slowDatabase();
	const queries = createQueryClient();
	const observer = new QueryObserver(queries, { queryKey: ["scripts", "counts"], queryFn: database.read });
	const shown: (number | undefined)[] = [];
	const stop = observer.subscribe(({ data }) => shown.push(data));
	database.write();
	const invalidated = queries.invalidateQueries({ queryKey: ["scripts"] });
	await vi.waitFor(() => expect(database.read).toHaveBeenCalledTimes(2));
	database.answer();
	await invalidated;
	expect(observer.getCurrentResult().data).toBe(1);
	expect(shown).not.toContain(0);
	stop();
});

it("unrelated pending queries are not restarted", async () => {
	const database = slowDatabase();
	const queries = createQueryClient();
	const observer = new QueryObserver(queries, { queryKey: ["stars"], queryFn: database.read });
	const stop = observer.subscribe(() => undefined);
	await queries.invalidateQueries({ queryKey: ["scripts"] });
	database.answer();
	await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(0));
	expect(database.read).toHaveBeenCalledOnce();
	stop();
});
