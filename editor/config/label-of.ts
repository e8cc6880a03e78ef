const written: Readonly<Record<string, string>> = {
  aup: "AUP",
  id: "ID",
  ram: "RAM",
  ssd: "SSD",
  cpu: "CPU",
  cpus: "CPUs",
  vcpus: "vCPUs",
  vps: "VPS",
  ddos: "DDoS",
  url: "URL",
  gb: "GB",
  tb: "TB",
  gbps: "Gbps",
  tbps: "Tbps",
  ms: "ms",
};

/** The words of a name in code: "Short desc" for "shortDesc", "VPS plans" for "vps-plans". */
export function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").split(/[\s-]+/);
  const text = words.map((word) => written[word.toLowerCase()] ?? word.toLowerCase()).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
