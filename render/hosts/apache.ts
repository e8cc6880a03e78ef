import type { BuildRecord, BuiltPage } from "../build-record";
import { contentTypeOf, contentTypeTable, textType, unknownType } from "../policy/content-types";
import { type MovedAddress, withQuery } from "../policy/moved-addresses";
import * as policy from "../policy/policy";
import { aliasesOf, pagesOf } from "../policy/site-rules";
import { encodingEndings, escapePattern, generatedNote, pathPatterns, quote } from "./host-syntax";

/** The statuses of a file that exists. */
const served = "{'200', '206', '304'}";

/**
 * An .htaccess for Apache 2.4, as in a cPanel account. Without mod_rewrite or mod_headers every response is a 500, so
 * that missing security headers are noticed.
 */
export function htaccess(record: BuildRecord): string {
  const built = policy.policyOf(record);
  const { pages, files } = record;
  const { linked, notFound, ofLanguages } = pagesOf(record);
  const notFoundFiles = [notFound, ...ofLanguages].map(({ file }) => escapePattern(file)).join("|");
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
${policy.encodings.map(({ name, ending }) => `AddEncoding ${name} ${ending}`).join("\n")}
${policy.compressibleExtensions.map((extension) => forceType(`\\.${extension}${encodingEndings}$`, contentTypeOf(`x.${extension}`))).join("\n")}
${forceType("^[^.]+$", unknownType)}

${Object.entries(built.commonHeaders)
  .map(([name, value]) => `Header always set ${name} ${quote(value)}`)
  .join("\n")}
${policy.forbiddenHeaders.map((name) => `Header always unset ${name}`).join("\n")}
Header always set Allow ${quote(policy.allowedMethods.join(", "))} "expr=%{REQUEST_STATUS} -eq 405"
Header always set Cache-Control ${quote(policy.cacheControl.other)}
Header always set Cache-Control ${quote(policy.cacheControl.asset)} "expr=%{REQUEST_URI} =~ m#^${policy.assetFolder}# && %{REQUEST_STATUS} in ${served}"
Header always set Content-Security-Policy ${quote(policy.fileSecurityPolicy)}
${pages.map((page) => pagePolicyLine(page, built)).join("\n")}

Header always set Content-Type ${quote(textType)} "expr=%{REQUEST_STATUS} -eq 405 || (%{REQUEST_STATUS} -eq 404 && %{REQUEST_URI} !~ m#^/(${notFoundFiles})#)"

ErrorDocument 404 /${policy.notFoundPage.file}
${ofLanguages.map(({ base, file }) => ifPath(`^${base}/`, `ErrorDocument 404 /${file}`)).join("\n")}
ErrorDocument 405 "Method Not Allowed"
# A missing file is plain text, not HTML.
<If "%{REQUEST_URI} =~ m#${pathPatterns.file}# && %{REQUEST_URI} !~ m#${pathPatterns.html}#">
    ErrorDocument 404 ${quote(policy.notFoundText)}
</If>

RewriteEngine On
RewriteBase /
RewriteCond %{REQUEST_METHOD} !^(${policy.allowedMethods.join("|")})$
RewriteRule ^ - [R=405,L]
${record.moved.map(movedRules).join("\n")}
${built.redirects.map(({ from, status, to }) => `RewriteRule ^${relativePattern(from)}(/|$) ${to} [NC,R=${status},L,QSD,NE]`).join("\n")}

# The 404 page has no path of its own: only an internal redirect reaches it.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(${[notFound, ...ofLanguages].map(({ path }) => relativePattern(path)).join("|")})(${pathPatterns.html})?$ - [R=404,L]
RewriteCond %{REQUEST_URI} !${pathPatterns.wellKnown}
RewriteCond %{REQUEST_URI} ${pathPatterns.dot}|${pathPatterns.internal}
RewriteRule ^ - [R=404,L]

${linked.map(pageRules).join("\n")}
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]

# Compressed files come from the build.
${policy.encodings.map(encodingRule).join("\n")}
RewriteCond %{REQUEST_FILENAME} -f
RewriteCond %{PATH_INFO} ^$
RewriteRule ^ - [END]
`;
}

/** The query of the request comes before the hash, where Apache itself would write it after the hash. */
function movedRules({ from, status, to }: MovedAddress): string {
  const pattern = quote(`^${relativePattern(from).replaceAll('"', "\\x22")}$`);
  const flags = `[R=${status},L,NE]`;
  // A percent sign with a digit would be a part of the condition.
  const target = to.replaceAll("%", "\\%");
  return `RewriteCond %{QUERY_STRING} .
RewriteRule ${pattern} ${withQuery(target, "?%{QUERY_STRING}")} ${flags}
RewriteRule ${pattern} ${target} ${flags}`;
}

function ifPath(pattern: string, directive: string): string {
  return `<If "%{REQUEST_URI} =~ m#${pattern}#">
    ${directive}
</If>`;
}

/** Without this some servers send `x.js.gz` as an archive, and a file without an extension without a type. */
function forceType(names: string, type: string): string {
  return `<FilesMatch "${names}">
    ForceType ${quote(type)}
</FilesMatch>`;
}

function pagePolicyLine(page: BuiltPage, built: policy.Policy): string {
  const { path, file } = page;
  const statuses = path.endsWith(policy.notFoundPage.path) ? "{'404'}" : served;
  const isServed = `%{REQUEST_URI} =~ m#^/${escapePattern(file)}${encodingEndings}?$# && %{REQUEST_STATUS} in ${statuses}`;
  return `Header always set Content-Security-Policy ${quote(built.pageSecurityPolicy(page))} "expr=${isServed}"`;
}

/** Every spelling but the path itself redirects to it; Apache has decoded what the pattern of a rule is compared with. */
function pageRules(page: BuiltPage): string {
  const own = relativePattern(page.path);
  const spellings = [own, ...aliasesOf(page).map(relativePattern)].join("|");
  return [
    `RewriteCond %{THE_REQUEST} "^\\S+ [^? ]*%" [OR]`,
    `RewriteCond $1 "!^${own}$"`,
    `RewriteRule ^(${spellings})$ ${page.path} [NC,R=${policy.canonicalRedirectStatus},L]`,
    `RewriteRule ^${own}$ ${page.file}`,
  ].join("\n");
}

function encodingRule({ name, ending }: (typeof policy.encodings)[number]): string {
  return `RewriteCond %{HTTP:Accept-Encoding} (^|[\\s,])${name}\\s*(,|;(?!\\s*q=0(\\.0*)?\\s*(,|$))|$)
RewriteCond %{REQUEST_FILENAME}${ending} -f
RewriteRule ^(.+)$ $1${ending} [END]`;
}

/** In an .htaccess, paths have no leading slash. */
function relativePattern(path: string): string {
  return escapePattern(path.slice(1));
}
