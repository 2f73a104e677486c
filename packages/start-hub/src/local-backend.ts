import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import * as z from "zod";
import type { HubBackend } from "./backend.ts";
import type { BackendHealth } from "./parts-health.ts";

interface LocalBackend {
	readonly publishableKey: string;
	readonly countingKey: string;
	readonly pictureOrigins: readonly string[];
	fetch(request: Request, peerAddress: string | null): Promise<Response | null>;
	health(): Promise<BackendHealth>;
	begin(): void;
	stop(): Promise<void>;
}
type StartLocalBackend = (options: {
	dataDir: string;
	origin: string;
	log: (line: string) => void;
}) => Promise<LocalBackend>;

const backendModule = z.object({
	startLocalBackend: z.custom<StartLocalBackend>((value) => typeof value === "function"),
});

/** Loaded by path at run time: a library of the workspace does not import what ships. */
export async function startLocal(options: Parameters<StartLocalBackend>[0]): Promise<HubBackend> {
	const path = join(rootFolder, "supabase", "local", "backend.ts");
	const { startLocalBackend } = backendModule.parse(await import(pathToFileURL(path).href));
	const backend = await startLocalBackend(options);
	const real = process.env.GOOGLE_CLIENT_ID && process.env.GOOGLE_CLIENT_SECRET;
	return {
		url: options.origin,
		publishableKey: backend.publishableKey,
		countingKey: backend.countingKey,
		pictureOrigins: backend.pictureOrigins,
		signIn: real
			? "Sign in at /auth with Google."
			: "Sign in at /auth: choose Rita Reader, Arthur Author, Mona Moderator or Ada Admin (no password; these accounts exist on this computer only).",
		fetch: backend.fetch,
		health: backend.health,
		begin: backend.begin,
		stop: backend.stop,
	};
}
