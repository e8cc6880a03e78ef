import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { findProgram } from "../../scripts/host-process";

/** Writes a self-signed certificate, with the file names of certbot. Needs openssl. */
export function writeCertificate(folder: string): { key: string; cert: string } {
  const files = { key: join(folder, "privkey.pem"), cert: join(folder, "fullchain.pem") };
  const subject = ["-subj", "/CN=localhost", "-days", "1", "-nodes", "-newkey", "ec"];
  const curve = ["-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const output = ["-keyout", files.key, "-out", files.cert];
  execFileSync(findProgram("openssl") ?? "", ["req", "-x509", ...subject, ...curve, ...output], {
    stdio: "pipe",
  });
  return files;
}
