// Both are published without types.
declare module "eslint-plugin-security" {
	const plugin: import("eslint").ESLint.Plugin;
	export default plugin;
}

declare module "eslint-plugin-no-unsanitized" {
	const plugin: import("eslint").ESLint.Plugin;
	export default plugin;
}
