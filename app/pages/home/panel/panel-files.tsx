import { Icon } from "../../../components/icon";
import { panelFiles } from "../../../content/panel-preview";
import "./panel-files.css";

export function PanelFiles() {
  return (
    <ul>
      {panelFiles?.map(({ id, name, folder, note }) => (
        <li key={id} className="home-panel-files-file">
          {folder && <Icon name="folder" />}
          <span className="home-panel-files-name">{name}</span>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
