export { shareCard } from "../../content/pages/home";
