import { createHash } from "node:crypto";
import type { BuildRecord, BuiltPage } from "../build-record";
import { contentTypeTable, textType, unknownType } from "../policy/content-types";
import { type MovedAddress, withQuery } from "../policy/moved-addresses";
import * as policy from "../policy/policy";
import { aliasesOf, pagesOf } from "../policy/site-rules";
import { escapePattern, generatedNote, indent, pathPatterns, quote } from "./host-syntax";

/** Removing one of these from the start of a line enables the line; docs/deploy.md has the command. */
export const marks = { brotli: "#brotli ", tls: "#tls " } as const;

export type NginxSettings = {
  domain: string;
  root: string;
  listen: readonly string[];
  tlsListen: readonly string[];
  /** The folder with `fullchain.pem` and `privkey.pem`. */
  certificates: string;
};

/** One site for `sites-available`: maps and servers only, so that other sites are not affected. */
export function nginxSite(record: BuildRecord, settings: NginxSettings): string {
  const built = policy.policyOf(record);
  const { domain, root, listen, tlsListen, certificates } = settings;
  const { linked, notFound, ofLanguages } = pagesOf(record);
  // All sites of one nginx share the names of maps, which must be short: nginx refuses the names that a long domain gives.
  const prefix = `$site_${createHash("sha256").update(domain).digest("hex").slice(0, 8)}`;
  const listenLines = listen.map((address) => `listen ${address};`);
  const tlsLines = [
    ...tlsListen.map((address) => `listen ${address};`),
    `ssl_certificate ${certificates}/fullchain.pem;`,
    `ssl_certificate_key ${certificates}/privkey.pem;`,
  ];
  return `${generatedNote(
    "One site for nginx 1.22 or newer: it belongs in /etc/nginx/sites-available, with other sites.",
    `HTTPS: once ${certificates} has the certificate, remove "${marks.tls.trim()}" from every line that begins with it.`,
    "    HTTP and www then redirect to the canonical address of the site.",
    `Brotli: with its module installed, remove "${marks.brotli.trim()}" from its line.`,
    "docs/deploy.md has one command for both, to run again for every build.",
  )}
# Every header is set once, in the server: a location with a header of its own would lose the others.
map $status ${prefix}_security_policy {
    default ${prefix}_page_policy;
    ${policy.canonicalRedirectStatus} ${quote(policy.fileSecurityPolicy)};
}
map $uri ${prefix}_page_policy {
    default ${quote(policy.fileSecurityPolicy)};
${indent(record.pages.map((page) => `${mapKey(`/${page.file}`)} ${quote(built.pageSecurityPolicy(page))};`))}
}
# Any spelling of a page's path, to the path itself: strings are compared without regard to case.
map $uri ${prefix}_page {
    default "";
${indent(linked.flatMap((page) => [page.path, ...aliasesOf(page)].map((path) => `${mapKey(path)} ${page.path};`)))}
}
map $request_uri ${prefix}_encoded {
    default "";
    "~^[^?]*%" 1;
}
map "$status $uri" ${prefix}_cache_control {
    default ${quote(policy.cacheControl.other)};
    "~^(200|206|304) ${policy.assetFolder}" ${quote(policy.cacheControl.asset)};
}
map $request_method ${prefix}_allow {
    default ${quote(policy.allowedMethods.join(", "))};
${indent(policy.allowedMethods.map((method) => `${method} "";`))}
}
# A missing page is the 404 page, a missing file is plain text.
map $uri ${prefix}_not_found {
    default /${policy.notFoundPage.file};
${indent(ofLanguages.map(({ base, file }) => `"~^${base}/.*${pathPatterns.html}" /${file};`))}
    "~${pathPatterns.html}" /${policy.notFoundPage.file};
    "~${pathPatterns.file}" @missing;
${indent(ofLanguages.map(({ base, file }) => `"~^${base}/" /${file};`))}
}

server {
${indent(listenLines)}
    server_name ${domain};
    root ${root};

${indent(tlsLines.map(tlsLine))}
    ${tlsLine(`if ($scheme = http) { return 301 https://${domain}$request_uri; }`)}

    # Compressed files come from the build.
    gzip_static on;
    ${marks.brotli}brotli_static on; # Needs its module; on Debian: apt install libnginx-mod-http-brotli-static
    # These override what nginx.conf sets for all sites.
    gzip off;
    gzip_vary off;
    charset off;
    expires off;
    server_tokens off;
    absolute_redirect off;
    if_modified_since before;
    types {
${indent(contentTypeTable(record.files).map(typeLine), " ".repeat(8))}
    }
    default_type ${quote(textType)};

    keepalive_timeout 20s;
    client_body_timeout 10s;
    send_timeout 30s;
    # Of all sites on the same address and port, nginx uses these three of the default site only.
    client_header_timeout 10s;
    large_client_header_buffers 4 8k;
    merge_slashes off;

${indent(Object.entries(built.commonHeaders).map(headerLine))}
    add_header Content-Security-Policy ${prefix}_security_policy always;
    add_header Cache-Control ${prefix}_cache_control always;
    add_header Allow ${prefix}_allow always;

    if (${prefix}_allow) {
        return 405 "Method Not Allowed";
    }
    error_page 404 ${prefix}_not_found;
    location @missing {
        types {}
        return 404 ${quote(policy.notFoundText)};
    }

${indent([...record.moved.map(movedLocation), ...built.redirects.map(redirectLocation)])}

${indent(linked.map((page) => pageLocation(page, prefix)))}
${indent([notFound, ...ofLanguages].map(({ file }) => `location = /${file} { internal; }`))}

    location ~ "${pathPatterns.wellKnown}" {
        try_files $uri =404;
    }
    location ~ "${pathPatterns.dot}|${pathPatterns.internal}" {
        return 404;
    }
    location / {
        if (${prefix}_page) {
            return ${policy.canonicalRedirectStatus} ${prefix}_page$is_args$args;
        }
        default_type ${quote(unknownType)};
        try_files $uri =404;
    }
}

${wwwServer(domain, [...listenLines, ...tlsLines], built)}
`;
}

function wwwServer(domain: string, listenLines: readonly string[], { commonHeaders }: policy.Policy): string {
  const headers = Object.entries(commonHeaders).filter(([name]) => name === "Strict-Transport-Security");
  const lines = [
    ...listenLines,
    `server_name www.${domain};`,
    "server_tokens off;",
    ...headers.map(headerLine),
    `return 301 https://${domain}$request_uri;`,
  ];
  return ["server {", ...lines.map((line) => `    ${line}`), "}"].map(tlsLine).join("\n");
}

function tlsLine(line: string): string {
  return marks.tls + line;
}

/** The hash table for keys has a limited size, which is set for all sites; a pattern may have any length. */
function mapKey(path: string): string {
  return path.length > 40 ? quote(`~*^${escapePattern(path)}$`) : path;
}

function typeLine([extension, type]: [string, string]): string {
  return `${quote(type)} ${extension};`;
}

function headerLine([name, value]: [string, string]): string {
  return `add_header ${name} ${quote(value)} always;`;
}

function redirectLocation({ from, status, to }: policy.Policy["redirects"][number]): string {
  return `location ~* "^${from}(/|$)" { return ${status} ${to}; }`;
}

function movedLocation({ from, status, to }: MovedAddress): string {
  const target = withQuery(to, "$is_args$args");
  return `location = ${quote(from)} { return ${status} ${quote(target)}; }`;
}

/** Encoded letters and slashes are a second address of the page; nginx has decoded them in $uri. */
function pageLocation({ path, file }: BuiltPage, prefix: string): string {
  const redirect = `return ${policy.canonicalRedirectStatus} ${path}$is_args$args;`;
  return `location = ${path} { if (${prefix}_encoded) { ${redirect} } try_files /${file} =404; }`;
}
