import { createRoot } from "react-dom/client";
import type { EditorConfig } from "../server/editor-config";
import { App } from "./app";
import "./editor.css";

const root = document.getElementById("editor");
const config: EditorConfig = await fetch("/config.json").then((response) => response.json());
if (root) createRoot(root).render(<App initialConfig={config} />);
