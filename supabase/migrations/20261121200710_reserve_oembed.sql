-- The whole list again, with the address that other sites ask for a script's card.
create or replace function private.is_reserved_username(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return lower(value) = any (array[
	'explore', 'latest', 'categories', 'category', 'bookmarklet', 'bookmarklets', 'create', 'builder', 'profile', 'profiles',
	'manage', 'manage-bookmarklets', 'account', 'auth', 'admin', 'admin-debug', 'documentation', 'docs', 'tutorials', 'security',
	'faq', 'about', 'terms', 'privacy', 'contact', 'not-found', 'performance', 'accessibility', 'scripts', 'script', 'collections',
	'collection', 'feeds', 'feed', 'api', 'rest', 'functions', 'storage', 'realtime', 'graphql', 'remotes', 'assets', 'static', 'public',
	'healthz', 'health', 'status', 'home', 'index', 'search', 'tags', 'tag', 'users', 'user', 'settings', 'login', 'logout',
	'signin', 'sign-in', 'signup', 'sign-up', 'signout', 'sign-out', 'register', 'install', 'extension', 'desktop', 'download',
	'downloads', 'robots', 'sitemap', 'favicon', 'manifest', 'well-known', '__google', '_next', 'www', 'mail', 'blog', 'help',
	'new', 'edit', 'delete', 'null', 'undefined', 'nan', 'true', 'false', 'me', 'self', 'you',
	'administrator', 'root', 'superuser', 'sysadmin', 'moderator', 'moderators', 'mod', 'staff', 'team', 'support', 'official',
	'owner', 'system', 'bot', 'scriptorium', 'anonymous', 'guest', 'everyone', 'abuse', 'postmaster', 'webmaster', 'hostmaster',
	'noreply', 'no-reply', 'billing', 'legal', 'press', 'info', 'google', 'supabase', 'remotes-json', 'user-js', 'oembed'
]);
