import fc from "fast-check";
import "./property-seed.ts";

const TYPES = [
	"CHECK_CONNECTION",
	"PING",
	"GET_STATUS",
	"GET_CAPTURES",
	"INSTALL_SCRIPT",
	"START_RECORDING",
	"STOP_RECORDING",
	"PAUSE_RECORDING",
	"RESUME_RECORDING",
	"HIDE_RECORDED_VALUE",
	// Types that pages must not send: those of the recorder and of the extension's pages, and unknown ones.
	"RECORD_ACTION",
	"CONTROL_RECORDER",
	"ASK_RECORDER_STATE",
	"ANALYZE_PAGE",
	"LIST_SCRIPTS",
	"RECORDING_STATUS",
	"ACTION_RECORDED",
	"__PROTO__",
	"CONSTRUCTOR",
	"NOBODY",
].map((name) => `SCRIPTORIUM_${name}`);

const odd = fc.constantFrom<unknown>(
	null,
	"",
	"x".repeat(5000),
	-1,
	1e308,
	0.1,
	true,
	[],
	{},
	[[[[]]]],
	"__proto__",
	"\u0000",
	"\ud800",
	"javascript:0",
);
const anything = fc.oneof(odd, fc.jsonValue({ maxDepth: 4 }));

const payload = fc.oneof(
	anything,
	fc.record(
		{
			id: anything,
			url: anything,
			lastSeq: anything,
			action: anything,
			pageUrl: anything,
			sessionId: fc.oneof(anything, fc.string({ minLength: 1, maxLength: 64 })),
			options: fc.oneof(
				anything,
				fc.record({ maxActions: anything, ignoredSelectors: anything, throttleMs: anything }, { requiredKeys: [] }),
			),
		},
		{ requiredKeys: [] },
	),
);

const envelope = fc.record({
	type: fc.constantFrom(...TYPES),
	timestamp: fc.constant(1),
	source: fc.constant("web"),
	version: fc.constant("1.0.0"),
	id: fc.string({ minLength: 1, maxLength: 64 }),
	payload,
});

/** An envelope with one part invalid or missing. */
const broken = fc
	.tuple(envelope, fc.constantFrom("type", "timestamp", "source", "version", "id", "payload"), fc.option(anything))
	.map(([whole, part, instead]) => {
		const { [part]: _, ...rest } = whole as Record<string, unknown>;
		return instead === null ? rest : { ...rest, [part]: instead };
	});

/**
 * Generates messages that a malicious or broken page may send on the bridge, about 8 of 9 shaped like an envelope.
 * @param count how many
 * @returns the messages; different ones in every run, unless the seed of fast-check is set
 */
export const fuzzedMessages = (count: number): unknown[] =>
	fc.sample(fc.oneof({ weight: 4, arbitrary: broken }, { weight: 4, arbitrary: envelope }, anything), count);
