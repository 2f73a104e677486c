import { GENERATE_BOOKMARKLET } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import { readGenerationPorts } from "../_shared/generation/read-ports.ts";
import { refuseErrors } from "../_shared/http/refuse-errors.ts";
import { handleGenerateBookmarklet } from "./handler.ts";

const ports = readGenerationPorts(GENERATE_BOOKMARKLET);

Deno.serve(refuseErrors((request) => handleGenerateBookmarklet(request, ports)));
