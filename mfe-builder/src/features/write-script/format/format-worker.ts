import { serveRequests } from "@scriptorium/worker-requests/serve-requests";
import * as z from "zod/mini";
import { formatCode } from "./format-code.ts";
import { formatRequest } from "./format-messages.ts";

serveRequests(self, (request) => formatCode(z.parse(formatRequest, request)));
