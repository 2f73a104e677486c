import { AsyncLocalStorage } from "node:async_hooks";

/** Aborted when the client of the request that is being answered has left; lite hands nothing of a request to its connection. */
export const requestSignal = new AsyncLocalStorage<AbortSignal>();
