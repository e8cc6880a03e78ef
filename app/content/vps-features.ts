export { default as vpsFeatures } from "../../content/vps-features.yaml";
