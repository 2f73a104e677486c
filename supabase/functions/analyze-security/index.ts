import { FEATURES_VERSION, syntaxFeatures } from "@scriptorium/code-likeness/syntax-features";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { handleAnalyzeSecurity } from "./handler.ts";
import { createStore } from "./store.ts";

const url = Deno.env.get("SUPABASE_URL") ?? "";
const publishableKey = Deno.env.get("SUPABASE_ANON_KEY") ?? "";
const serviceRoleKey = Deno.env.get("SUPABASE_SERVICE_ROLE_KEY") ?? "";

// Every result carries the version of the rules it was made by.
const rulesVersion = analyzeScript({ code: "void 0;" }).rules_version;
const analyzer = { rulesVersion, analyze: analyzeScript };
const likeness = { version: FEATURES_VERSION, featuresOf: syntaxFeatures };
const store = createStore({ url, publishableKey, serviceRoleKey, rulesVersion });

Deno.serve((request) =>
	handleAnalyzeSecurity(request, {
		analyzer,
		likeness,
		store,
		publishableKey,
		serviceRoleKey,
		now: () => performance.now(),
	}),
);
