export { closing, head, othersTitle, shareCard, storyTitle } from "../../../content/pages/position.yaml";
