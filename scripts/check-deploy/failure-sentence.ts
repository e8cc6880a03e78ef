const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "no server listens there (connection refused)",
  ECONNRESET: "the connection was closed without a response",
  EHOSTUNREACH: "the host is unreachable",
  ENETUNREACH: "the network is unreachable",
  ENOTFOUND: "there is no host with that name",
  EAI_AGAIN: "the name of the host cannot be resolved now",
  ETIMEDOUT: "the host does not respond in time",
  CERT_HAS_EXPIRED: "its TLS certificate has expired",
  CERT_NOT_YET_VALID: "its TLS certificate is not valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its TLS certificate is self-signed",
  SELF_SIGNED_CERT_IN_CHAIN: "its TLS certificate is not signed by a trusted authority",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its TLS certificate is not signed by a trusted authority",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its TLS certificate is sent without the intermediate certificate",
  ERR_TLS_CERT_ALTNAME_INVALID: "its TLS certificate is for another host",
  EPROTO: "it does not speak TLS on that port",
};

/** Why a site cannot be reached, in one line. */
export function failureSentence(url: URL, error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const reason = reasons[code] ?? (code.startsWith("ERR_SSL") ? reasons.EPROTO : message.split("\n")[0]);
  return `${url.origin} cannot be checked: ${reason}.`;
}
