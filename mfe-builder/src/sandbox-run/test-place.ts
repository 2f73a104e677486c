/** Where a script can be tested, the most faithful first: a tab through the extension, a browser of the server, the sandbox. */
export type TestPlace = "tab" | "server" | "sandbox";
