export {
  helpCategories,
  options as supportOptions,
  stats as supportStats,
} from "../../content/support-options.yaml";
