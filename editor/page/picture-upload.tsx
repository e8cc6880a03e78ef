import { useState } from "react";
import { call } from "./api";

/** The longest side of a picture in pixels: the largest that a page shows, on a screen with two pixels per point. */
const longestSide = 1600;
/** Files below this size are stored as they are. */
const smallEnough = 200_000;
const quality = 0.82;

/** Stores a picture in content/pictures. A file can be dropped on it too. */
export function PictureUpload({ onUpload }: { onUpload: (name: string) => void }) {
  const [fault, setFault] = useState("");
  async function upload(file: File | undefined) {
    setFault("");
    if (file) await uploadPicture(file).then(onUpload, (error: Error) => setFault(error.message));
  }
  return (
    <label className="upload">
      Add a picture of your own. A large one is made smaller.
      <input type="file" accept="image/*" onChange={(event) => upload(event.target.files?.[0])} />
      {fault && (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
    </label>
  );
}

/** Resized and as WebP if it is large. Returns its name in content/pictures. */
async function uploadPicture(file: File): Promise<string> {
  const isVector = file.type === "image/svg+xml";
  const small = isVector || file.size <= smallEnough ? file : await smaller(file);
  const name = small === file ? file.name : file.name.replace(/\.\w+$/, ".webp");
  return call<string>("savePicture", { name, content: await base64(small) });
}

/** What the browser cannot read as a picture is sent as it is: the server says what is wrong with it. */
async function smaller(file: File): Promise<Blob> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return file;
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  return blob.type === "image/webp" && blob.size < file.size ? blob : file;
}

async function base64(file: Blob): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  await new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = reject;
  });
  return String(reader.result).replace(/^.*?,/, "");
}
