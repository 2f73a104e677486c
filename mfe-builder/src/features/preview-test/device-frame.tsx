import { type DevicePresetName, devicePresets } from "@scriptorium/shared-protocol/device-presets";
import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "./device-frame.module.css";

/** The sandbox's page in the size of a device, made smaller where the column is narrower. */
export function DeviceFrame({
	device,
	frame,
	isHidden,
}: {
	readonly device: DevicePresetName;
	/** Whether something else is shown in its place. */
	readonly isHidden: boolean;
	readonly frame: RefObject<HTMLDivElement | null>;
}) {
	const { width, height } = devicePresets[device];
	const column = useRef<HTMLDivElement>(null);
	const [available, setAvailable] = useState<number>(width);
	useEffect(() => {
		if (column.current === null) return;
		const observer = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect.width));
		observer.observe(column.current);
		return () => observer.disconnect();
	}, []);
	const scale = Math.min(1, available / width);
	return (
		<div ref={column} className={styles.column} hidden={isHidden} style={{ blockSize: height * scale }}>
			<div
				ref={frame}
				className={styles.frame}
				style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
			/>
		</div>
	);
}
