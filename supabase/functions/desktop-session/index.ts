import { handleDesktopSession } from "./handler.ts";
import { createStore } from "./store.ts";

const store = createStore({
	url: Deno.env.get("SUPABASE_URL") ?? "",
	publishableKey: Deno.env.get("SUPABASE_ANON_KEY") ?? "",
	serviceRoleKey: Deno.env.get("SUPABASE_SERVICE_ROLE_KEY") ?? "",
});

Deno.serve((request) => handleDesktopSession(request, store));
