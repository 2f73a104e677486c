import * as z from "zod/mini";

/** A kind of device that pages and scripts are shown or run on. */
export interface DevicePreset {
	/** Of the window, in CSS pixels. */
	readonly width: number;
	readonly height: number;
	/** Touched with fingers, and shown as browsers of phones and tablets do: the page's viewport element counts. */
	readonly isTouch: boolean;
}

export const devicePresetNames = ["desktop", "tablet", "mobile"] as const;
export const devicePresetName = z.enum(devicePresetNames);
export type DevicePresetName = z.infer<typeof devicePresetName>;

/** The devices of the preview and of runs on the server, largest first (spec 02 § 2). */
export const devicePresets = {
	desktop: { width: 1920, height: 1080, isTouch: false },
	tablet: { width: 768, height: 1024, isTouch: true },
	mobile: { width: 375, height: 667, isTouch: true },
} as const satisfies Readonly<Record<DevicePresetName, DevicePreset>>;
