export {
  head,
  meta,
  noOpenings,
  openings,
  shareCard,
  valuesTitle,
} from "../../../content/pages/careers.yaml";
