export {
  closing,
  finder,
  head,
  meta,
  plans,
  productName,
  shareCard,
} from "../../../content/pages/minecraft.yaml";
