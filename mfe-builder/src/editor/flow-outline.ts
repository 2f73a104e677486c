import { branchesOf, exitsOf } from "@scriptorium/flow/document/branches";
import type { FlowEdge, FlowGraph, FlowNode } from "@scriptorium/flow/document/flow-document";
import type { BranchName } from "@scriptorium/flow/steps/step-list";

interface RowPlace {
	/** Unique in the outline, and the same as long as the row stands for the same thing. */
	readonly key: string;
	/** From 1, as `aria-level`. */
	level: number;
	/** From 1, as `aria-posinset`. */
	position: number;
	/** As `aria-setsize`. */
	siblings: number;
}

export interface StepRow extends RowPlace {
	readonly kind: "step";
	readonly node: FlowNode;
	/** Steps that follow and are not in the next row: the outline alone does not show that they follow. */
	readonly leadsTo: readonly FlowNode[];
}

/** The heading of one branch of a condition or loop. */
export interface BranchRow extends RowPlace {
	readonly kind: "branch";
	/** The condition or loop. */
	readonly node: FlowNode;
	readonly exit: BranchName;
	readonly isEmpty: boolean;
}

export type OutlineRow = StepRow | BranchRow;

/**
 * The steps of a flow in the order in which they run, each once, with branches below their condition or loop. A step belongs to a branch
 * when it can be reached through that branch only (the branch dominates it). Takes about as long as there are steps and edges.
 */
export function outlineOf(flow: FlowGraph): readonly OutlineRow[] {
	const known = outlines.get(flow);
	if (known !== undefined) return known;
	const outline = computeOutline(flow);
	outlines.set(flow, outline);
	return outline;
}

/** Canvas and outline show the same flow: it is computed once. */
const outlines = new WeakMap<FlowGraph, readonly OutlineRow[]>();

function computeOutline({ nodes, edges }: FlowGraph): readonly OutlineRow[] {
	const graph = readGraph(nodes, edges);
	const order = executionOrder(graph);
	const parents = dominators(graph, order);
	const children = childrenOf(graph, order, parents);
	const rows = listRows(children);
	countSiblings(rows);
	return rows.map((row, at) =>
		row.kind === "step" ? { ...row, leadsTo: leadsTo(row.node, rows[at + 1], graph) } : row,
	);
}

interface Graph {
	readonly nodes: ReadonlyMap<string, FlowNode>;
	readonly leaving: ReadonlyMap<string, readonly FlowEdge[]>;
	readonly entering: ReadonlyMap<string, readonly FlowEdge[]>;
	readonly exits: ReadonlyMap<FlowEdge, BranchName>;
	/** Steps without an incoming edge, top first, then left. */
	readonly starts: readonly FlowNode[];
}

/** The exits by which edges leave conditions and loops; other edges have none. */
export function edgeExits({ nodes, edges }: FlowGraph): ReadonlyMap<FlowEdge, BranchName> {
	return exitsOfEdges(new Map(nodes.map((node) => [node.id, node])), groupBy(edges, "source"));
}

function exitsOfEdges(nodes: ReadonlyMap<string, FlowNode>, leaving: ReadonlyMap<string, readonly FlowEdge[]>) {
	const exits = new Map<FlowEdge, BranchName>();
	for (const [source, siblings] of leaving) {
		const names = exitsOf(nodes.get(source)?.type ?? "click", siblings);
		for (const [at, edge] of siblings.entries()) {
			const name = names[at];
			if (name != null) exits.set(edge, name);
		}
	}
	return exits;
}

function readGraph(nodes: readonly FlowNode[], all: readonly FlowEdge[]): Graph {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const edges = all.filter(({ source, target }) => byId.has(source) && byId.has(target));
	const leaving = groupBy(edges, "source");
	const exits = exitsOfEdges(byId, leaving);
	const entering = groupBy(edges, "target");
	const starts = nodes.filter(({ id }) => !entering.has(id)).sort(byPosition);
	return { nodes: byId, leaving, entering, exits, starts };
}

function groupBy(edges: readonly FlowEdge[], end: "source" | "target"): Map<string, FlowEdge[]> {
	const groups = new Map<string, FlowEdge[]>();
	for (const edge of edges) {
		const group = groups.get(edge[end]);
		if (group === undefined) groups.set(edge[end], [edge]);
		else group.push(edge);
	}
	return groups;
}

const byPosition = (one: FlowNode, other: FlowNode): number =>
	one.position.y - other.position.y || one.position.x - other.position.x;

interface Order {
	/** Steps so that each follows those that lead to it; edges that close a cycle are left out. */
	readonly sequence: readonly FlowNode[];
	readonly index: ReadonlyMap<string, number>;
}

/** Reverse postorder of a depth-first search, without recursion: flows may be long. */
function executionOrder({ nodes, leaving, exits, starts }: Graph): Order {
	const postorder: FlowNode[] = [];
	const seen = new Set<string>();
	const visit = (start: FlowNode) => {
		if (seen.has(start.id)) return;
		seen.add(start.id);
		const stack = [{ node: start, next: followersOf(start) }];
		for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
			const follower = top.next.pop();
			if (follower === undefined) {
				postorder.push(top.node);
				stack.pop();
			} else if (!seen.has(follower.id)) {
				seen.add(follower.id);
				stack.push({ node: follower, next: followersOf(follower) });
			}
		}
	};
	/** The last one is visited first, and therefore comes last in the reverse. */
	const followersOf = (node: FlowNode): FlowNode[] => {
		const branches = branchesOf(node.type);
		const out = leaving.get(node.id) ?? [];
		const sorted = branches === null ? out : branches.flatMap((exit) => out.filter((edge) => exits.get(edge) === exit));
		return sorted.flatMap(({ target }) => nodes.get(target) ?? []);
	};
	// What no start leads to is in a cycle, or behind one.
	const rest = [...nodes.values()];
	const entries: FlowNode[][] = [];
	for (const group of [starts, rest]) {
		for (const node of group) {
			const before = postorder.length;
			visit(node);
			if (postorder.length > before) entries.push(postorder.splice(before).reverse());
		}
	}
	const sequence = entries.flat();
	return { sequence, index: new Map(sequence.map(({ id }, at) => [id, at])) };
}

