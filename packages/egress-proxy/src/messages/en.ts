const publicOnly = "Test runs reach public addresses only.";

/** Why the proxy refuses something, as sentences for the person whose test run it is. Hosts come shortened, ports as numbers. */
export const messages = {
	scheme: "Test runs open http and https addresses only.",
	credentials: "The address contains a user name or a password. Remove it, test runs sign in nowhere.",
	localName: (host: string) => `${host} is a name of this server or of its own network. ${publicOnly}`,
	isAddress: (kind: "private" | "reserved", host: string) => `${host} is a ${kind} address. ${publicOnly}`,
	isOwnAddress: (host: string) => `${host} is an address of the server's own network. ${publicOnly}`,
	hasAddress: (kind: "private" | "reserved", host: string, address: string) =>
		`${host} has a ${kind} address (${address}). ${publicOnly}`,
	hasOwnAddress: (host: string, address: string) =>
		`${host} has an address of the server's own network (${address}). ${publicOnly}`,
	unreadableAddress: (host: string) => `The name service answered for ${host} with a text that is no address.`,
	port: (port: number, allowed: string) => `Port ${port} is not open to test runs. They use the ports ${allowed}.`,
	notFound: (host: string) => `${host} was not found.`,
	unreachable: (host: string) => `${host} could not be reached.`,
	slow: (host: string) => `${host} did not answer in time.`,
	badAnswer: (host: string) => `${host} sent an answer that is not valid.`,
	asksForProxyPassword: (host: string) => `${host} asked for a password for a proxy. Only a proxy may do that.`,
	tooManyConnections: (limit: number) => `The page has ${limit} connections open. More are refused.`,
	tooManyHosts: (limit: number) => `The page has contacted ${limit} servers. More are refused.`,
	exceeded: (bytes: string) => `The page transferred more than ${bytes}. Test runs end there.`,
	closed: "The test run has ended.",
	noTarget: "This is a proxy. It takes requests with a whole http address, and CONNECT with a host and a port.",
	otherHost: "The Host header names another host than the address of the request.",
	signIn: "This proxy belongs to one test run.",
} as const;
