import { extractEmails } from "@scriptorium/script-templates/templates/extract-emails";
import { listsAddresses } from "./check-parts/lists-addresses.ts";

export const check = listsAddresses({
	template: extractEmails,
	html: '<p>Write to Ann@Example.org, or ann@example.org. Not: @ann, a@b.</p><a href="mailto:info%2Bshop@kiosk.example?subject=Hi">Mail</a>',
	written: /[\w.+-]+@[\w-]+(\.[\w-]+)+/,
	scheme: "mailto",
});
