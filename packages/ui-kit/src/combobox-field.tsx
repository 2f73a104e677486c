/** Attributes of a text field that has, or will have, a `ComboboxList`. */
export const comboboxField = { role: "combobox", "aria-expanded": false, "aria-autocomplete": "list" } as const;
