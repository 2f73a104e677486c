import { AsyncLocalStorage } from "node:async_hooks";

/** Aborted when the client of the request that is being answered has left; lite hands nothing of a request to its connection. */
export const requestSignal = new AsyncLocalStorage<AbortSignal>();

/** The visitor's address header of the request that is being answered; lite passes headers to called functions only, not to tables. */
export const requestAddress = new AsyncLocalStorage<string | null>();
