import { CACHE_RULES, headersFor } from '../../../server/headers.ts';
import type { ResponseHeader } from '../../../server/headers.ts';

interface NginxSite {
  /** Where nginx may write. */
  folder: string;
  port: number;
  /** The folder of the built site. */
  site: string;
  headers: ResponseHeader[];
}

/** Settings with which nginx answers as the site's own server does. */
export function nginxSettings({ folder, port, site, headers }: NginxSite): string {
  const locations = CACHE_RULES.map(
    ({ pathPrefix, value }) => `
    location ${pathPrefix} {
      add_header Cache-Control "${value}";
      ${addHeaders(headersFor(headers, pathPrefix, false))}
      try_files $uri $uri.html $uri/index.html =404;
    }`,
  ).join('\n');
  return `
daemon off;
# One process, and as the one that starts it: nothing has to be shared or handed over.
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip_static on;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${site};
    index index.html;
    ${locations}
  }
}
`;
}

function addHeaders(headers: Map<string, string>): string {
  return Array.from(headers, ([name, value]) => `add_header ${name} "${value}" always;`).join(
    '\n      ',
  );
}
