export {
  closing,
  featuresTitle,
  head,
  meta,
  plans,
  productName,
  shareCard,
} from "../../../content/pages/vps.yaml";
