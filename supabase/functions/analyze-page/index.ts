import { ANALYZE_PAGE } from "@scriptorium/shared-protocol/hub-edge/analyze-page";
import { createGenerationStore } from "../_shared/generation/store.ts";
import { refuseErrors } from "../_shared/http/refuse-errors.ts";
import { handleAnalyzePage } from "./handler.ts";

const publishableKey = Deno.env.get("SUPABASE_ANON_KEY") ?? "";
const store = createGenerationStore({
	url: Deno.env.get("SUPABASE_URL") ?? "",
	publishableKey,
	serviceRoleKey: Deno.env.get("SUPABASE_SERVICE_ROLE_KEY") ?? "",
	name: ANALYZE_PAGE,
	action: "generate_script",
});

Deno.serve(refuseErrors((request) => handleAnalyzePage(request, { store, publishableKey, now: () => new Date() })));
