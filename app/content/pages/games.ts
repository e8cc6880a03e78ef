export * from "../../../content/pages/games.yaml";
