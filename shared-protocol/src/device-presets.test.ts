import { expect, it } from "vitest";
import { devicePresetName, devicePresetNames, devicePresets } from "./device-presets.ts";

it("has the sizes of the specification, in the order in which they are offered", () => {
	const sizes = devicePresetNames.map((name) => `${name} ${devicePresets[name].width}x${devicePresets[name].height}`);
	expect(sizes).toEqual(["desktop 1920x1080", "tablet 768x1024", "mobile 375x667"]);
	expect(Object.keys(devicePresets)).toEqual([...devicePresetNames]);
});

it("is touched unless it is a desktop", () => {
	expect(devicePresetNames.filter((name) => devicePresets[name].isTouch)).toEqual(["tablet", "mobile"]);
});

it("reads names of presets, and nothing else", () => {
	expect(devicePresetNames.every((name) => devicePresetName.safeParse(name).success)).toBe(true);
	expect(devicePresetName.safeParse("watch").success).toBe(false);
	expect(devicePresetName.safeParse("toString").success).toBe(false);
});
