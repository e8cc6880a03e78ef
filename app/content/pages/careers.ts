export {
  closing,
  head,
  meta,
  noOpenings,
  openings,
  perksTitle,
  shareCard,
  valuesTitle,
} from "../../../content/pages/careers.yaml";
