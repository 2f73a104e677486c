import type { AuthCommands } from "./sign-in.ts";

/** Imported on first use, so that a first visit does not load it. */
const load = () => import("./sign-in.ts");

/** Loads and calls `signInWithGoogle`. */
export const signIn = async (auth: AuthCommands, origin: string) => (await load()).signInWithGoogle(auth, origin);

/**
 * Loads and calls `signOut`.
 * @param ending work that still needs the session; it is awaited before signing out
 */
export async function signOut(auth: AuthCommands, ending: Promise<void>): Promise<void> {
	try {
		const [module] = await Promise.all([load(), ending]);
		await module.signOut(auth, console.error);
	} catch (thrown) {
		console.error("Signing out failed", thrown);
	}
}
