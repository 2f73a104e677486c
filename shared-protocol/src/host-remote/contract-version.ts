/**
 * Version of the contract between the shell and its remotes (`HostContext`, `RemoteModule`, the registry).
 * A remote runs when its major equals the shell's and its minor is not newer (`version.ts`).
 * The major also rises when the federation runtime's minor changes: remotes use the shell's copy.
 */
export const HOST_CONTRACT_VERSION = "1.6.0";
