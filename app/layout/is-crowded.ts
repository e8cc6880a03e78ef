/** What the bar has room for beside logo and buttons where it shows the whole menu, in letters. */
const roomForLetters = 72;

/** The padding of an entry and its arrow, in letters. */
const lettersAround = 5;

/** Whether the menu is too long for the bar: the button of the mobile menu takes its place on every screen. */
export function isCrowded(menu: readonly { label: string }[]): boolean {
  return menu.reduce((letters, { label }) => letters + label.length + lettersAround, 0) > roomForLetters;
}
