/**
 * Preloaded into every function's process. Its port is open to all programs of this computer; only the gateway knows the key, so that
 * none of them gets past the gateway's limits or claims another visitor's address.
 */
type Handler = (request: Request, ...rest: readonly unknown[]) => Response | Promise<Response>;
interface Runtime {
	serve: (...given: readonly unknown[]) => unknown;
	readonly env: { get(name: string): string | undefined; delete(name: string): void };
}

const HEADER = "x-scriptorium-gateway-key";
const runtime = Reflect.get(globalThis, "Deno") as Runtime;
const key = runtime.env.get("SCRIPTORIUM_GATEWAY_KEY") ?? "";
runtime.env.delete("SCRIPTORIUM_GATEWAY_KEY");

const guard =
	(handler: Handler): Handler =>
	(request, ...rest) => {
		if (key === "" || request.headers.get(HEADER) !== key) {
			return Response.json(
				{ code: "gateway_only", message: "Send requests to the hub's own address." },
				{ status: 403 },
			);
		}
		return handler(request, ...rest);
	};

const { serve } = runtime;
runtime.serve = (...given) => serve(...given.map((one) => (typeof one === "function" ? guard(one as Handler) : one)));

// A module, so that its names are its own.
export {};
