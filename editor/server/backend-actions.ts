import { posix } from "node:path";
import { checkPicture, pictureName, type Upload } from "../records/pictures";
import type { RecordStore } from "../records/record-store";
import { Refusal } from "../records/refusal";

type FileParam = { path: string; label?: string };
type AssetParam = { path: string; content: string };
type DataFileParam = { path: string; raw: string };

const pictures = "content/pictures";

/**
 * The actions of the proxy backend of Decap CMS, which it sends to a server on the same computer:
 * https://decapcms.org/docs/decap-proxy/. Its types are in decap-server/src/middlewares/types.ts.
 */
export function runAction(
  store: RecordStore,
  action: unknown,
  params: Readonly<Record<string, unknown>>,
): unknown {
  switch (action) {
    case "entriesByFiles":
      return (params.files as FileParam[]).map((file) => listedEntry(store, file));
    case "entriesByFolder":
      return store
        .texts()
        .map((name) => ({ path: `content/${name}.md` }))
        .filter(({ path }) => posix.dirname(path) === params.folder)
        .map((file) => listedEntry(store, file));
    case "getEntry":
      return entryOf(store, params as FileParam);
    case "persistEntry": {
      const [file] = params.dataFiles as [DataFileParam];
      const uploads = ((params.assets ?? []) as AssetParam[]).map(uploadOf);
      // Decap CMS ignores the version; page/form-version.js stores it in the form.
      return { version: store.save(recordFile(file.path), JSON.parse(file.raw), uploads) };
    }
    case "getMedia":
      return store.pictures().map((name) => mediaOf(store, name));
    case "getMediaFile":
      return mediaOf(store, nameInPictures(String(params.path)));
    // Not of Decap CMS: page/pictures.js sends it.
    case "checkPicture":
      checkPicture(uploadOf(params.asset as AssetParam));
      return { message: "accepted" };
    case "persistMedia": {
      const upload = uploadOf(params.asset as AssetParam);
      store.savePicture(upload);
      return mediaOf(store, upload.name);
    }
    case "deleteFiles":
      for (const path of params.paths as string[])
        if (path.endsWith(".md")) store.removeText(recordFile(path));
        else store.removePicture(nameInPictures(path));
      return { message: "removed" };
    case "getDeployPreview":
      return null;
    default:
      throw new Refusal(`The editor does not know the action ${String(action)}.`);
  }
}

function entryOf(store: RecordStore, { path, label }: FileParam) {
  const name = recordFile(path);
  const data = JSON.stringify(store.load(name));
  // Decap CMS looks for an address that is free: one with data is not.
  const isFree = path.endsWith(".md") && !store.texts().includes(name);
  return { data: isFree ? "" : data, file: { path, label, id: path } };
}

/** A file that cannot be read is listed too: whoever opens it is told why. */
function listedEntry(store: RecordStore, file: FileParam) {
  try {
    return entryOf(store, file);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { data: "{}", file: { ...file, id: file.path } };
  }
}

/** "vps-plans" for content/vps-plans.yaml, "texts/imprint" for content/texts/imprint.md. */
function recordFile(path: string): string {
  return path.replace(/^content\//, "").replace(/\.(yaml|json)$|(?<=^texts\/.+)\.md$/, "");
}

function uploadOf({ path, content }: AssetParam): Upload {
  return { name: pictureName(nameInPictures(path)), source: Buffer.from(content, "base64") };
}

function nameInPictures(path: string): string {
  const { dir, base } = posix.parse(path);
  if (dir !== pictures) throw new Refusal(`Pictures are stored in ${pictures} only, not as ${path}.`);
  return base;
}

function mediaOf(store: RecordStore, name: string) {
  const path = `${pictures}/${name}`;
  return { id: path, path, name, content: store.picture(name).toString("base64"), encoding: "base64" };
}
