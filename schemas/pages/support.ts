import { record } from "../parts";
import { meta, sceneHead, shareCard, statsLabel } from "./page-parts";

export const supportPage = record({ meta, head: sceneHead, statsLabel, shareCard });
