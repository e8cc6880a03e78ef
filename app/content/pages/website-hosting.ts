export {
  closing,
  head,
  meta,
  plans,
  productName,
  questionsTitle,
  shareCard,
} from "../../../content/pages/website-hosting.yaml";
