export { closing, head, meta, plans, productName, shareCard } from "../../../content/pages/minecraft.yaml";
