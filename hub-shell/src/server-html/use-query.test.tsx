// @vitest-environment happy-dom
import { type Hydrated, renderThenHydrate } from "@scriptorium/ui-kit/hydration.test-support";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { Suspense, use } from "react";
import { expect, test, vi } from "vitest";
import { ServerQueries } from "./server-queries.ts";
import { useInfiniteQuery, useQuery } from "./use-query.ts";

const KEY = ["star"];
const PAGES = ["pages"];

interface Asked {
	readonly star: () => Promise<string>;
	readonly pages: (page: number) => Promise<string>;
}

function Words({ asked }: { asked: Asked }) {
	const star = useQuery({ queryKey: KEY, queryFn: asked.star });
	const pages = useInfiniteQuery({
		queryKey: PAGES,
		queryFn: ({ pageParam }) => asked.pages(pageParam),
		initialPageParam: 1,
		getNextPageParam: (_, all) => all.length + 1,
	});
	return (
		<>
			<output>{`${star.isFetching ? "asking " : ""}${star.data ?? star.status}`}</output>
			<p>{pages.data?.pages.join(" ") ?? "none"}</p>
			<button type="button" onClick={() => void pages.fetchNextPage()}>
				More
			</button>
			<button type="button" onClick={() => void star.refetch()}>
				Again
			</button>
		</>
	);
}

function Waiting({ for: code }: { for: Promise<void> }) {
	use(code);
	return null;
}

function filled(dataUpdatedAt: number): QueryClient {
	const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
	queries.setQueryData(KEY, "served", { updatedAt: dataUpdatedAt });
	queries.setQueryData(PAGES, { pages: ["one"], pageParams: [1] }, { updatedAt: dataUpdatedAt });
	return queries;
}

interface Opened extends Hydrated {
	readonly queries: QueryClient;
	readonly asked: { readonly star: ReturnType<typeof vi.fn>; readonly pages: ReturnType<typeof vi.fn> };
	/** The code of the part is there. */
	arrive(): Promise<void>;
	words(): string;
}

/** Opens a server-rendered page with one Suspense boundary. `change` runs before the boundary has its code and is hydrated. */
async function open(queries: QueryClient, change: (queries: QueryClient) => void): Promise<Opened> {
	const asked = {
		star: vi.fn(async () => "asked"),
		pages: vi.fn(async (page: number) => `page ${page}`),
	};
	const served = filled(Date.now());
	let arrive = (): void => undefined;
	const code = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	const present = Promise.resolve();
	const page = (client: QueryClient, rendered: QueryClient | null, waitFor: Promise<void>) => (
		<QueryClientProvider client={client}>
			<ServerQueries value={rendered}>
				<Suspense fallback="loading">
					<Waiting for={waitFor} />
					<Words asked={asked} />
				</Suspense>
			</ServerQueries>
		</QueryClientProvider>
	);
	const hydrated = await renderThenHydrate(() =>
		globalThis.window === undefined ? page(filled(Date.now()), null, present) : page(queries, served, code),
	);
	await act(async () => change(queries));
	const words = () => [...hydrated.container.querySelectorAll("output, p")].map((each) => each.textContent).join(" | ");
	return {
		...hydrated,
		queries,
		asked,
		words,
		arrive: () => act(async () => arrive()),
	};
}

test("a part that becomes alive late takes over what the server wrote, and then shows what has changed since", async () => {
	const page = await open(filled(Date.now()), (queries) => {
		queries.setQueryData(KEY, "starred");
		queries.setQueryData(PAGES, { pages: ["one", "two"], pageParams: [1, 2] });
	});
	expect(page.words()).toBe("served | one");
	await page.arrive();
	expect(page.words()).toBe("starred | one two");
	expect(page.problems).toEqual([]);
	await page.unmount();
});

test("also what was removed, or failed, since", async () => {
	const page = await open(filled(Date.now()), (queries) => queries.removeQueries({ queryKey: KEY }));
	await page.arrive();
	await vi.waitFor(() => expect(page.words()).toBe("asked | one"));
	expect(page.problems).toEqual([]);
	await page.unmount();
});

test("stale data is asked for again after it was shown", async () => {
	const page = await open(filled(0), () => undefined);
	await page.arrive();
	await vi.waitFor(() => expect(page.words()).toBe("asked | page 1"));
	expect(page.asked.star).toHaveBeenCalledOnce();
	expect(page.problems).toEqual([]);
	await page.unmount();
});

test("nothing is rendered twice or asked where nothing has changed; functions act on the page's own cache", async () => {
	const page = await open(filled(Date.now()), () => undefined);
	await page.arrive();
	expect(page.words()).toBe("served | one");
	expect(page.asked.star).not.toHaveBeenCalled();
	const [more, again] = page.container.querySelectorAll("button");
	await act(async () => more?.click());
	await act(async () => again?.click());
	await vi.waitFor(() => expect(page.words()).toBe("asked | one page 2"));
	expect(page.queries.getQueryData(KEY)).toBe("asked");
	expect(page.problems).toEqual([]);
	await page.unmount();
});
