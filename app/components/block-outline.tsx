import "./block-outline.css";

/** The edges of a block that is not there. It has the view box of the block drawings, so that it is in the same position. */
export function BlockOutline() {
  return (
    <svg className="block-outline" viewBox="-14.36 -20.5 28.71 37" aria-hidden="true">
      <path d="M0-16l13.86 8v16L0 16l-13.86-8V-8zM-13.86-8L0 0l13.86-8M0 0v16" />
    </svg>
  );
}
