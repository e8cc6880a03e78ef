import "./editor.css";
import { createRoot } from "react-dom/client";
import type { EditorConfig } from "../server/editor-config";
import { call } from "./api";
import { App } from "./app";

const root = document.getElementById("editor");
const config = await call<EditorConfig>("config");
if (root) createRoot(root).render(<App initialConfig={config} />);