/** The immediate dominator of each step; null for one that several starts lead to, or none (Cooper, Harvey, Kennedy 2001). */
function dominators({ entering }: Graph, { sequence, index }: Order): ReadonlyMap<string, FlowNode | null> {
	const parents = new Map<string, FlowNode | null>();
	const place = (node: FlowNode | null) => (node === null ? -1 : (index.get(node.id) ?? -1));
	const common = (one: FlowNode | null, other: FlowNode | null): FlowNode | null => {
		let [left, right] = [one, other];
		while (left !== right) {
			if (place(left) > place(right)) left = (left && parents.get(left.id)) ?? null;
			else right = (right && parents.get(right.id)) ?? null;
		}
		return left;
	};
	for (const [at, node] of sequence.entries()) {
		let parent: FlowNode | null | undefined;
		for (const { source } of entering.get(node.id) ?? []) {
			const from = index.get(source) ?? at;
			// From behind: it closes a cycle, or comes from a later start.
			if (from >= at) continue;
			const before = sequence[from] ?? null;
			parent = parent === undefined ? before : common(parent, before);
		}
		parents.set(node.id, parent ?? null);
	}
	return parents;
}

interface Children {
	readonly roots: readonly FlowNode[];
	/** Steps at the beginning of a branch, by `id/exit`. */
	readonly branches: ReadonlyMap<string, readonly FlowNode[]>;
	/** Steps that follow at the same level. */
	readonly followers: ReadonlyMap<string, readonly FlowNode[]>;
}

function childrenOf({ entering, exits }: Graph, { sequence }: Order, parents: ReadonlyMap<string, FlowNode | null>) {
	const roots: FlowNode[] = [];
	const branches = new Map<string, FlowNode[]>();
	const followers = new Map<string, FlowNode[]>();
	for (const node of sequence) {
		const parent = parents.get(node.id) ?? null;
		const [entry, other] = entering.get(node.id) ?? [];
		const exit = entry !== undefined && other === undefined ? exits.get(entry) : undefined;
		if (parent === null) roots.push(node);
		else if (exit !== undefined && exit !== "done") append(branches, `${parent.id}/${exit}`, node);
		else append(followers, parent.id, node);
	}
	return { roots, branches, followers } satisfies Children;
}

function append(lists: Map<string, FlowNode[]>, key: string, node: FlowNode): void {
	const list = lists.get(key);
	if (list === undefined) lists.set(key, [node]);
	else list.push(node);
}

type Pending =
	| { readonly step: FlowNode; readonly level: number }
	| { readonly step: FlowNode; readonly level: number; readonly exit: BranchName };

function listRows({ roots, branches, followers }: Children): OutlineRow[] {
	const rows: OutlineRow[] = [];
	const place = { position: 0, siblings: 0 };
	// The top comes next, so that lists are added from their end.
	const stack: Pending[] = roots.map((step) => ({ step, level: 1 })).reverse();
	for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
		const { step, level } = next;
		if ("exit" in next) {
			const inside = branches.get(`${step.id}/${next.exit}`) ?? [];
			const key = `${step.id}/${next.exit}`;
			rows.push({ kind: "branch", key, node: step, exit: next.exit, isEmpty: inside.length === 0, level, ...place });
			for (const child of inside.toReversed()) stack.push({ step: child, level: level + 1 });
			continue;
		}
		rows.push({ kind: "step", key: step.id, node: step, leadsTo: [], level, ...place });
		for (const child of (followers.get(step.id) ?? []).toReversed()) stack.push({ step: child, level });
		const headings = branchesOf(step.type)?.filter((exit) => exit !== "done") ?? [];
		for (const exit of headings.toReversed()) stack.push({ step, level: level + 1, exit });
	}
	return rows;
}

/** Fills in positions and numbers of siblings: rows of one level below the same row. */
function countSiblings(rows: readonly OutlineRow[]): void {
	const open: OutlineRow[][] = [];
	const close = (level: number) => {
		for (const list of open.splice(level)) for (const row of list) row.siblings = list.length;
	};
	for (const row of rows) {
		close(row.level);
		const list = open[row.level - 1] ?? [];
		open[row.level - 1] = list;
		list.push(row);
		row.position = list.length;
	}
	close(0);
}

function leadsTo(
	{ id }: FlowNode,
	below: OutlineRow | undefined,
	{ leaving, nodes, exits }: Graph,
): readonly FlowNode[] {
	return (leaving.get(id) ?? []).flatMap((edge) => {
		const exit = exits.get(edge);
		const isShown = exit !== undefined && exit !== "done";
		const isNext = below?.kind === "step" && below.node.id === edge.target;
		return isShown || isNext ? [] : (nodes.get(edge.target) ?? []);
	});
}
