import type { CapabilityChange } from "@scriptorium/script-analyzer/capabilities/capability-change";
import { expect, it } from "vitest";
import { describeChange } from "./describe-change.ts";
import { en } from "./messages/en.ts";

it.each<[CapabilityChange, string, string]>([
	[{ kind: "contacts", host: "evil.example" }, "Now contacts evil.example", "No longer contacts evil.example"],
	[
		{ kind: "contacts", host: "(unknown)" },
		"Now contacts a server that could not be determined",
		"No longer contacts a server that could not be determined",
	],
	[{ kind: "runs-everywhere" }, "Now runs on every site", "No longer runs on every site"],
	[
		{ kind: "not-left-out", what: "https://bank.example/*" },
		"No longer leaves out https://bank.example/*",
		"Now leaves out https://bank.example/*",
	],
	[
		{ kind: "fact", fact: "cookies", whats: ["document.cookie"], whole: true },
		"Now reads or changes cookies: document.cookie",
		"No longer reads or changes cookies",
	],
	[
		{ kind: "fact", fact: "code_loading", whats: ["eval", "Function"], whole: false },
		"Now loads or makes code in more ways: eval, Function",
		"No longer loads or makes code in some ways: eval, Function",
	],
	[{ kind: "not-offline" }, "Is no longer proven to work offline", "Is now proven to work offline"],
])("%j in words", (change, added, removed) => {
	expect(describeChange(change, "added", en)).toBe(added);
	expect(describeChange(change, "removed", en)).toBe(removed);
});
