import { websiteUsers } from "../../content/website-features";
import { figureText } from "../../format/numbers";
import "./users.css";

export function Users() {
  return (
    <p className="website-hosting-users">
      <b className="figure website-hosting-users-figure">{figureText(websiteUsers)}</b>{" "}
      <span>
        <b className="website-hosting-users-label">{websiteUsers.label}</b> {websiteUsers.text}
      </span>
    </p>
  );
}
