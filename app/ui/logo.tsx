import "./logo.css";

/** The mark and the name; both lead home. */
export function Logo({ name }: { name: string }) {
  return (
    <a href="/" className="logo">
      <svg className="logo-mark" viewBox="0 0 29 29" aria-hidden="true">
        <use href="#mark" />
      </svg>
      {name}
    </a>
  );
}
