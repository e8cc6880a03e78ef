export { shareCard } from "../../content/pages/partners";
