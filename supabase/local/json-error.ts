/** An error as the REST layer writes one, so that supabase-js hands it to the caller. */
export function jsonError(
	status: number,
	code: string,
	message: string,
	headers: Record<string, string> = {},
): Response {
	return Response.json({ code, message, details: null, hint: null }, { status, headers });
}
