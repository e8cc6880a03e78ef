export { default as minecraftFeatures } from "../../content/minecraft-features.yaml";
