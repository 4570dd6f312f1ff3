import type { Config } from '../src/domain/config.ts';
import { apiHeaders, caching, securityHeaders } from './policy.ts';

const made =
  '# Made by the build from deploy/hosting-files.ts and the settings in config.js; `npm run hosting` makes it again.';

interface Site {
  config: Config;
  /** The path that the portal is served under, with a slash at both ends. */
  base: string;
}

interface Written {
  headers: readonly (readonly [name: string, value: string])[];
  base: string;
  /** The path of this host that the calls go to. */
  api: string;
}

/*
 * Every hosting file has the same content: the headers, the caching by kind of file, 404 for missing files and calls, and the page for any
 * other path.
 */

const nginx = ({ headers, base, api }: Written) => `${made}
# The folder of the build goes to \`root\`${base === '/' ? '' : `, below ${base}`}. For https, add \`listen 443 ssl\` and the certificate.

map $http_accept_encoding $portal_br {
  default "";
  "~\\bbr\\b" ".br";
}
map $uri $portal_encoding {
  default "";
  "~\\.br$" br;
}
map "$status $uri" $portal_cache {
  default "${caching.other}";
  "~^(200|206|304) ${base}assets/" "${caching.assets}";
}

server {
  listen 80;
  root /usr/share/nginx/html;
  server_tokens off;
  # Made by the build beside each file: .br and .gz.
  gzip_static on;
  # The server compares time and size. Where an image gives all files one time, a new build would look unchanged.
  etag off;
  if_modified_since off;

${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header Cache-Control $portal_cache always;
  add_header Content-Encoding $portal_encoding;
  add_header Vary Accept-Encoding always;

  # An API on the same origin: replace the 404 by \`proxy_pass http://localhost:8787;\`. Its answers have these headers alone.
  location ^~ ${api} {
${Object.entries(apiHeaders)
  .map(([name, value]) => `    proxy_hide_header ${name};\n    add_header ${name} "${value}" always;`)
  .join('\n')}
    return 404;
  }

  # By the end of the name, as nginx would take the type from ".br".
  location ~ \\.js$ { types {} default_type text/javascript; try_files $uri$portal_br $uri =404; }
  location ~ \\.css$ { types {} default_type text/css; try_files $uri$portal_br $uri =404; }
  location ~ \\.svg$ { types {} default_type image/svg+xml; try_files $uri$portal_br $uri =404; }
  location ~ \\.webmanifest$ { types {} default_type application/manifest+json; try_files $uri =404; }
  location ~ \\.(png|ico|txt|woff2)$ { try_files $uri =404; }
  location ${base}assets/ { try_files $uri =404; }

  location ${base} { types {} default_type "text/html; charset=utf-8"; try_files ${base}index.html$portal_br ${base}index.html =404; }
${base === '/' ? '' : `  location = ${base.slice(0, -1)} { return 301 ${base}; }\n`}}
`;

const caddy = ({ headers, base, api }: Written) => `${made}
# A domain in place of :80 gets its certificate by itself.
:80 {
	root * /srv
	@portal not path ${api}*
	header @portal {
${headers.map(([name, value]) => `\t\t${name} "${value}"`).join('\n')}
		Cache-Control "${caching.other}"
	}
	# The server compares time and size. Where an image gives all files one time, a new build would look unchanged.
	request_header @portal -If-None-Match
	request_header @portal -If-Modified-Since
	# An API on the same origin: replace the 404 by \`reverse_proxy localhost:8787\`. Its answers have these headers alone.
	handle ${api}* {
		header {
${Object.entries(apiHeaders)
  .map(([name, value]) => `\t\t\t${name} "${value}"`)
  .join('\n')}
			defer
		}
		respond 404
	}
	handle ${base}assets/* {
		@found file
		header @found Cache-Control "${caching.assets}"
		file_server {
			precompressed br gzip
		}
	}
	handle ${base}* {
		try_files {path} ${base}index.html
		file_server {
			precompressed br gzip
			hide _headers _redirects
		}
	}
${base === '/' ? '' : `	redir ${base.slice(0, -1)} ${base} permanent\n	respond 404\n`}}
`;

const dockerfile = (dist: string, base: string) => `${made}
# docker build -f ${dist}-hosting/Dockerfile -t portal . && docker run -p 8080:80 portal
FROM nginx:1.28-alpine
COPY ${dist}-hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY ${dist} /usr/share/nginx/html${base}
`;

const notFound = '<!doctype html><title>404</title><p>Not Found</p>\n';

/**
 * For hosts that read `_headers` and `_redirects` from their root, like Netlify and Cloudflare Pages. The other files have no caching here: a
 * second `Cache-Control` would be added to that of the assets, and these hosts let browsers revalidate by themselves.
 */
const headersFile = ({ headers, base }: Written) => `${made}
${base}*
${headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}
${base}assets/*
  Cache-Control: ${caching.assets}
`;

// Cloudflare ignores these rules. It answers with the closest 404.html above the path, or with the page if there is none.
const redirectsFile = ({ base, api }: Written) => `${made}
${base}assets/* ${base}assets/404.html 404
${api}* ${api}404.html 404
${base}* ${base}index.html 200
`;

/** Every hosting file of a build, by its path from the project's root. */
export function hostingFiles(dist: string, { config, base }: Site): Record<string, string> {
  const root = new URL(config.apiRoot, `http://host${base}`);
  const api = root.host === 'host' ? root.pathname.replace(/\/?$/, '/') : '/api/';
  const written = { headers: Object.entries(securityHeaders(dist, config)), base, api };
  // If the portal is served below a path, its folder is not the root of the host.
  const hostRoot = base === '/' ? dist : `${dist}-hosting`;
  return {
    [`${hostRoot}/_headers`]: headersFile(written),
    [`${hostRoot}/_redirects`]: redirectsFile(written),
    [`${dist}/assets/404.html`]: notFound,
    [`${hostRoot}${api}404.html`]: notFound,
    [`${dist}-hosting/nginx.conf`]: nginx(written),
    [`${dist}-hosting/Caddyfile`]: caddy(written),
    [`${dist}-hosting/Dockerfile`]: dockerfile(dist, base),
    [`${dist}-hosting/Dockerfile.dockerignore`]: `*\n!${dist}\n!${dist}-hosting\n`,
  };
}
