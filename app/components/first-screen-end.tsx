export const firstScreenEndId = "first-screen-end";

/**
 * After the first screen of a page. The browser paints nothing before it has arrived (`rel="expect"` in the head of the
 * document): words centred beside a picture would move when the picture arrives after them.
 */
export function FirstScreenEnd() {
  return <span id={firstScreenEndId} hidden />;
}
