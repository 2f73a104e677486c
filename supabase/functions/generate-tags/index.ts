import { GENERATE_TAGS } from "@scriptorium/shared-protocol/hub-edge/generate-tags";
import { readGenerationPorts } from "../_shared/generation/read-ports.ts";
import { refuseErrors } from "../_shared/http/refuse-errors.ts";
import { handleGenerateTags } from "./handler.ts";

const ports = readGenerationPorts(GENERATE_TAGS);

Deno.serve(refuseErrors((request) => handleGenerateTags(request, ports)));
