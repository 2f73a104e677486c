/** Where this hub's visitors can get the extension. */
export interface ExtensionOffer {
	/** Path of the zip on this hub; null when it offers none. */
	readonly archivePath: string | null;
	/** The extension's page in a store; null when the operator has named none. */
	readonly storeUrl: string | null;
}
