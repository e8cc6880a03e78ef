export { default as homeFigures } from "../../content/home-figures.yaml";
