import type { AuthCommands } from "./sign-in.ts";

/** Nobody signs in or out before the page is used, so that the first visit does not load the code for it. */
const load = () => import("./sign-in.ts");

/** Loads and calls `signInWithGoogle`. */
export const signIn = async (auth: AuthCommands, origin: string) => (await load()).signInWithGoogle(auth, origin);

/**
 * Loads and calls `signOut`.
 * @param ending is awaited first: it still needs the session
 */
export async function signOut(auth: AuthCommands, ending: Promise<void>): Promise<void> {
	try {
		const [module] = await Promise.all([load(), ending]);
		await module.signOut(auth, console.error);
	} catch (thrown) {
		console.error("Signing out failed", thrown);
	}
}
