import type { BuildRecord } from "../build-record";
import {
  allowedMethods,
  assetFolder,
  cacheControl,
  canonicalRedirectStatus,
  commonHeaders,
  contentTypes,
  fileSecurityPolicy,
  notFoundPage,
  notFoundText,
  pageSecurityPolicy,
  redirects,
} from "../policy";
import { aliasesOf } from "../site-rules";
import { generatedNote, indent } from "./generated";
import { dotPattern, filePattern, htmlPattern, internalPattern, wellKnownPattern } from "./path-patterns";

export type NginxSettings = {
  listen: string;
  root: string;
  state: string;
  workers: string;
  accessLog: string;
};

const temporaryFolders = ["client_body", "fastcgi", "proxy", "scgi", "uwsgi"];

/** A whole nginx.conf. It needs nginx 1.22 or newer with the static brotli module. */
export function nginxConfig({ pages }: BuildRecord, settings: NginxSettings): string {
  const { listen, root, state, workers, accessLog } = settings;
  const linked = pages.filter(({ path }) => path !== notFoundPage.path);
  return `${generatedNote("Debian has the brotli module in the package libnginx-mod-http-brotli-static.")}
include /etc/nginx/modules-enabled/*.conf;
worker_processes ${workers};
pid ${state}/nginx.pid;
error_log stderr warn;

events {
    worker_connections 4096;
}

http {
    types {
${indent(Object.entries(contentTypes).map(typeLine).join("\n"), " ".repeat(8))}
    }
    default_type ${quote(contentTypes.txt)};

    # Every header is set once, below, for all locations: one location with a header of its own would lose the others.
    map $status $content_security_policy {
        default $page_policy;
        ${canonicalRedirectStatus} ${quote(fileSecurityPolicy)};
    }
    map $uri $page_policy {
        default ${quote(fileSecurityPolicy)};
${indent(pages.map((page) => `/${page.file} ${quote(pageSecurityPolicy(page))};`).join("\n"), " ".repeat(8))}
    }
    map "$status $uri" $cache_control {
        default ${quote(cacheControl.other)};
        "~^(200|206|304) ${assetFolder}" ${quote(cacheControl.asset)};
    }
    map $request_method $allow {
        default ${quote(allowedMethods.join(", "))};
${indent(allowedMethods.map((method) => `${method} "";`).join("\n"), " ".repeat(8))}
    }
    # Who asks for a page gets the 404 page; who asks for a file does not want HTML.
    map $uri $not_found {
        default /${notFoundPage.file};
        "~${htmlPattern}" /${notFoundPage.file};
        "~${filePattern}" @missing;
    }

    # Nothing is ever put there, but nginx wants to be able to: a process without rights cannot do that elsewhere.
${indent(temporaryFolders.map((name) => `${name}_temp_path ${state}/nginx-${name};`).join("\n"), " ".repeat(4))}
    access_log ${accessLog};
    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    if_modified_since before;
    sendfile on;
    tcp_nopush on;
    brotli_static on;
    gzip_static on;

    keepalive_timeout 20s;
    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 30s;
    large_client_header_buffers 4 8k;

    server {
        listen ${listen};
        server_name _;
        root ${root};

${indent(Object.entries(commonHeaders).map(headerLine).join("\n"), " ".repeat(8))}
        add_header Content-Security-Policy $content_security_policy always;
        add_header Cache-Control $cache_control always;
        add_header Allow $allow always;

        if ($allow) {
            return 405 "Method Not Allowed";
        }
        error_page 404 $not_found;
        location @missing {
            types {}
            return 404 ${quote(notFoundText)};
        }

${indent(redirects.map(redirectLocations).join("\n"), " ".repeat(8))}

${indent(linked.map(pageLocations).join("\n"), " ".repeat(8))}
        location = /${notFoundPage.file} {
            internal;
        }

        location ~ "${wellKnownPattern}" {
            try_files $uri =404;
        }
        location ~ "${dotPattern}|${internalPattern}" {
            return 404;
        }
        location ~ "${filePattern}" {
            try_files $uri =404;
        }
        location / {
            return 404;
        }
    }
}
`;
}

function typeLine([extension, type]: [string, string]): string {
  return `${quote(type)} ${extension};`;
}

function headerLine([name, value]: [string, string]): string {
  return `add_header ${name} ${quote(value)} always;`;
}

function redirectLocations({ from, status, to }: (typeof redirects)[number]): string {
  return [`= ${from}`, `^~ ${from}/`]
    .map((match) => `location ${match} { return ${status} ${to}; }`)
    .join("\n");
}

function pageLocations(page: BuildRecord["pages"][number]): string {
  return [
    `location = ${page.path} { try_files /${page.file} =404; }`,
    ...aliasesOf(page).map(
      (alias) => `location = ${alias} { return ${canonicalRedirectStatus} ${page.path}$is_args$args; }`,
    ),
  ].join("\n");
}

/** No value of ours holds a quotation mark or a dollar sign. */
function quote(value: string): string {
  return `"${value}"`;
}
