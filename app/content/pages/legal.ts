export { documentTitles, head, meta, shareCard } from "../../../content/pages/legal.yaml";
