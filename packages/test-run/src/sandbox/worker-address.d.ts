declare module "*?worker&url" {
	/** Address of the module, built to one classic script. */
	const url: string;
	export default url;
}
