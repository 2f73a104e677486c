import { describe, expect, test } from "vitest";
import { findIn } from "../testing/find-in.ts";
import { obfuscation } from "./obfuscation.ts";

describe("obfuscation", () => {
	test.each([
		[
			"a packer",
			["medium 1"],
			`eval(function(p,a,c,k,e,d){while(c--){if(k[c]){p=p.replace(c,k[c])}}return p}('0 1=2',3,3,'var|a|b'.split('|'),0,{}))`,
		],
		[
			"a rotated word table, looked up by number",
			["medium 2", "medium 4"],
			`var _0x3f2a=["getElementById","value","addEventListener","click","innerHTML","style","display","block"];
(function(list,n){var turn=function(k){while(--k){list["push"](list["shift"]())}};turn(++n)})(_0x3f2a,0x1b3);
function _0x1c(i){i=i-0x0;return _0x3f2a[i]}
document[_0x1c(0x0)]("a")[_0x1c(0x1)][_0x1c(0)];
document[_0x1c(0x1)]("a")[_0x1c(0x1)][_0x1c(1)];
document[_0x1c(0x2)]("a")[_0x1c(0x1)][_0x1c(2)];
document[_0x1c(0x3)]("a")[_0x1c(0x1)][_0x1c(3)];
document[_0x1c(0x4)]("a")[_0x1c(0x1)][_0x1c(4)];
document[_0x1c(0x5)]("a")[_0x1c(0x1)][_0x1c(5)];
`,
		],
		[
			"a table that is turned until it fits, whatever the names",
			["medium 1"],
			`var words=["a","b","c"];(function(t,want){for(;;){try{if(parseInt(t[0])===want)break;else t.push(t.shift())}catch(e){t.push(t.shift())}}})(words,7);`,
		],
		[
			"brackets and signs only",
			["medium 1"],
			`[[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[]]`,
		],
		[
			"words as character codes",
			["medium 1"],
			`document["\\x67\\x65\\x74\\x45\\x6c\\x65\\x6d\\x65\\x6e\\x74\\x73\\x42\\x79\\x54\\x61\\x67\\x4e\\x61\\x6d\\x65"]("\\x67\\x65\\x74\\x45\\x6c\\x65\\x6d\\x65")`,
		],
		[
			"a program in base64",
			["medium 2"],
			`var a;
var code="KGZ1bmN0aW9uKCl7dmFyIGE9ZG9jdW1lbnQudGl0bGU7ZmV0Y2goImh0dHBzOi8veC5leGFtcGxlLyIrYSl9KSgp";run(code)`,
		],
		[
			"a program in hexadecimal digits",
			["medium 1"],
			`run(unhex("2866756e6374696f6e28297b76617220613d646f63756d656e742e7469746c653b6665746368282268747470733a2f2f782e6578616d706c652f222b61297d292829"))`,
		],
		[
			"an address as a list of numbers",
			["medium 1"],
			`go(String.fromCharCode(104,116,116,112,115,58,47,47,120,46,101,120,97,109,112,108,101,47,99,111,108,108,101,99,116))`,
		],
		["words backwards", ["medium 1"], `document["eikooc".split("").reverse().join("")]`],
		["code that reads otherwise than it runs", ["medium 1"], `var level = "user\u202e \u2066// admin\u2069 \u2066";`],
		["a row of invisible characters", ["medium 1"], `run(decode("\ufe0e️\ufe0e️\ufe0e️\ufe0e️\ufe0e️\ufe0e️"))`],
		[
			"invisible characters written as codes",
			["medium 1"],
			`run(decode("\\u200b\\u200c\\u200b\\u200c\\u200b\\u200c\\u200b\\u200c\\u200b\\u200c\\u200b\\u200c\\u200b\\u200c\\u200b\\u200c"))`,
		],
		[
			"words put together from signs",
			["medium 1"],
			`var a=(![]+[])[+!+[]],b=(!![]+[])[+[]],c=(!![]+[])[+!+[]]; window[a+b+c]`,
		],
		[
			"names of an obfuscator, told when they are all",
			["low 1"],
			`var _0xabc0=43968;f(_0xabc0);var _0xabc1=43969;f(_0xabc1);var _0xabc2=43970;f(_0xabc2);var _0xabc3=43971;f(_0xabc3);var _0xabc4=43972;f(_0xabc4);var _0xabc5=43973;f(_0xabc5);var _0xabc6=43974;f(_0xabc6);var _0xabc7=43975;f(_0xabc7);var _0xabc8=43976;f(_0xabc8);var _0xabc9=43977;f(_0xabc9);var _0xabca=43978;f(_0xabca);var _0xabcb=43979;f(_0xabcb);var _0xabcc=43980;f(_0xabcc);var _0xabcd=43981;f(_0xabcd);var _0xabce=43982;f(_0xabce);var _0xabcf=43983;f(_0xabcf);`,
		],
		[
			"look-alike names",
			["medium 2"],
			`var user = 1;
var usеr = 2; check(usеr)`,
		],
		["a name that cannot be seen", ["medium 1"], `var {a, \u3164} = options; run(\u3164)`],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(obfuscation, code)).toEqual(expected);
	});

	test.each([
		[
			"minified code",
			`!function(){"use strict";var e,t=document,n=[];function r(e,t){return(t||document).querySelectorAll(e)}function o(e){for(var t=0,r=e.length;t<r;t++)n[n.length]=e[t].textContent.trim()}for(var i=r("h1,h2,h3"),a=0;a<i.length;a++){var c=i[a],s=c.id||(c.id="h"+a),u=t.createElement("a");u.href="#"+s,u.textContent=c.textContent,(e=e||t.createElement("nav")).appendChild(u)}o(i),e&&t.body.insertBefore(e,t.body.firstChild),t.addEventListener("keydown",function(e){"t"===e.key&&t.body.classList.toggle("toc-open")})}();`,
		],
		[
			"pictures and fonts in base64",
			`var icon="data:image/png;base64,AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKDhIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/wMHCw8TFxsfIycrLzM3Oz9DR0tPU1dbX2Nna29zd3t/g4eLj5OXm5+jp6uvs7e7v8PHy8/T19vf4+fr7/P3+/wABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVpbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v8DBwsPExcbHyMnKy8zNzs/Q0dLT1NXW19jZ2tvc3d7f4OHi4+Tl5ufo6err7O3u7/Dx8vP09fb3+Pn6+/z9/v8AAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl9gYWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXp7fH1+f4CBgoOEhYaHiImKi4yNjo+QkZKTlJWWl5iZmpucnZ6foKGio6SlpqeoqaqrrK2ur7CxsrO0tba3uLm6u7y9vr/AwcLDxMXGx8jJysvMzc7P0NHS09TV1tfY2drb3N3e3+Dh4uPk5ebn6Onq6+zt7u/w8fLz9PX29/j5+vv8/f7/AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKDhIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/wMHCw8TFxsfIycrLzM3Oz9DR0tPU1dbX2Nna29zd3t/g4eLj5OXm5+jp6uvs7e7v8PHy8/T19vf4+fr7/P3+/wABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVpbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v8DBwsPExcbHyMnKy8zNzs/Q0dLT1NXW19jZ2tvc3d7f4OHi4+Tl5ufo6err7O3u7/Dx8vP09fb3+Pn6+/z9/v8AAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl9gYWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXp7fH1+f4CBgoOEhYaHiImKi4yNjo+QkZKTlJWWl5iZmpucnZ6foKGio6SlpqeoqaqrrK2ur7CxsrO0tba3uLm6u7y9vr/AwcLDxMXGx8jJysvMzc7P0NHS09TV1tfY2drb3N3e3+Dh4uPk5ebn6Onq6+zt7u/w8fLz9PX29/j5+vv8/f7/";img.src=icon;var font="ACVKb5S53gMoTXKXvOEGK1B1mr/kCS5TeJ3C5wwxVnugxeoPNFl+o8jtEjdcgabL8BU6X4SpzvMYPWKHrNH2G0Bliq/U+R5DaI2y1/whRmuQtdr/JEluk7jdAidMcZa74AUqT3SZvuMILVJ3nMHmCzBVep/E6Q4zWH2ix+wRNluApcrvFDleg6jN8hc8YYar0PUaP2SJrtP4HUJnjLHW+yBFao+02f4jSG2St9wBJktwlbrfBClOc5i94gcsUXabwOUKL1R5nsPoDTJXfKHG6xA1Wn+kye4TOF2Cp8zxFjtgharP9Bk+Y4it0vccQWaLsNX6H0RpjrPY/SJHbJG22wAlSm+Uud4DKE1yl7zhBitQdZq/5AkuU3idwucMMVZ7oMXqDzRZfqPI7RI3XIGmy/AVOl+Eqc7zGD1ih6zR9htAZYqv1PkeQ2iNstf8IUZrkLXa/yRJbpO43QInTHGWu+AFKk90mb7jCC1Sd5zB5gswVXqfxOkOM1h9osfsETZbgKXK7xQ5XoOozfIXPGGGq9D1Gj9kia7T+B1CZ4yx1vsgRWqPtNn+I0htkrfcASZLcJW63wQpTnOYveIHLFF2m8DlCi9UeZ7D6A0yV3yhxusQNVp/pMnuEzhdgqfM8RY7YIWqz/QZPmOIrdL3HEFmi7DV+h9EaY6z2P0iR2yRttsAJUpvlLneAyhNcpe84QYrUHWav+QJLlN4ncLnDDFWe6DF6g80WX6jyO0SN1yBpsvwFTpfhKnO8xg9Yoes0fYbQGWKr9T5HkNojbLX/CFGa5C12v8kSW6TuN0CJ0xxlrvgBSpPdJm+4wgtUnecweYLMFV6n8TpDjNYfaLH7BE2W4Clyu8UOV6DqM3yFzxhhqvQ9Ro/ZImu0/gdQmeMsdb7IEVqj7TZ/iNIbZK33AEmS3CVut8EKU5zmL3iByxRdpvA5QovVHmew+gNMld8ocbrEDVaf6TJ7hM4XYKnzPEWO2CFqs/0GT5jiK3S9xxBZouw1fofRGmOs9j9IkdskbbbACVKb5S53gMoTXKXvOEGK1B1mr/kCS5TeJ3C5wwxVnugxeoPNFl+o8jtEjdcgabL8BU6X4SpzvMYPWKHrNH2G0Bliq/U+R5DaI2y1/whRmuQtdr/JEluk7jdAidMcZa74AUqT3SZvuMILVJ3nMHmCzBVep/E6Q4zWH2ix+wRNluApcrv";`,
		],
		[
			"lookup tables",
			`var table=[0,3823,3550,3277,3004,2731,2458,2185,1912,1639,1366,1093,820,547,274,1,3824,3551,3278,3005,2732,2459,2186,1913,1640,1367,1094,821,548,275,2,3825,3552,3279,3006,2733,2460,2187,1914,1641,1368,1095,822,549,276,3,3826,3553,3280,3007,2734,2461,2188,1915,1642,1369,1096,823,550,277,4,3827,3554,3281,3008,2735,2462,2189,1916,1643,1370,1097,824,551,278,5,3828,3555,3282,3009,2736,2463,2190,1917,1644,1371,1098,825,552,279,6,3829,3556,3283,3010,2737,2464,2191,1918,1645,1372,1099,826,553,280,7,3830,3557,3284,3011,2738,2465,2192,1919,1646,1373,1100,827,554,281,8,3831,3558,3285,3012,2739,2466,2193,1920,1647,1374,1101,828,555,282,9,3832,3559,3286,3013,2740,2467,2194,1921,1648,1375,1102,829,556,283,10,3833,3560,3287,3014,2741,2468,2195,1922,1649,1376,1103,830,557,284,11,3834,3561,3288,3015,2742,2469,2196,1923,1650,1377,1104,831,558,285,12,3835,3562,3289,3016,2743,2470,2197,1924,1651,1378,1105,832,559,286,13,3836,3563,3290,3017,2744,2471,2198,1925,1652,1379,1106,833,560,287,14,3837,3564,3291,3018,2745,2472,2199,1926,1653,1380,1107,834,561,288,15,3838,3565,3292,3019,2746,2473,2200,1927,1654,1381,1108,835,562,289,16,3839,3566,3293,3020,2747,2474,2201,1928,1655,1382,1109,836,563,290,17,3840,3567,3294,3021,2748,2475,2202,1929,1656,1383,1110,837,564,291,18,3841,3568,3295,3022,2749,2476,2203,1930,1657,1384,1111,838,565,292,19,3842,3569,3296,3023,2750,2477,2204,1931,1658,1385,1112,839,566,293];var crc=[0x0,0x9e3779b1,0x3c6ef362,0xdaa66d13,0x78dde6c4,0x17156075,0xb54cda26,0x538453d7,0xf1bbcd88,0x8ff34739,0x2e2ac0ea,0xcc623a9b,0x6a99b44c,0x8d12dfd,0xa708a7ae,0x4540215f,0xe3779b10,0x81af14c1,0x1fe68e72,0xbe1e0823,0x5c5581d4,0xfa8cfb85,0x98c47536,0x36fbeee7,0xd5336898,0x736ae249,0x11a25bfa,0xafd9d5ab,0x4e114f5c,0xec48c90d,0x8a8042be,0x28b7bc6f,0xc6ef3620,0x6526afd1,0x35e2982,0xa195a333,0x3fcd1ce4,0xde049695,0x7c3c1046,0x1a7389f7,0xb8ab03a8,0x56e27d59,0xf519f70a,0x935170bb,0x3188ea6c,0xcfc0641d,0x6df7ddce,0xc2f577f,0xaa66d130,0x489e4ae1,0xe6d5c492,0x850d3e43,0x2344b7f4,0xc17c31a5,0x5fb3ab56,0xfdeb2507,0x9c229eb8,0x3a5a1869,0xd891921a,0x76c90bcb,0x1500857c,0xb337ff2d,0x516f78de,0xefa6f28f,0x8dde6c40,0x2c15e5f1,0xca4d5fa2,0x6884d953,0x6bc5304,0xa4f3ccb5,0x432b4666,0xe162c017,0x7f9a39c8,0x1dd1b379,0xbc092d2a,0x5a40a6db,0xf878208c,0x96af9a3d,0x34e713ee,0xd31e8d9f,0x71560750,0xf8d8101,0xadc4fab2,0x4bfc7463,0xea33ee14,0x886b67c5,0x26a2e176,0xc4da5b27,0x6311d4d8,0x1494e89,0x9f80c83a,0x3db841eb,0xdbefbb9c,0x7a27354d,0x185eaefe,0xb69628af,0x54cda260,0xf3051c11,0x913c95c2,0x2f740f73,0xcdab8924,0x6be302d5,0xa1a7c86,0xa851f637,0x46896fe8,0xe4c0e999,0x82f8634a,0x212fdcfb,0xbf6756ac,0x5d9ed05d,0xfbd64a0e,0x9a0dc3bf,0x38453d70,0xd67cb721,0x74b430d2,0x12ebaa83,0xb1232434,0x4f5a9de5,0xed921796,0x8bc99147,0x2a010af8,0xc83884a9,0x666ffe5a,0x4a7780b,0xa2def1bc,0x41166b6d,0xdf4de51e,0x7d855ecf,0x1bbcd880,0xb9f45231,0x582bcbe2,0xf6634593,0x949abf44,0x32d238f5,0xd109b2a6,0x6f412c57,0xd78a608,0xabb01fb9,0x49e7996a,0xe81f131b,0x86568ccc,0x248e067d,0xc2c5802e,0x60fcf9df,0xff347390,0x9d6bed41,0x3ba366f2,0xd9dae0a3,0x78125a54,0x1649d405,0xb4814db6,0x52b8c767,0xf0f04118,0x8f27bac9,0x2d5f347a,0xcb96ae2b,0x69ce27dc,0x805a18d,0xa63d1b3e,0x447494ef,0xe2ac0ea0,0x80e38851,0x1f1b0202,0xbd527bb3,0x5b89f564,0xf9c16f15,0x97f8e8c6,0x36306277,0xd467dc28,0x729f55d9,0x10d6cf8a,0xaf0e493b,0x4d45c2ec,0xeb7d3c9d,0x89b4b64e,0x27ec2fff,0xc623a9b0,0x645b2361,0x2929d12,0xa0ca16c3,0x3f019074,0xdd390a25,0x7b7083d6,0x19a7fd87,0xb7df7738,0x5616f0e9,0xf44e6a9a,0x9285e44b,0x30bd5dfc,0xcef4d7ad,0x6d2c515e,0xb63cb0f,0xa99b44c0,0x47d2be71,0xe60a3822,0x8441b1d3,0x22792b84,0xc0b0a535,0x5ee81ee6,0xfd1f9897,0x9b571248,0x398e8bf9,0xd7c605aa,0x75fd7f5b,0x1434f90c,0xb26c72bd,0x50a3ec6e,0xeedb661f,0x8d12dfd0,0x2b4a5981,0xc981d332,0x67b94ce3,0x5f0c694,0xa4284045,0x425fb9f6,0xe09733a7,0x7ecead58,0x1d062709,0xbb3da0ba,0x59751a6b,0xf7ac941c,0x95e40dcd,0x341b877e,0xd253012f,0x708a7ae0,0xec1f491,0xacf96e42,0x4b30e7f3,0xe96861a4,0x879fdb55,0x25d75506,0xc40eceb7,0x62464868,0x7dc219,0x9eb53bca,0x3cecb57b,0xdb242f2c,0x795ba8dd,0x1793228e,0xb5ca9c3f,0x540215f0,0xf2398fa1,0x90710952,0x2ea88303,0xccdffcb4,0x6b177665,0x94ef016,0xa78669c7,0x45bde378,0xe3f55d29,0x822cd6da,0x2064508b,0xbe9bca3c,0x5cd343ed,0xfb0abd9e,0x9942374f];`,
		],
		[
			"texts in other alphabets, written as escapes",
			`var t={ok:"\\u786e\\u5b9a",cancel:"\\u53d6\\u6d88",save:"\\u0421\\u043e\\u0445\\u0440\\u0430\\u043d\\u0438\\u0442\\u044c"};show(t)`,
		],
		[
			"terminal colors and control characters",
			`log("\\x1b[31mred\\x1b[0m \\x00\\x01\\x02\\x03\\x04\\x05\\x06\\x07 \\u00a9 \\u00e9\\u00e8")`,
		],
		["emoji and joined emoji", `var faces=["👨\u200d👩\u200d👧\u200d👦","🏳️\u200d🌈","❤️","1️⃣2️⃣3️⃣"];`],
		["names in other alphabets and mathematical ones", `var σ2=1, Δx=2, имя="x", größe=3, 名前=4; f(σ2+Δx+имя)`],
		["translations from right to left", `var t={he:"שלום עולם",ar:"مرحبا"};`],
		["a queue that is turned around", `function next(){var item=queue.shift();queue.push(item);return item}`],
		[
			"a checksum and an identifier",
			`var sri="sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";var id="550e8400e29b41d4a716446655440000";`,
		],
		["a carousel", `for(var i=0;i<steps;i++){slides.push(slides.shift())} while(open){list.push(list.shift())}`],
		["names of fields looked up by number", `var a=rows[index(1)], b=rows[index(2)]; a.x.y.z(b.c.d)`],
		["reversing what a visitor wrote", `field.value = field.value.split("").reverse().join("")`],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(obfuscation, code)).toEqual([]);
	});

	test("a disguise that succeeds is high, a packed program is unpacked", () => {
		const names =
			'["\\x67\\x65\\x74\\x45\\x6c\\x65\\x6d\\x65\\x6e\\x74\\x42\\x79\\x49\\x64","\\x74\\x65\\x78\\x74\\x43\\x6f\\x6e\\x74\\x65\\x6e\\x74"]';
		expect(findIn(obfuscation, `const n = ${names}; eval(document[n[0]]("a")[n[1]]);`)).toEqual(["high 1"]);
		expect(findIn(obfuscation, `const n = ${names}; console.log(document[n[0]]("a")[n[1]]);`)).toEqual(["medium 1"]);
	});
});
