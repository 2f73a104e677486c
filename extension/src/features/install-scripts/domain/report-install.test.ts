import { afterEach, expect, test, vi } from "vitest";
import { reportInstall } from "./report-install.ts";

const ID = "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0001";
afterEach(() => vi.restoreAllMocks());

test("names the script to the hub, without cookies", async () => {
	const fetcher = vi.fn<typeof fetch>(async () => new Response(null, { status: 202 }));
	await reportInstall(`https://hub.test/scripts/${ID}/a.user.js?x`, fetcher);
	expect(fetcher).toHaveBeenCalledExactlyOnceWith(
		`https://hub.test/scripts/${ID}/installs`,
		expect.objectContaining({
			method: "POST",
			credentials: "omit",
			redirect: "error",
			headers: { "x-scriptorium-install": "completed" },
		}),
	);
});

test.each([`https://hub.test/v/${"0".repeat(64)}.user.js`, "https://hub.test/a.user.js"])(
	"says nothing of a file that names no script: %s",
	async (address) => {
		const fetcher = vi.fn<typeof fetch>();
		await reportInstall(address, fetcher);
		expect(fetcher).not.toHaveBeenCalled();
	},
);

test.each([
	["a refusal", async () => new Response(null, { status: 503 })],
	["no answer", () => Promise.reject(new TypeError("refused"))],
])("logs %s and goes on", async (_, answer) => {
	const log = vi.spyOn(console, "debug").mockImplementation(() => undefined);
	await reportInstall(`https://hub.test/scripts/${ID}/a.user.js`, answer);
	expect(log).toHaveBeenCalledOnce();
});
