export { default as homeFeatures } from "../../content/home-features.yaml";
