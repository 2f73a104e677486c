import * as z from "zod/mini";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { DEFAULT_OPTIONS, type OptionValues } from "./option-values.ts";

interface KeptOptions {
	readonly values: OptionValues;
	keep(values: OptionValues): void;
}

const text = z.string().check(z.maxLength(50_000));
const kept = z.object({
	values: z.object({
		captureScreenshots: z.boolean(),
		captureNetwork: z.boolean(),
		captureConsole: z.boolean(),
		ignoredSelectors: text,
		allowedDomains: text,
		maxActions: text,
		maxDuration: text,
	}),
});

/** The options of new recordings, stored in this browser. */
export const useRecordingOptions = create<KeptOptions>()(
	persist((change) => ({ values: DEFAULT_OPTIONS, keep: (values) => change({ values }) }), {
		name: "scriptorium-recording-options",
		partialize: ({ values }) => ({ values }),
		merge: (stored, now) => ({ ...now, values: z.safeParse(kept, stored).data?.values ?? now.values }),
	}),
);
