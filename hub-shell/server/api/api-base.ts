/** Base path of API version 1; incompatible changes get another base. */
export const API_BASE = "/api/v1";
