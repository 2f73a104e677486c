import type { StoredRecording } from "@scriptorium/flow/recording/stored-recording";

const IDS = [
	"0f8fad5b-d9cb-469f-a165-70867728950e",
	"7c9e6679-7425-40de-944b-e07fc1f90ae7",
	"16fd2706-8baf-433b-82eb-8c7fada847da",
	"886313e1-3b8a-4372-9b90-0c9aee199e5d",
];

/** The recording in `PACKED_RECORDING`. */
export const unpackedRecording: StoredRecording = {
	sessionId: "6b1f7a52",
	metadata: { extensionVersion: "1.0.0", recordedAt: "2026-11-22T01:00:00Z" },
	actions: IDS.map((id, at) => ({
		id,
		timestamp: 1_790_000_000_000 + at * 731,
		url: "https://shop.example/ä",
		...(at === 1 ? { viewport: { width: 1280, height: 720 } } : {}),
		type: "click",
		position: { x: at * 2.5, y: 12 },
		button: "left",
		clickCount: 1,
		selector: {
			primary: `#row-${at}`,
			strategy: "id",
			attributes: {},
			fallbacks: at === 2 ? [] : [`aria/Row ${at} “🧵”`, "xpath//html/body/ul/li"],
		},
	})),
};

/** Written by the encoder of format 1, with a column of each kind. */
export const PACKED_RECORDING =
	"r1.lVNLjptAEL3KqLJtm+7G0DS7KKtsoyiLIC+q6WJoGRsEjT8aWZqDJMomUk6QE+Qmc4IcIcI2HmdEogSEKNTvVb1XVTxAR13n6s1bCynERhQKIwkM1uTRokdIH4D2njYD6AO1wwtSEHM+58CgpbxuLdnXHlKQXMYzIWZSvuci5Tzl/CMcGWDuXb3phlQDrAYGG0gXDFaQZhk4CwyAnQ97YLCFFHiRFGgjY3VuYl2giCPFk1gpmeiIk8o1xbHSaiEjbkkvFoa4KnJRaI6kRFxYqXicGCzC0CSSTJKrAi0mC2UxSeJQhCRCk2CopDaa81wjkdCaIgvHJcvAuzV1HtfNjTp7VpcJpfn1YioU47M8Ufu2uiF1wKCDNIPS+6ZLg6Ar62ZOe1w3FQU/vsKSgYM04+x0n1P4Q0NTOfLK5atJRlN3bujzDetlp/c3Z9uLFc7kPGIRU/PonOcw5VdeK51Bpvf+t1JXgRUVflLfSfmbut/4qQK3yI4qyn3d/sVJ07o1tocJP/CqrXezYTdPgRgDOQYhXKr4Fj3dH6ZMODtpAb1vnek9dX+UdgYWWFUG89UtDoFBNf4Do++hrzPJ5PJ4+n5hBVuHwbt6d8fvnh4//fzy7fvT42dgsG/Ql0FQ+nUVmNoegr4KKgfsmSD+lxD+E2F5HBdg62jX1O0wSy44f9EMMc5p56wvJ6YkZHLpaUnuvvQTECUv67Y8Hn8B";
