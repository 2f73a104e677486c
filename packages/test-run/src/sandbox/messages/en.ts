/** Ends of a run in the sandbox. */
export const en = {
	invalidCode: "The code is not valid JavaScript",
	blocked: "The sandbox does not answer any more; its code may never end",
	left: "The sandbox cannot load another page",
	timedOut: "The run was ended after 10 minutes",
	stopped: "The run was stopped",
	notLoaded: "The sandbox could not be loaded",
} as const;
