export * from "../../../content/pages/minecraft.yaml";
