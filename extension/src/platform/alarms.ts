import { browser } from "./browser.ts";

/** Calls back at each ring of an alarm. Call at the top of the worker: the browser wakes it only for listeners it knows. */
export function onAlarm(name: string, listener: () => void): void {
	browser.alarms.onAlarm.addListener((alarm) => {
		if (alarm.name === name) listener();
	});
}

/**
 * Sets an alarm, unless it is set with the same period.
 * @param minutes between two rings; 0 clears it
 */
export async function setAlarm(name: string, minutes: number): Promise<void> {
	const known = await browser.alarms.get(name);
	if (minutes === 0) await browser.alarms.clear(name);
	else if (known?.periodInMinutes !== minutes) {
		await browser.alarms.create(name, { delayInMinutes: Math.min(minutes, 5), periodInMinutes: minutes });
	}
}
