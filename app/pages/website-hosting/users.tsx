import { StatFigure } from "../../components/stat-figure";
import { websiteUsers } from "../../content/website-features";
import "./users.css";

export function Users() {
  return (
    <p className="website-hosting-users">
      <span className="website-hosting-users-figure">
        <StatFigure {...websiteUsers} />
      </span>{" "}
      <span className="website-hosting-users-label">{websiteUsers.label}</span>{" "}
      <span className="website-hosting-users-text">{websiteUsers.text}</span>
    </p>
  );
}
