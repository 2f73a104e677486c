/** Everything below answers in the shapes of version 1; a change that breaks a reader gets another base. */
export const API_BASE = "/api/v1";
