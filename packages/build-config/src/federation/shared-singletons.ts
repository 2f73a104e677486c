/**
 * The packages of which a page has exactly one copy, the shell's. Remotes never bundle them.
 * The shell's shared map, the remotes' `shared` option, the `requires` of each descriptor and the check of the remotes'
 * imports all come from this list.
 */
export interface SharedSingleton {
	/** Import specifier; a trailing slash stands for every subpath. */
	readonly id: string;
	/** Package whose installed version counts. */
	readonly packageName: string;
	/**
	 * What remotes may import: a curated list keeps the rest out of the shell (all of react-router-dom costs twice what is
	 * used of it); "all" where tree-shaking could remove nothing (CommonJS) or every part is a subpath of its own.
	 */
	readonly names: "all" | readonly string[];
	/** Names that the shell has a module of its own for. */
	readonly own?: { readonly names: readonly string[]; readonly module: string };
}

export const sharedSingletons: readonly SharedSingleton[] = [
	{ id: "react", packageName: "react", names: "all" },
	{ id: "react/jsx-runtime", packageName: "react", names: "all" },
	{ id: "react-dom", packageName: "react-dom", names: "all" },
	{
		id: "react-router-dom",
		packageName: "react-router-dom",
		names: [
			"Link",
			"NavLink",
			"Navigate",
			"Outlet",
			"createSearchParams",
			"generatePath",
			"matchPath",
			"useHref",
			"useLocation",
			"useMatch",
			"useNavigate",
			"useNavigationType",
			"useParams",
			"useResolvedPath",
			"useSearchParams",
		],
		own: { names: ["Link", "NavLink"], module: "src/navigation/link.tsx" },
	},
	{
		id: "@tanstack/react-query",
		packageName: "@tanstack/react-query",
		names: [
			"QueryClientContext",
			"infiniteQueryOptions",
			"keepPreviousData",
			"mutationOptions",
			"queryOptions",
			"skipToken",
			"useInfiniteQuery",
			"useMutation",
			"useQuery",
			"useQueryClient",
		],
		own: { names: ["useInfiniteQuery", "useQuery"], module: "src/server-html/use-query.ts" },
	},
	{ id: "@scriptorium/ui-kit/", packageName: "@scriptorium/ui-kit", names: "all" },
];

/** The entry that covers an import specifier, if it is shared at all. Style sheets never are. */
export function findSingleton(specifier: string): SharedSingleton | undefined {
	if (specifier.endsWith(".css")) return undefined;
	return sharedSingletons.find(({ id }) => (id.endsWith("/") ? specifier.startsWith(id) : specifier === id));
}
