/** The two parts of Deno that an `index.ts` uses; Node's types stay out of the way of the rest. */
declare const Deno: {
	serve(handler: (request: Request) => Response | Promise<Response>): unknown;
	readonly env: { get(name: string): string | undefined };
};
