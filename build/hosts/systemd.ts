import { generatedNote } from "./generated";

/** The port that a reverse proxy connects to. */
const address = "127.0.0.1:8080";

export const unitName = "hosting-website";

/** systemd keeps this socket open while the service restarts: connections wait instead of being refused. */
export function systemdSocket(): string {
  return `${generatedNote("Belongs in /etc/systemd/system.")}
[Unit]
Description=Socket of the website

[Socket]
ListenStream=${address}

[Install]
WantedBy=sockets.target
`;
}

/** `dist/server.mjs` as a service without rights, on the socket above. */
export function systemdService({ release }: { release: string }): string {
  return `${generatedNote("Belongs in /etc/systemd/system.")}
[Unit]
Description=Website
Requires=${unitName}.socket
After=${unitName}.socket

[Service]
ExecStart=/usr/bin/node ${release}/server.mjs
Restart=always
# The server needs up to 10 seconds to finish responses.
TimeoutStopSec=15
DynamicUser=yes
CapabilityBoundingSet=
NoNewPrivileges=yes
PrivateDevices=yes
PrivateTmp=yes
ProtectHome=yes
ProtectSystem=strict
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX

[Install]
WantedBy=multi-user.target
`;
}
