import type { BuildRecord } from "../build-record";
import { contentTypeTable, htmlType, textType, unknownType } from "../policy/content-types";
import {
  allowedMethods,
  assetFolder,
  cacheControl,
  canonicalRedirectStatus,
  commonHeaders,
  encodings,
  fileSecurityPolicy,
  notFoundPage,
  notFoundText,
  pageSecurityPolicy,
  redirects,
  wwwRedirect,
} from "../policy/policy";
import { aliasesOf } from "../policy/site-rules";
import { escapePattern, generatedNote, indent, quote } from "./generated";
import { dotPattern, filePattern, htmlPattern, internalPattern, wellKnownPattern } from "./path-patterns";

export type CaddySettings = { address: string; wwwAddress: string; root: string };

/** A complete Caddyfile, for Caddy 2.6 or newer. */
export function caddyfile({ pages, files }: BuildRecord, settings: CaddySettings): string {
  const { address, wwwAddress, root } = settings;
  const linked = pages.filter(({ path }) => path !== notFoundPage.path);
  const notFound = pages.find(({ path }) => path === notFoundPage.path);
  if (!notFound) throw new Error(`The build has no page for ${notFoundPage.path}.`);
  return `${generatedNote()}
(files) {
	file_server {
		disable_canonical_uris
		precompressed ${encodings.map(({ name }) => name).join(" ")}
	}
}

# Deferred, so that these replace the headers of the file server.
(headers) {
	header {
		defer
		-Server
${indent(Object.entries(commonHeaders).map(headerLine).join("\n"), "\t\t")}
	}
}

${address} {
	root * ${root}
	import headers
	header Content-Security-Policy ${quote(fileSecurityPolicy)}
	header Cache-Control ${quote(cacheControl.other)}

	map {path} {page} {page_policy} {
${indent(linked.map((page) => `${page.path} /${page.file} ${quote(pageSecurityPolicy(page))}`).join("\n"), "\t\t")}
		default "" ""
	}
	map {path} {canonical} {
${indent(linked.flatMap((page) => aliasesOf(page).map((alias) => `${alias} ${page.path}`)).join("\n"), "\t\t")}
		default ""
	}
	map {path} {file_type} {
${indent(contentTypeTable(files).map(typeLine).join("\n"), "\t\t")}
		default ${unknownType}
	}
	map {query} {suffix} {
		"" ""
		default "?{query}"
	}

	@refused not method ${allowedMethods.join(" ")}
${indent(redirects.map(({ from }, index) => `@redirect${index} path_regexp ^${from}(/|$)`).join("\n"), "\t")}
	@alias not vars {canonical} ""
	@page not vars {page} ""
	@hidden {
		path_regexp ${dotPattern}|${internalPattern}|^/${escapePattern(notFoundPage.file)}$
		not path_regexp ${wellKnownPattern}
	}
	@asset path_regexp ^${assetFolder}
	@file file

	route {
		handle @refused {
			header Allow ${quote(allowedMethods.join(", "))}
			header Content-Type ${quote(textType)}
			respond "Method Not Allowed" 405
		}
${indent(redirects.map(({ to, status }, index) => `redir @redirect${index} ${to} ${status}`).join("\n"), "\t\t")}
		redir @alias {canonical}{suffix} ${canonicalRedirectStatus}
		handle @page {
			header Content-Security-Policy {page_policy}
			header Content-Type ${quote(htmlType)}
			rewrite * {page}
			import files
		}
		error @hidden 404
		handle @file {
			header Content-Type {file_type}
			header @asset Cache-Control ${quote(cacheControl.asset)}
			import files
		}
		error 404
	}

	handle_errors {
		import headers
		header Cache-Control ${quote(cacheControl.other)}
		@missing {
			path_regexp ${filePattern}
			not path_regexp ${htmlPattern}
		}
		handle @missing {
			header Content-Security-Policy ${quote(fileSecurityPolicy)}
			header Content-Type ${quote(textType)}
			respond ${quote(notFoundText)} 404
		}
		handle {
			header Content-Security-Policy ${quote(pageSecurityPolicy(notFound))}
			header Content-Type ${quote(htmlType)}
			rewrite * /${notFoundPage.file}
			import files
		}
	}
}

# Without a DNS record for www, remove this: Caddy could not obtain its certificate.
${wwwAddress} {
	import headers
	redir ${wwwRedirect.to}{uri} ${wwwRedirect.status}
}
`;
}

function headerLine([name, value]: [string, string]): string {
  return `${name} ${quote(value)}`;
}

function typeLine([extension, type]: [string, string]): string {
  return `~(?i)\\.${extension}$ ${quote(type)}`;
}
