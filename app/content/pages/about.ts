export {
  blocksDrawing,
  blocksTitle,
  closing,
  features,
  head,
  meta,
  shareCard,
  statsLabel,
  timeline,
} from "../../../content/pages/about.yaml";
