import { refuseErrors } from "../_shared/http/refuse-errors.ts";
import { handleTestBookmarklet, RUN_BROKEN_OFF } from "./handler.ts";
import { createTestRunStore } from "./store.ts";
import { createTestWorkerClient } from "./worker-client.ts";
import { readWorkerSettings } from "./worker-settings.ts";

const publishableKey = Deno.env.get("SUPABASE_ANON_KEY") ?? "";
const store = createTestRunStore({
	url: Deno.env.get("SUPABASE_URL") ?? "",
	publishableKey,
	serviceRoleKey: Deno.env.get("SUPABASE_SERVICE_ROLE_KEY") ?? "",
});
const settings = readWorkerSettings((name) => Deno.env.get(name));
if (!settings.ok) throw new Error(settings.error.message);
const worker = "reason" in settings.value ? settings.value : createTestWorkerClient(settings.value);

Deno.serve(
	refuseErrors((request) => handleTestBookmarklet(request, { worker, store, publishableKey }), RUN_BROKEN_OFF),
);
