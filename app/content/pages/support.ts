export { head, meta, shareCard, statsLabel } from "../../../content/pages/support.yaml";
