import { createServer, IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { connectionTimeouts, isPipelined, takeTurns } from "@scriptorium/http-limits/take-turns";
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import * as z from "zod";
import { environment } from "./environment.ts";
import { createHubHandler } from "./handler.ts";
import { visitorAddress } from "./visitor-address.ts";

// The hub in production: this server, a Supabase project elsewhere, remotes wherever the registry says.
const parsed = environment.safeParse(process.env);
if (!parsed.success) {
	console.error(`The hub cannot start. Its environment:\n${z.prettifyError(parsed.error)}`);
	process.exit(1);
}
const env = parsed.data;

const handler = createHubHandler({
	origin: new URL(env.HUB_ORIGIN).origin,
	distDir: fileURLToPath(new URL("../dist", import.meta.url)),
	registryFile: env.HUB_REGISTRY_FILE,
	remotes: {},
	backend: { url: env.SUPABASE_URL.replace(/\/+$/, ""), publishableKey: env.SUPABASE_PUBLISHABLE_KEY },
	extension: { id: EXTENSION_ID, archive: env.HUB_EXTENSION_FILE, storeUrl: env.HUB_EXTENSION_STORE_URL },
	desktopScheme: env.HUB_DESKTOP_SCHEME,
	countingKey: env.HUB_COUNTING_KEY ?? null,
	healthz: async () => Response.json({ hub: "running" }),
});

const listener = getRequestListener((request, { incoming }) => {
	const { socket } = incoming;
	const address = visitorAddress(request.headers, socket.remoteAddress ?? "", env.HUB_ADDRESS_HEADER ?? null);
	return handler(request, address, {
		socket,
		isPipelined: incoming instanceof IncomingMessage && isPipelined(incoming),
	});
});
const inTurn = takeTurns((incoming, outgoing) => void listener(incoming, outgoing));
const server = createServer(connectionTimeouts, (incoming, outgoing) => {
	// Also for what the HTTP library answers by itself, to a malformed address for example.
	outgoing.setHeader("X-Content-Type-Options", "nosniff");
	inTurn(incoming, outgoing);
});
server.listen(env.PORT, env.HOST);
if (!env.HUB_COUNTING_KEY) console.warn("HUB_COUNTING_KEY is not set: installs of .user.js files are not counted.");
console.log(`Hub server for ${env.HUB_ORIGIN} listens on ${env.HOST}:${env.PORT}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close(() => process.exit(0)));
