import type { BuildRecord, BuiltPage } from "../build-record";
import { contentTypeTable, htmlType, textType, unknownType } from "../policy/content-types";
import { type MovedAddress, withQuery } from "../policy/moved-addresses";
import * as policy from "../policy/policy";
import { aliasesOf, pagesOf } from "../policy/site-rules";
import { escapePattern, generatedNote, indent, pathPatterns, quote } from "./host-syntax";

export type CaddySettings = { address: string; wwwAddress: string; root: string };

/** A complete Caddyfile, for Caddy 2.6 or newer. */
export function caddyfile(record: BuildRecord, settings: CaddySettings): string {
  const built = policy.policyOf(record);
  const { address, wwwAddress, root } = settings;
  const { linked, notFound, ofLanguages } = pagesOf(record);
  const notFoundFiles = [notFound, ...ofLanguages].map(({ file }) => escapePattern(file)).join("|");
  return `${generatedNote()}
(files) {
	file_server {
		disable_canonical_uris
		precompressed ${policy.encodings.map(({ name }) => name).join(" ")}
	}
}

# Deferred, so that these replace the headers of the file server.
(headers) {
	header {
		defer
		-Server
${indent(Object.entries(built.commonHeaders).map(headerLine), "\t\t")}
	}
}

${address} {
	root * ${root}
	import headers
	header Content-Security-Policy ${quote(policy.fileSecurityPolicy)}
	header Cache-Control ${quote(policy.cacheControl.other)}

	map {path} {page} {page_policy} {
${indent(
  linked.map((page) => `${page.path} /${page.file} ${quote(built.pageSecurityPolicy(page))}`),
  "\t\t",
)}
		default "" ""
	}
	map {path} {canonical} {
${indent(
  linked.map(
    (page) => `~(?i)^(${[page.path, ...aliasesOf(page)].map(escapePattern).join("|")})$ ${page.path}`,
  ),
  "\t\t",
)}
		default ""
	}
	map {uri} {encoded} {
		~^[^?]*% yes
		default ""
	}
	map {path} {moved} {moved_status} {
${indent([...record.moved.map(movedLine), 'default "" ""'], "\t\t")}
	}
	map {path} {file_type} {
${indent(contentTypeTable(record.files).map(typeLine), "\t\t")}
		default ${unknownType}
	}
	map {query} {suffix} {
		"" ""
		default "?{query}"
	}

	@refused not method ${policy.allowedMethods.join(" ")}
${indent(
  built.redirects.map(({ from }, index) => `@redirect${index} path_regexp (?i)^${from}(/|$)`),
  "\t",
)}
	@moved not vars {moved} ""
	@alias not vars {canonical} ""
	@page {
		not vars {page} ""
		vars {encoded} ""
	}
	@hidden {
		path_regexp ${pathPatterns.dot}|${pathPatterns.internal}|^/(${notFoundFiles})$
		not path_regexp ${pathPatterns.wellKnown}
	}
	@asset path_regexp ^${policy.assetFolder}
	@file file

	route {
		handle @refused {
			header Allow ${quote(policy.allowedMethods.join(", "))}
			header Content-Type ${quote(textType)}
			respond "Method Not Allowed" 405
		}
		redir @moved {moved} {moved_status}
${indent(
  built.redirects.map(({ to, status }, index) => `redir @redirect${index} ${to} ${status}`),
  "\t\t",
)}
		handle @page {
			header Content-Security-Policy {page_policy}
			header Content-Type ${quote(htmlType)}
			rewrite * {page}
			import files
		}
		redir @alias {canonical}{suffix} ${policy.canonicalRedirectStatus}
		error @hidden 404
		handle @file {
			header Content-Type {file_type}
			header @asset Cache-Control ${quote(policy.cacheControl.asset)}
			import files
		}
		error 404
	}

	handle_errors {
		import headers
		header Cache-Control ${quote(policy.cacheControl.other)}
		@missing {
			path_regexp ${pathPatterns.file}
			not path_regexp ${pathPatterns.html}
		}
		handle @missing {
			header Content-Security-Policy ${quote(policy.fileSecurityPolicy)}
			header Content-Type ${quote(textType)}
			respond ${quote(policy.notFoundText)} 404
		}
${indent([...ofLanguages.map((page, index) => languageNotFoundHandle(page, built, index)), notFoundHandle(notFound, built)], "\t\t")}
	}
}

# Without a DNS record for www, remove this: Caddy could not obtain its certificate.
${wwwAddress} {
	import headers
	redir ${built.wwwRedirect.to}{uri} ${built.wwwRedirect.status}
}
`;
}

/** A path matcher would ignore the case of the language. */
function languageNotFoundHandle(
  page: BuiltPage & { base: string },
  built: policy.Policy,
  index: number,
): string {
  const name = `@language${index}`;
  return `${name} path_regexp ^${page.base}/\n${notFoundHandle(page, built, `${name} `)}`;
}

function notFoundHandle(page: BuiltPage, built: policy.Policy, matcher = ""): string {
  return `handle ${matcher}{
	header Content-Security-Policy ${quote(built.pageSecurityPolicy(page))}
	header Content-Type ${quote(htmlType)}
	rewrite * /${page.file}
	import files
}`;
}

function headerLine([name, value]: [string, string]): string {
  return `${name} ${quote(value)}`;
}

function movedLine({ from, status, to }: MovedAddress): string {
  return `${quote(from)} ${quote(withQuery(to, "{suffix}"))} ${status}`;
}

function typeLine([extension, type]: [string, string]): string {
  return `~(?i)\\.${extension}$ ${quote(type)}`;
}
