export {
  closing,
  featuresTitle,
  head,
  meta,
  plans,
  productName,
  questionsTitle,
  shareCard,
} from "../../../content/pages/vps.yaml";
