export { shareCard } from "../../content/pages/support";
