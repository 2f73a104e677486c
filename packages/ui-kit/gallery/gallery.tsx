import { Page } from "../src/page.tsx";
import { Controls } from "./controls.tsx";
import { Covers } from "./covers.tsx";
import { Fields } from "./fields.tsx";
import { Overlays } from "./overlays.tsx";
import { States } from "./states.tsx";

export function Gallery() {
	return (
		<main>
			<Page
				eyebrow="ui-kit"
				title="The pattern book of a scriptorium"
				lead="Every component in every state. Paper and ink, one red, and gold where it is earned."
			>
				<Covers />
				<Controls />
				<Fields />
				<Overlays />
				<States />
			</Page>
		</main>
	);
}
