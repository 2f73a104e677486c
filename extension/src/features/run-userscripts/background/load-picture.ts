import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";

const TIMEOUT_MS = 15_000;

/**
 * The `data:` address of a notification's picture: the browser loads no others. Web pictures are loaded without cookies.
 * @param maxLength of the result, in characters
 */
export async function loadPicture(
	address: string,
	maxLength: number,
	fetcher: typeof fetch,
): Promise<Result<string, "NOTIFICATION_FAILED">> {
	if (address === "" || /^data:image\//i.test(address)) return succeed(address);
	if (!/^https:\/\//i.test(address)) return failed("is neither a data: nor an https address");
	try {
		const response = await fetcher(address, {
			credentials: "omit",
			referrerPolicy: "no-referrer",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const type = response.headers.get("content-type") ?? "";
		if (!response.ok || !type.startsWith("image/")) return failed("cannot be loaded");
		const bytes = new Uint8Array(await response.arrayBuffer());
		const data = `data:${type.split(";")[0]};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
		return data.length > maxLength ? failed("is larger than 750 kB") : succeed(data);
	} catch (thrown) {
		return failed("cannot be loaded", messageOf(thrown));
	}
}

const failed = (why: string, details?: string) =>
	fail("NOTIFICATION_FAILED", `The picture of the notification ${why}`, details);
