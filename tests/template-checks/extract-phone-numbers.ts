import { extractPhoneNumbers } from "@scriptorium/script-templates/templates/extract-phone-numbers";
import { listsAddresses } from "./check-parts/lists-addresses.ts";

export const check = listsAddresses({
	template: extractPhoneNumbers,
	html: '<p>Call +41 44 668 18 00 or (030) 901820. Opened 2019-2024, on 12.03.2024, 1,234,567 visitors, 192.168.100.100.</p><a href="tel:+1-202-555-0147">Call</a>',
	written: /\+\d[\d ()-]{7,}\d/,
	scheme: "tel",
});
