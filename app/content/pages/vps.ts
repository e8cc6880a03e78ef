export * from "../../../content/pages/vps.yaml";
