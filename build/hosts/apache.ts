import type { BuildRecord, BuiltPage } from "../build-record";
import { contentTypeOf, contentTypeTable, textType, unknownType } from "../policy/content-types";
import {
  allowedMethods,
  assetFolder,
  cacheControl,
  canonicalRedirectStatus,
  commonHeaders,
  compressibleExtensions,
  encodings,
  fileSecurityPolicy,
  forbiddenHeaders,
  notFoundPage,
  notFoundText,
  pageSecurityPolicy,
  redirects,
} from "../policy/policy";
import { aliasesOf } from "../policy/site-rules";
import { escapePattern, generatedNote, quote } from "./generated";
import { dotPattern, filePattern, htmlPattern, internalPattern, wellKnownPattern } from "./path-patterns";

const encodingEndings = `(${encodings.map(({ ending }) => escapePattern(ending)).join("|")})`;

/** The statuses of a file that exists. */
const served = "{'200', '206', '304'}";

/**
 * An .htaccess for Apache 2.4, as in a cPanel account. Without mod_rewrite or mod_headers every response is a 500, so
 * that missing security headers are noticed.
 */
export function htaccess({ pages, files }: BuildRecord): string {
  const linked = pages.filter(({ path }) => path !== notFoundPage.path);
  return `${generatedNote("Needs mod_rewrite, mod_headers and AllowOverride All.")}
Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
ServerSignature Off
FileETag MTime Size
AddDefaultCharset Off
${contentTypeTable(files)
  .map(([extension, type]) => `AddType ${quote(type)} .${extension}`)
  .join("\n")}
${encodings.map(({ name, ending }) => `AddEncoding ${name} ${ending}`).join("\n")}
${compressibleExtensions.map((extension) => forceType(`\\.${extension}${encodingEndings}$`, contentTypeOf(`x.${extension}`))).join("\n")}
${forceType("^[^.]+$", unknownType)}

${Object.entries(commonHeaders)
  .map(([name, value]) => `Header always set ${name} ${quote(value)}`)
  .join("\n")}
${forbiddenHeaders.map((name) => `Header always unset ${name}`).join("\n")}
Header always set Allow ${quote(allowedMethods.join(", "))} "expr=%{REQUEST_STATUS} -eq 405"
Header always set Cache-Control ${quote(cacheControl.other)}
Header always set Cache-Control ${quote(cacheControl.asset)} "expr=%{REQUEST_URI} =~ m#^${assetFolder}# && %{REQUEST_STATUS} in ${served}"
Header always set Content-Security-Policy ${quote(fileSecurityPolicy)}
${pages.map(pagePolicyLine).join("\n")}

Header always set Content-Type ${quote(textType)} "expr=%{REQUEST_STATUS} -eq 405 || (%{REQUEST_STATUS} -eq 404 && %{REQUEST_URI} !~ m#^/${escapePattern(notFoundPage.file)}#)"

ErrorDocument 404 /${notFoundPage.file}
ErrorDocument 405 "Method Not Allowed"
# A missing file is plain text, not HTML.
<If "%{REQUEST_URI} =~ m#${filePattern}# && %{REQUEST_URI} !~ m#${htmlPattern}#">
    ErrorDocument 404 ${quote(notFoundText)}
</If>

RewriteEngine On
RewriteBase /
RewriteCond %{REQUEST_METHOD} !^(${allowedMethods.join("|")})$
RewriteRule ^ - [R=405,L]
${redirects.map(({ from, status, to }) => `RewriteRule ^${relativePattern(from)}(/|$) ${to} [R=${status},L,QSD,NE]`).join("\n")}

# The 404 page has no path of its own: only an internal redirect reaches it.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^${relativePattern(notFoundPage.path)}(${htmlPattern})?$ - [R=404,L]
RewriteCond %{REQUEST_URI} !${wellKnownPattern}
RewriteCond %{REQUEST_URI} ${dotPattern}|${internalPattern}
RewriteRule ^ - [R=404,L]

${linked.map(pageRules).join("\n")}
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]

# Compressed files come from the build.
${encodings.map(encodingRule).join("\n")}
RewriteCond %{REQUEST_FILENAME} -f
RewriteCond %{PATH_INFO} ^$
RewriteRule ^ - [END]
`;
}

/** Without this some servers send `x.js.gz` as an archive, and a file without an extension without a type. */
function forceType(names: string, type: string): string {
  return `<FilesMatch "${names}">
    ForceType ${quote(type)}
</FilesMatch>`;
}

function pagePolicyLine(page: BuiltPage): string {
  const { path, file } = page;
  const statuses = path === notFoundPage.path ? "{'404'}" : served;
  const isServed = `%{REQUEST_URI} =~ m#^/${escapePattern(file)}${encodingEndings}?$# && %{REQUEST_STATUS} in ${statuses}`;
  return `Header always set Content-Security-Policy ${quote(pageSecurityPolicy(page))} "expr=${isServed}"`;
}

function pageRules(page: BuiltPage): string {
  const aliases = aliasesOf(page).map(relativePattern).join("|");
  return [
    `RewriteRule ^(${aliases})$ ${page.path} [R=${canonicalRedirectStatus},L]`,
    `RewriteRule ^${relativePattern(page.path)}$ ${page.file}`,
  ].join("\n");
}

function encodingRule({ name, ending }: (typeof encodings)[number]): string {
  return `RewriteCond %{HTTP:Accept-Encoding} (^|[\\s,])${name}\\s*(,|;(?!\\s*q=0(\\.0*)?\\s*(,|$))|$)
RewriteCond %{REQUEST_FILENAME}${ending} -f
RewriteRule ^(.+)$ $1${ending} [END]`;
}

/** In an .htaccess, paths have no leading slash. */
function relativePattern(path: string): string {
  return escapePattern(path.slice(1));
}
