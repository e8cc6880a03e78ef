import { numberFault } from "./number-fault.js";

/**
 * The field for a number, in place of that of Decap CMS, whose browser field makes 549 of a typed "5,49". What is no number
 * stays in the field as it was typed, and is refused there.
 * @typedef {{ get: (option: string) => any }} Field
 * @typedef {{ value?: unknown; field: Field; forID: string; classNameWrapper: string; parentIds: string[]; onChange: (value: unknown) => void; validate: () => void; setActiveStyle: () => void; setInactiveStyle: () => void }} Props
 * @typedef {{ props: Props; onText: (event: { target: HTMLInputElement }) => void; onLeave: () => void; text: () => string; fault: () => string | undefined }} NumberControl
 */

const { h, createClass } = /** @type {any} */ (window);

export const numberControl = createClass({
  /** @this {NumberControl} */
  text() {
    return String(this.props.value ?? "");
  },
  /** @this {NumberControl} */
  fault() {
    const [type, min, max, decimals, isAmount] = ["value_type", "min", "max", "decimals", "is_amount"].map(
      (option) => this.props.field.get(option),
    );
    const limits = { min, max, decimals: type === "int" ? 0 : decimals, isAmount };
    return this.text() === "" ? undefined : numberFault(this.text().trim(), limits);
  },
  /** Decap CMS calls it before it saves. @this {NumberControl} */
  isValid() {
    const message = this.fault();
    return message === undefined || { error: { type: "CUSTOM", parentIds: this.props.parentIds, message } };
  },
  /** @this {NumberControl} @param {{ target: HTMLInputElement }} event */
  onText(event) {
    const { value } = event.target;
    const number = Number(value);
    // A text as long as it is written otherwise: "5.0", which becomes "5.05", would be shown as "5".
    this.props.onChange(String(number) === value ? number : value);
  },
  /** @this {NumberControl} */
  onLeave() {
    this.props.setInactiveStyle();
    if (this.fault() !== undefined) this.props.validate();
  },
  /** @this {NumberControl} */
  render() {
    const { forID, classNameWrapper, setActiveStyle } = this.props;
    return h("input", {
      type: "text",
      inputMode: "decimal",
      id: forID,
      className: classNameWrapper,
      value: this.text(),
      onChange: this.onText,
      onFocus: setActiveStyle,
      onBlur: this.onLeave,
    });
  },
});
