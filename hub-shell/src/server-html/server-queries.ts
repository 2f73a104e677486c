import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react";

/**
 * The query cache with which the server has rendered this page; nothing changes it. Null on the server, and on a page that the server
 * has not rendered.
 */
export const ServerQueries = createContext<QueryClient | null>(null);
