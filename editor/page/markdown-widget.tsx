import type { WidgetProps } from "@rjsf/utils";
import { type ChainedCommands, Editor } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Markdown } from "@tiptap/markdown";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ask } from "./ask";
import { Button } from "./button";
import { pictureAddress } from "./picture-address";
import { PictureDialog } from "./picture-widget";

/** The text has the name of the file; the editor has an address for it. */
const Picture = Image.extend({
  renderHTML({ HTMLAttributes: { src, ...others } }) {
    return ["img", { ...others, src: pictureAddress(String(src).replace(/^\//, "")) }];
  },
});

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    strike: false,
    horizontalRule: false,
    link: { openOnClick: false },
  }),
  Picture,
  Markdown,
];

type Format = {
  /** What it does, and what its button shows. */
  label: string;
  words: string;
  name: string;
  attributes?: object;
  toggle: (chain: ChainedCommands) => ChainedCommands;
};

const formats: readonly Format[] = [
  heading("Heading", "H1", 2),
  heading("Subheading", "H2", 3),
  heading("Small heading", "H3", 4),
  { label: "Bold", words: "B", name: "bold", toggle: (chain) => chain.toggleBold() },
  { label: "Italic", words: "I", name: "italic", toggle: (chain) => chain.toggleItalic() },
  { label: "Code", words: "<>", name: "code", toggle: (chain) => chain.toggleCode() },
  { label: "List", words: "•", name: "bulletList", toggle: (chain) => chain.toggleBulletList() },
  { label: "Numbered", words: "1.", name: "orderedList", toggle: (chain) => chain.toggleOrderedList() },
  { label: "Quote", words: "”", name: "blockquote", toggle: (chain) => chain.toggleBlockquote() },
  { label: "Code block", words: "{ }", name: "codeBlock", toggle: (chain) => chain.toggleCodeBlock() },
];

function heading(label: string, words: string, level: 2 | 3 | 4): Format {
  const toggle = (chain: ChainedCommands) => chain.toggleHeading({ level });
  return { label, words, name: "heading", attributes: { level }, toggle };
}

/** A text as rich text; it is stored as Markdown. */
export function MarkdownWidget({ value = "", onChange, label }: WidgetProps) {
  const element = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, setTransactions] = useState(0);
  const [isChoosing, setIsChoosing] = useState(false);
  const written = useRef("");
  const write = useEffectEvent((text: string) => {
    written.current = text;
    onChange(text);
  });

  useEffect(() => {
    const created = new Editor({
      element: element.current,
      injectCSS: false,
      extensions,
      editorProps: {
        attributes: { class: "rich-text", role: "textbox", "aria-multiline": "true", "aria-label": label },
      },
      // Renders which buttons are pressed.
      onTransaction: () => setTransactions((count) => count + 1),
      onUpdate: () => write(created.getMarkdown()),
    });
    setEditor(created);
    return () => created.destroy();
  }, [label]);

  // The first text, undo, a draft or an earlier version.
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { contentType: "markdown", emitUpdate: false });
  }, [editor, value]);

  async function link() {
    const ownAddress = editor?.getAttributes("link").href ?? "";
    const words = "Its address: /vps for a page of this site, or https://… Empty for no link.";
    const href = await ask({ title: "Link", label: words, value: ownAddress, button: "Link" });
    if (href === "") editor?.chain().focus().unsetLink().run();
    else if (href) editor?.chain().focus().extendMarkRange("link").setLink({ href }).run();
  }
  async function addPicture(src = "") {
    setIsChoosing(false);
    const words = "What the picture shows, for people who cannot see it";
    const alt = (await ask({ title: "Describe the picture", label: words, button: "Put it in" })) ?? "";
    editor?.chain().focus().setImage({ src, alt }).run();
  }
  const buttons = [
    ...formats.map(({ label: title, words, name, attributes, toggle }) => ({
      title,
      words,
      isActive: editor?.isActive(name, attributes) ?? false,
      run: () => editor && toggle(editor.chain().focus()).run(),
    })),
    { title: "Link", words: "Link", isActive: editor?.isActive("link") ?? false, run: link },
    { title: "Picture", words: "Picture", isActive: undefined, run: () => setIsChoosing(true) },
  ];
  return (
    <>
      <div className="bar format" role="toolbar" aria-label="Format">
        {buttons.map(({ title, words, isActive, run }) => (
          <Button key={title} isSmall title={title} aria-label={title} aria-pressed={isActive} onClick={run}>
            {words}
          </Button>
        ))}
      </div>
      <div ref={element} />
      {isChoosing && (
        <PictureDialog title="Picture: choose" onChoose={addPicture} onClose={() => setIsChoosing(false)} />
      )}
    </>
  );
}
