export {
  benefits,
  cards,
  closing,
  head,
  meta,
  partnerCount,
  shareCard,
  statsLabel,
} from "../../../content/pages/partners.yaml";
