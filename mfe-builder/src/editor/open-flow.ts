import { type FlowDocument, flowDocument } from "@scriptorium/flow/document/flow-document";
import { createStore, del, get, set } from "idb-keyval";
import * as z from "zod/mini";
import { create } from "zustand";
import { createJSONStorage, persist, type StateStorage } from "zustand/middleware";

export interface OpenFlow {
	/** Null: nothing was made yet. */
	readonly flow: FlowDocument | null;
	open(flow: FlowDocument): void;
	close(): void;
}

const kept = z.object({ flow: z.nullable(flowDocument) });

/** In this browser only. A browser that refuses IndexedDB keeps it for the time that the page is open. */
const storage: StateStorage = {
	getItem: async (key) => (await get<string>(key, database())) ?? null,
	setItem: (key, value) => set(key, value, database()),
	removeItem: (key) => del(key, database()),
};
let opened: ReturnType<typeof createStore> | null = null;
function database() {
	opened ??= createStore("scriptorium-builder", "open");
	return opened;
}

/** The flow that is being worked on. It outlives reloads, and the way to the sign-in and back. */
export const useOpenFlow = create<OpenFlow>()(
	persist(
		(change) => ({
			flow: null,
			open: (flow) => change({ flow }),
			close: () => change({ flow: null }),
		}),
		{
			name: "flow",
			storage: createJSONStorage(() => storage),
			partialize: ({ flow }) => ({ flow }),
			merge: (stored, now) => ({ ...now, flow: now.flow ?? z.safeParse(kept, stored).data?.flow ?? null }),
		},
	),
);
