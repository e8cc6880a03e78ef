import { NightTick } from "./night-tick";

export function QuestionsTitle() {
  return (
    <>
      <NightTick at={24_000} hour="A new day" />
      <h2 id="questions">Ask before you pay</h2>
    </>
  );
}
