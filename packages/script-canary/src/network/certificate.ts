import { createSecureContext, type SecureContext } from "node:tls";
import { generate } from "selfsigned";

let made: Promise<SecureContext> | null = null;

/** One certificate for every made-up site; the canary's browser accepts any. */
export function certificate(): Promise<SecureContext> {
	made ??= generate([{ name: "commonName", value: "canary.invalid" }], { keyType: "ec" }).then(
		({ cert, private: key }) => createSecureContext({ cert, key }),
	);
	return made;
}
