const written = "AUP ID RAM SSD CPU CPUs vCPUs VPS DDoS URL GB TB Gbps Tbps ms".split(" ");

/** The words of a name in code: "Short desc" for "shortDesc", "VPS plans" for "vps-plans". */
export function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").split(/[\s-]+/);
  const label = words.map((word) => {
    const plain = word.toLowerCase();
    return written.find((each) => each.toLowerCase() === plain) ?? plain;
  });
  return label.join(" ").replace(/^./, (letter) => letter.toUpperCase());
}
