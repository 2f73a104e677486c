import { createSecureContext, type SecureContext } from "node:tls";
import { generate } from "selfsigned";

let made: Promise<SecureContext> | null = null;

/** Returns one certificate for all simulated sites; the canary's browser accepts any. */
export function certificate(): Promise<SecureContext> {
	made ??= generate([{ name: "commonName", value: "canary.invalid" }], { keyType: "ec" }).then(
		({ cert, private: key }) => createSecureContext({ cert, key }),
	);
	return made;
}
