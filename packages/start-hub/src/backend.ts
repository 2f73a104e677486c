import type { BackendHealth } from "./parts-health.ts";

/** What the hub needs of a backend, be it the embedded one or a Supabase project. */
export interface HubBackend {
	/** As the pages address it. */
	readonly url: string;
	readonly publishableKey: string;
	/** With it the hub's server signs whose install it counts; null where it was not given. */
	readonly countingKey: string | null;
	/** Origins besides Google's from which the hub's server may fetch the pictures of people who sign in. */
	readonly pictureOrigins: readonly string[];
	/** How a user signs in, for the terminal. */
	readonly signIn: string;
	/**
	 * @param peerAddress of the connection; null for the hub's own server, which is in this process
	 * @returns null for a path that is not the backend's
	 */
	fetch(request: Request, peerAddress: string | null): Promise<Response | null>;
	health(): Promise<BackendHealth>;
	/** Called once the hub answers requests: what the backend does of its own accord begins then. */
	begin?(): void;
	stop(): Promise<void>;
}
