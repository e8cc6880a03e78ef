import type { WidgetProps } from "@rjsf/utils";
import { Editor } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Markdown } from "@tiptap/markdown";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useRef, useState } from "react";
import "./markdown-widget.css";
import { ask } from "./ask";
import { pictureAddress } from "./picture-address";
import { PictureDialog } from "./picture-dialog";

/** A text as rich text; it is stored as Markdown. */
export function MarkdownWidget({ value, onChange, label }: WidgetProps) {
  const element = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, setTransaction] = useState(0);
  const [isChoosing, setIsChoosing] = useState(false);
  const change = useRef(onChange);
  change.current = onChange;
  const text = String(value ?? "");
  const first = useRef(text);
  const written = useRef(text);

  useEffect(() => {
    const created = new Editor({
      element: element.current,
      injectCSS: false,
      extensions: [
        StarterKit.configure({
          heading: { levels: [2, 3, 4] },
          underline: false,
          strike: false,
          horizontalRule: false,
          link: { openOnClick: false },
        }),
        Picture,
        Markdown,
      ],
      content: first.current,
      contentType: "markdown",
      editorProps: {
        attributes: { class: "rich-text", role: "textbox", "aria-multiline": "true", "aria-label": label },
      },
      onTransaction: () => setTransaction((count) => count + 1),
      onUpdate: ({ editor: current }) => {
        written.current = current.getMarkdown();
        change.current(written.current);
      },
    });
    setEditor(created);
    return () => created.destroy();
  }, [label]);

  // Undo, a draft or an earlier version.
  useEffect(() => {
    if (!editor || text === written.current) return;
    written.current = text;
    editor.commands.setContent(text, { contentType: "markdown", emitUpdate: false });
  }, [editor, text]);

  return (
    <div className="markdown">
      <div className="markdown-buttons" role="toolbar" aria-label="Format">
        {editor &&
          formats.map(({ label: words, isActive, run }) => (
            <button
              key={words}
              type="button"
              className="row-action"
              aria-pressed={isActive(editor)}
              onClick={() => run(editor)}
            >
              {words}
            </button>
          ))}
        <button type="button" className="row-action" onClick={() => setIsChoosing(true)}>
          Picture
        </button>
      </div>
      <div ref={element} />
      {isChoosing && editor && (
        <PictureDialog
          title="Picture: choose"
          options={{ names: [], pictures: true }}
          onChoose={async (src = "") => {
            setIsChoosing(false);
            const label = "What the picture shows, for people who cannot see it";
            const alt = (await ask({ title: "Describe the picture", label, button: "Put it in" })) ?? "";
            editor.chain().focus().setImage({ src, alt }).run();
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
}

/** The text has the name of the file; the editor has an address for it. */
const Picture = Image.extend({
  renderHTML({ HTMLAttributes: { src, ...others } }) {
    return ["img", { ...others, src: pictureAddress(String(src).replace(/^\//, "")) }];
  },
});

type Format = { label: string; isActive: (editor: Editor) => boolean; run: (editor: Editor) => void };

const formats: readonly Format[] = [
  heading("Heading", 2),
  heading("Subheading", 3),
  heading("Small heading", 4),
  mark("bold", "Bold", (editor) => editor.chain().focus().toggleBold().run()),
  mark("italic", "Italic", (editor) => editor.chain().focus().toggleItalic().run()),
  mark("code", "Code", (editor) => editor.chain().focus().toggleCode().run()),
  mark("bulletList", "List", (editor) => editor.chain().focus().toggleBulletList().run()),
  mark("orderedList", "Numbered", (editor) => editor.chain().focus().toggleOrderedList().run()),
  mark("blockquote", "Quote", (editor) => editor.chain().focus().toggleBlockquote().run()),
  mark("codeBlock", "Code block", (editor) => editor.chain().focus().toggleCodeBlock().run()),
  mark("link", "Link", async (editor) => {
    const value = editor.getAttributes("link").href ?? "";
    const label = "Its address: /vps for a page of this site, or https://… Empty for no link.";
    const href = await ask({ title: "Link", label, value, button: "Link" });
    if (href === "") editor.chain().focus().unsetLink().run();
    else if (href) editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
  }),
];

function mark(name: string, label: string, run: (editor: Editor) => void): Format {
  return { label, isActive: (editor) => editor.isActive(name), run };
}

function heading(label: string, level: 2 | 3 | 4): Format {
  return {
    label,
    isActive: (editor) => editor.isActive("heading", { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  };
}
