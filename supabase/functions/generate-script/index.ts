import { GENERATE_SCRIPT } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { readGenerationPorts } from "../_shared/generation/read-ports.ts";
import { refuseErrors } from "../_shared/http/refuse-errors.ts";
import { handleGenerateScript } from "./handler.ts";

const ports = readGenerationPorts(GENERATE_SCRIPT);

Deno.serve(refuseErrors((request) => handleGenerateScript(request, ports)));
