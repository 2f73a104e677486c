import { AI_SCRIPT_ASSISTANT } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { readGenerationPorts } from "../_shared/generation/read-ports.ts";
import { refuseErrors } from "../_shared/http/refuse-errors.ts";
import { handleScriptAssistant } from "./handler.ts";
import { createAssistantStore } from "./store.ts";

const BROKEN_OFF = { code: "internal_error", message: "This did not work. Try again." } as const;

const ports = {
	...readGenerationPorts(AI_SCRIPT_ASSISTANT),
	...createAssistantStore({
		url: Deno.env.get("SUPABASE_URL") ?? "",
		publishableKey: Deno.env.get("SUPABASE_ANON_KEY") ?? "",
		serviceRoleKey: Deno.env.get("SUPABASE_SERVICE_ROLE_KEY") ?? "",
	}),
};

Deno.serve(refuseErrors((request) => handleScriptAssistant(request, ports), BROKEN_OFF));
