import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram, type HostProcess, startHost } from "../../scripts/host-process";
import { hostUser, makeReadable, type SiteCopy, stateFolder } from "./host-files";
import { fullSupport, type HostSupport, runAsHost, unusable, versionFault } from "./host-support";
import { startOnFreePort } from "./start-on-free-port";

const oldestVersion = [2, 4] as const;
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

export function apacheSupport(program: string | undefined, folder = modulesFolder): HostSupport {
  if (!program) return unusable("Apache", "apache2 is not installed");
  const fault = versionFault(runAsHost(program, ["-v"]).output, oldestVersion);
  if (fault) return unusable("Apache", fault);
  const missing = modules.filter((name) => !existsSync(join(folder, `mod_${name}.so`)));
  if (missing.length === 0) return fullSupport;
  return unusable("Apache", `${folder} lacks ${missing.map((name) => `mod_${name}`).join(", ")}`);
}

/** Starts Apache with the settings of a shared hosting account; only the .htaccess in the folder is ours. */
export function startApache(copy: SiteCopy): Promise<HostProcess> {
  const state = stateFolder(copy, "apache");
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
