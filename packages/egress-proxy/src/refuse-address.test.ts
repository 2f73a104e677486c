import os from "node:os";
import { afterEach, describe, expect, test, vi } from "vitest";
import { words } from "./egress-proxy.test-support.ts";
import { isOwnAddress } from "./own-network.ts";
import { refuseAddress, refuseAnswer, shownHost } from "./public-address.ts";

const refuse = (text: string) => refuseAddress(new URL(text));

afterEach(() => {
	vi.restoreAllMocks();
});

describe("an address before it is opened", () => {
	test.each([
		"http://127.0.0.1/",
		"http://2130706433/",
		"http://017700000001/",
		"http://0177.0.0.1/",
		"http://0x7f.0.0.1/",
		"http://0x7f000001/",
		"http://127.1/",
		"http://127.0.1/",
		"http://0x7f.1/",
		"http://0177.00.01/",
		"http://0/",
		"http://127.0.0.1./",
		"http://127.0.0.1:8080/",
		"https://127.0.0.1/",
		"http://127.127.127.127/",
		"http://%31%32%37.0.0.1/",
		"http://%6c%6f%63alhost/",
		"http://①②⑦.⓪.⓪.①/",
		"http://１２７．０．０．１/",
		"http://127。0。0。1/",
		"http://127｡0｡0｡1/",
		"http://１２７.1/",
		"http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/",
		"http://LOCALHOST/",
		"http://lo\u00adcalhost/",
		"http://localhost./",
		"http://localhost。/",
		"http://a.localhost/",
		"http://[::1]/",
		"http://[::]/",
		"http://[0:0:0:0:0:0:0:1]/",
		"http://[0000::1]/",
		"http://[::ffff:127.0.0.1]/",
		"http://[0:0:0:0:0:ffff:127.0.0.1]/",
		"http://[::ffff:7f00:1]/",
		"http://[::127.0.0.1]/",
		"http://[::ffff:0:0]/",
		"http://[64:ff9b::127.0.0.1]/",
		"http://[64:ff9b:1::7f00:1]/",
		"http://[2002:7f00:1::]/",
		"http://[fd00::1]/",
		"http://[fe80::1]/",
		"http://[fec0::1]/",
		"http://[ff02::1]/",
		"http://[2001:0:0:0:0:0:80ff:fffe]/",
		"http://2852039166/",
		"http://0xa9fea9fe/",
		"http://0251.0376.0251.0376/",
		"http://169.254.169.254/latest/meta-data/",
		"http://[::ffff:a9fe:a9fe]/",
		"http://[fd00:ec2::254]/latest/",
		"http://100.100.100.200/",
		"http://168.63.129.16/",
		"http://10.0.0.1/",
		"http://172.31.255.255/",
		"http://192.168.1.1/",
		"http://100.64.0.1/",
		"http://224.0.0.1/",
		"http://127.0.0.1:80\\@127.2.2.2:80/",
		"http://127.1.1.1:80#\\@127.2.2.2:80/",
	])("%s is refused for what it is", (text) => {
		expect(refuse(text)).toMatch(
			/(?:is a (?:private|reserved) address|own network)\. Test runs reach public addresses only\.$/,
		);
	});

	test.each(
		words(`
		http://router/ http://metadata/ http://instance-data/latest/ http://metadata.google.internal/
		http://printer.local/ http://nas.home.arpa/ http://kubernetes.default.svc.cluster.local/
		http://host.docker.internal/ http://db.internal./ http://wiki.corp/ http://box.lan/
	`),
	)("%s is refused by its name alone", (text) => {
		expect(refuse(text)).toMatch(
			/ is a name of this server or of its own network\. Test runs reach public addresses only\.$/,
		);
	});

	test("this machine's own name is refused", () => {
		vi.spyOn(os, "hostname").mockReturnValue("Worker-1.Hub.example");
		expect(refuse("http://worker-1.hub.example/")).toContain("is a name of this server");
		expect(refuse("http://worker-1.hub.example.:80/")).toContain("is a name of this server");
		expect(refuse("http://worker-2.hub.example/")).toBeNull();
	});

	test.each(
		words(`
		file:///etc/passwd ftp://example.com/ gopher://127.0.0.1:25/x data:text/html,x javascript:1 ws://example.com/
		blob:http://example.com/x about:blank view-source:http://example.com/ chrome://settings
		dict://example.com:11111/ ldap://example.com/ jar:http://example.com!/
	`),
	)("%s is refused by its scheme", (text) => {
		expect(refuse(text)).toBe("Test runs open http and https addresses only.");
	});

	test.each(["http://user@example.com/", "https://user:pass@example.com/", "http://1.1.1.1 &@2.2.2.2# @3.3.3.3/"])(
		"%s is refused for its user name",
		(text) => {
			expect(refuse(text)).toContain("contains a user name or a password");
		},
	);

	test.each([
		"http://example.com:22/",
		"http://example.com:25/",
		"https://example.com:6379/",
		"http://example.com:65535/",
	])("%s is refused for its port", (text) => {
		expect(refuse(text)).toMatch(/^Port \d+ is not open to test runs\. They use the ports 80, 443, 8080, 8443\.$/);
	});

	test.each(
		words(`
		http://example.com/ https://example.com./ https://shop.example:8443/ http://bücher.example/
		http://93.184.215.14/ https://[2606:4700::1111]/ http://0x5d.0xb8d70e/ http://local.example.com:8080/
	`),
	)("%s is allowed", (text) => {
		expect(refuse(text)).toBeNull();
	});

	test.each([
		"http://0o177.0.0.1/",
		"http://foo.127/",
		"http://[fe80::1%25eth0]/",
		"http://127.0.0.1:80:80/",
		"http://[::1/",
	])("%s is none", (text) => {
		expect(URL.canParse(text)).toBe(false);
	});
});

