export {
  closing,
  head,
  meta,
  plans,
  productName,
  shareCard,
} from "../../../content/pages/website-hosting.yaml";
