/** The part of the Web Speech API that is used; the DOM types do not have it. */
export interface Recognizer {
	continuous: boolean;
	interimResults: boolean;
	lang: string;
	onresult: ((event: RecognitionEvent) => void) | null;
	onerror: ((event: { readonly error: string }) => void) | null;
	onend: (() => void) | null;
	start(): void;
	stop(): void;
	abort(): void;
}

export interface RecognitionEvent {
	readonly resultIndex: number;
	readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

type RecognizerClass = new () => Recognizer;
declare global {
	interface Window {
		SpeechRecognition?: RecognizerClass;
		webkitSpeechRecognition?: RecognizerClass;
	}
}

/** @returns the browser's recognizer; null where there is none */
export const recognizerClass = (): RecognizerClass | null =>
	window.SpeechRecognition ?? window.webkitSpeechRecognition ?? null;
