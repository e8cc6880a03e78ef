export { perks as careerPerks, values as careerValues } from "../../content/careers.yaml";
