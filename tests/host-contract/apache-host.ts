import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram, type HostProcess, startHost } from "../../scripts/host-process";
import { fullSupport, type HostSupport, hostUser, unusable } from "./host-support";
import { makeReadable, type SiteCopy, stateFolder } from "./site-copy";
import { startOnFreePort } from "./start-on-free-port";

const modulesFolder = "/usr/lib/apache2/modules";
const modules = ["mpm_event", "authz_core", "authz_host", "dir", "mime", "negotiation", "rewrite", "headers"];

/** The types of a usual mime.types; some differ from the policy. */
const systemTypes = `application/gzip gz
application/javascript js
application/json json map
application/manifest+json webmanifest
application/xml xml xsl
image/svg+xml svg svgz
image/vnd.microsoft.icon ico
image/webp webp
text/css css
text/html html htm
text/plain txt text
`;

export function apacheSupport(): HostSupport {
  if (!findProgram("apache2")) return unusable("Apache", "apache2 is not installed");
  const missing = modules.filter((name) => !existsSync(join(modulesFolder, `mod_${name}.so`)));
  return missing.length === 0 ? fullSupport : unusable("Apache", `it lacks mod_${missing.join(", mod_")}`);
}

/** Starts Apache with the settings of a shared hosting account; only the .htaccess in the folder is ours. */
export function startApache(copy: SiteCopy): Promise<HostProcess> {
  const state = stateFolder(copy.folder, "apache");
  writeFileSync(join(state, "mime.types"), systemTypes);
  return startOnFreePort((port) => {
    const config = join(copy.folder, "httpd.conf");
    writeFileSync(
      config,
      `ServerRoot ${state}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${state}/httpd.pid
ErrorLog ${state}/error.log
ServerTokens Prod
TraceEnable Off
${modules.map((name) => `LoadModule ${name}_module ${modulesFolder}/mod_${name}.so`).join("\n")}
Mutex file:${state}
TypesConfig ${state}/mime.types
DirectoryIndex index.php index.html
DocumentRoot ${copy.site}
<Directory ${copy.site}>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`,
    );
    makeReadable(copy.folder);
    const args = ["-f", config, "-DFOREGROUND"];
    return startHost({ program: findProgram("apache2") ?? "", args, port, ...hostUser });
  });
}
