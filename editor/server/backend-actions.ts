import { posix } from "node:path";
import { checkPicture, pictureName, type Upload } from "../records/pictures";
import { recordFiles } from "../records/record-files";
import type { RecordStore } from "../records/record-store";
import { Refusal } from "../records/refusal";

type Params = Readonly<Record<string, unknown>>;
type FileParam = { path: string; label?: string };
type AssetParam = { path: string; content: string; encoding: "base64" };
type DataFileParam = { path: string; raw: string };

const pictures = "content/pictures";

/**
 * The actions of the proxy backend of Decap CMS, which it sends to a server on the same computer:
 * https://decapcms.org/docs/decap-proxy/. Its types are in decap-server/src/middlewares/types.ts.
 */
export function runAction(store: RecordStore, action: unknown, params: Params): unknown {
  switch (action) {
    case "entriesByFiles":
      return (params.files as FileParam[]).map((file) => listedEntry(store, file));
    case "getEntry":
      return entryOf(store, params as FileParam);
    case "persistEntry":
      return persistEntry(store, params.dataFiles as DataFileParam[], (params.assets ?? []) as AssetParam[]);
    case "getMedia":
      return store.pictures().map((name) => mediaOf(store, name));
    case "getMediaFile":
      return mediaOf(store, nameInPictures(String(params.path)));
    // Not of Decap CMS: page/check-pictures.js sends it.
    case "checkPicture":
      checkPicture(uploadOf(params.asset as AssetParam));
      return { message: "accepted" };
    case "persistMedia": {
      const upload = uploadOf(params.asset as AssetParam);
      store.savePicture(upload);
      return mediaOf(store, upload.name);
    }
    case "deleteFiles":
      for (const path of params.paths as string[]) store.removePicture(nameInPictures(path));
      return { message: "removed" };
    case "getDeployPreview":
      return null;
    default:
      throw new Refusal(`The editor does not know the action ${String(action)}.`);
  }
}

function entryOf(store: RecordStore, { path, label }: FileParam) {
  return { data: JSON.stringify(store.load(recordFile(path))), file: { path, label, id: path } };
}

/** A file that cannot be read is listed too: whoever opens it is told why. */
function listedEntry(store: RecordStore, file: FileParam) {
  recordFile(file.path);
  try {
    return entryOf(store, file);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { data: "{}", file: { ...file, id: file.path } };
  }
}

function persistEntry(store: RecordStore, files: readonly DataFileParam[], assets: readonly AssetParam[]) {
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new Refusal("The editor saves one file at a time.");
  const form: unknown = JSON.parse(file.raw);
  if (typeof form !== "object" || form === null) throw new Refusal("The form is empty.");
  // Decap CMS ignores the version; page/form-version.js stores it in the form.
  const pictures = assets.map(uploadOf);
  return { version: store.save({ file: recordFile(file.path), form: { ...form }, pictures }) };
}

/** "vps-plans" for content/vps-plans.yaml. Any other path is refused. */
function recordFile(path: string): string {
  const [file] = Object.entries(recordFiles).find(([, each]) => path === `content/${each.path}`) ?? [];
  if (file === undefined) throw new Refusal(`The editor has no form for ${path}.`);
  return file;
}

function uploadOf({ path, content, encoding }: AssetParam): Upload {
  if (encoding !== "base64") throw new Refusal("The editor reads pictures in base64 only.");
  return { name: pictureName(nameInPictures(path)), source: Buffer.from(content, "base64") };
}

function nameInPictures(path: string): string {
  const { dir, base } = posix.parse(path);
  if (dir !== pictures)
    throw new Refusal(`Pictures are stored in ${pictures} only, not in ${dir || "the project"}.`);
  return base;
}

function mediaOf(store: RecordStore, name: string) {
  const path = `${pictures}/${name}`;
  return { id: path, path, name, content: store.picture(name).toString("base64"), encoding: "base64" };
}
