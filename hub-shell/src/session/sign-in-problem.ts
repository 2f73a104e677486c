/**
 * Why `/auth` is shown. `failed`: a sign-in came back without a session; `denied`: the person did not allow it at Google;
 * `ended`: the session expired, or was ended elsewhere.
 */
export type SignInProblem = "none" | "failed" | "denied" | "ended";
