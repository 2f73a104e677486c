/** What a page is rendered from. */
export interface RenderRequest {
	/** Path with query, as the visitor requested it. */
	readonly address: string;
	/** Public origin of the hub without a trailing slash. */
	readonly origin: string;
	/** As the page's data block `hub-settings` has them. */
	readonly settings: unknown;
	/** The remote whose screen it is; null for the shell's own screens. */
	readonly remote: ServerModule | null;
}

/** A remote's build for the server. */
export interface ServerModule {
	readonly name: string;
	/** Identifies the content of `code`. */
	readonly integrity: string;
	readonly code: string;
}

export interface RenderedPage {
	/** Content of the root element. */
	readonly html: string;
	/** JSON of the dehydrated query cache. */
	readonly queries: string;
}

/** From the server to the worker thread that renders. */
export type ToWorker =
	| { readonly kind: "render"; readonly id: number; readonly request: RenderRequest }
	| { readonly kind: "answer"; readonly id: number; readonly ask: number; readonly answer: DataAnswer };

/** From the worker thread to the server. */
export type FromWorker =
	| { readonly kind: "rendered"; readonly id: number; readonly page: RenderedPage }
	| { readonly kind: "failed"; readonly id: number; readonly message: string }
	| {
			readonly kind: "ask";
			readonly id: number;
			readonly ask: number;
			readonly url: string;
			readonly method: string;
			readonly headers: readonly (readonly [string, string])[];
			readonly body: string | null;
	  };

/** An answer of the backend; null when it did not come. */
export type DataAnswer = {
	readonly status: number;
	readonly headers: readonly (readonly [string, string])[];
	readonly body: string;
} | null;