describe("an answer of the name service", () => {
	test("is refused with a sentence", () => {
		expect(refuseAnswer("metadata.example", "169.254.169.254")).toBe(
			"metadata.example has a private address (169.254.169.254). Test runs reach public addresses only.",
		);
		expect(refuseAnswer("example.com", "::ffff:10.0.0.1")).toContain("has a reserved address (::ffff:10.0.0.1)");
		expect(refuseAnswer("example.com", "not an address")).toContain("a text that is no address");
		expect(refuseAnswer("example.com", "93.184.215.14")).toBeNull();
	});

	test("fits into the report, however long the name is", () => {
		const name = `${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`;
		expect(shownHost(name)).toMatch(/^….{92}\.example$/);
		expect(refuseAnswer(name, "fe80:aaaa:bbbb:cccc:dddd:eeee:ffff:1111")?.length).toBeLessThanOrEqual(300);
	});
});

describe("the server's own network", () => {
	const face = { netmask: "", mac: "", internal: false, scopeid: 0 };
	const faces = () =>
		vi.spyOn(os, "networkInterfaces").mockReturnValue({
			eth0: [
				{ ...face, family: "IPv4", address: "198.0.2.7", cidr: "198.0.2.7/28" },
				{ ...face, family: "IPv6", address: "2a01:4f8:1:2::7", cidr: "2a01:4f8:1:2::7/64" },
			],
			ppp0: [
				{ ...face, family: "IPv4", address: "85.0.0.1", cidr: "85.0.0.1/0" },
				{ ...face, family: "IPv6", address: "2a02::1", cidr: null },
			],
		});

	test("is refused although its addresses are public ones", () => {
		faces();
		for (const address of ["198.0.2.7", "198.0.2.1", "2a01:4f8:1:2::7", "2a01:4f8:1:2:ffff::1", "85.0.0.1", "2a02::1"])
			expect(isOwnAddress(address), address).toBe(true);
		expect(refuse("http://198.0.2.7/")).toContain("198.0.2.7 is an address of the server's own network.");
		expect(refuse("http://[2a01:4f8:1:2::9]/")).toContain("is an address of the server's own network.");
		expect(refuseAnswer("example.com", "198.0.2.8")).toContain(
			"has an address of the server's own network (198.0.2.8)",
		);
	});

	test("is not the whole internet, whatever an interface says", () => {
		faces();
		for (const address of ["198.0.2.17", "85.0.0.2", "2a01:4f8:1:3::7", "2a02::2", "8.8.8.8"])
			expect(isOwnAddress(address), address).toBe(false);
		expect(refuse("http://85.0.0.2/")).toBeNull();
	});
});
