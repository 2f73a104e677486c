import * as z from "zod/mini";

/** A `numeric` column: PostgREST answers a number, some drivers below the local gateway the same figures as text. */
export const decimal = z.coerce.number<number | string>();
