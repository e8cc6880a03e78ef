// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { draw, drawings, svgFile } from "../art/drawings";
import type { DrawingName } from "../art/names";
import { picturesFolder } from "./pictures";
import { svgFault } from "./svg-fault";

function faultOf(inner: string, attributes = ""): string | undefined {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return svgFault(
    Buffer.from(`<?xml version="1.0"?>\n<svg ${names} viewBox="0 0 8 8"${attributes}>${inner}</svg>\n`),
  );
}

test.each([
  ["", ' onload="alert(1)"', "has a script in onload"],
  ["<script>alert(1)</script>", "", "has a script"],
  ["<script\nhref='x'/>", "", "has a script"],
  ['<a:script xmlns:a="http://www.w3.org/2000/svg"/>', "", "has a script"],
  ["<g ONCLICK='alert(1)'/>", "", "has a script in ONCLICK"],
  ['<set attributeName="onclick" to="alert(1)"/>', "", "has a script in onclick"],
  ['<animate attributeName="xlink:href" values="#a;javascript:alert(1)"/>', "", "has a script in xlink:href"],
  ["<foreignObject/>", "", "has the element foreignobject"],
  ['<h:b xmlns:h="http://www.w3.org/1999/xhtml"/>', "", "has HTML in it"],
  ['<h:b xmlns:h="http://www.w3.org/1999/&#120;html"/>', "", "has HTML in it"],
  ['<use href="other.svg#a"/>', "", 'leads to "other.svg#a", outside of it'],
  ["<image xlink:href='//site.example/a.png'/>", "", 'leads to "//site.example/a.png", outside of it'],
  ['<a href=" java&#x73;cript:alert(1)"><g/></a>', "", 'leads to "javascript:alert(1)", outside of it'],
  ['<image href="data:image/svg+xml,x"/>', "", 'leads to "data:image/svg+xml,x", outside of it'],
  ['<a href="data:application/octet-stream,x"/>', "", /^leads to .+, outside of it$/],
  ["", ' xml:base="https://site.example/"', 'leads to "https://site.example/", outside of it'],
  ['<g fill="url(https://site.example/#a)"/>', "", 'leads to "url(https://site.example/#a)", outside of it'],
  ["<g fill='url(&quot;//site.example&quot;)'/>", "", /^leads to .+, outside of it$/],
  ["<g style=\"fill:u\\72l( '//site.example')\"/>", "", /^leads to .+, outside of it$/],
  ["<style>@import 'x'</style>", "", /^leads to .+, outside of it$/],
  ["<style><![CDATA[@\\69mport 'x']]></style>", "", /^leads to .+, outside of it$/],
  ["<style>&#64;import 'x'</style>", "", /^leads to .+, outside of it$/],
  ["<style>@imp<!-- -->ort 'x'</style>", "", /^leads to .+, outside of it$/],
  ["<style>@imp<?a?>ort 'x'</style>", "", /^leads to .+, outside of it$/],
  ["<style>a{fill:u<![CDATA[rl(//site.example)]]>}</style>", "", /^leads to .+, outside of it$/],
  ["<style>a{fill:u&#114;l(//site.example)}</style>", "", /^leads to .+, outside of it$/],
  ["<style>a{fill:u\\72&#13;&#10;l(//site.example)}</style>", "", /^leads to .+, outside of it$/],
  ["<s:style>@import 'x'</s:style>", "", /^leads to .+, outside of it$/],
  ["<style><![CDATA[@import 'x']]>", "", /^leads to .+, outside of it$/],
  ["<style>@imp<g/>ort 'x'</style>", "", "has an element in a style sheet"],
  [
    "<style>a{fill:url&lpar;//site.example)}</style>",
    "",
    'has the reference "&lpar;", which XML does not know',
  ],
  ["<g fill='url&lpar;//site.example)'/>", "", 'has the reference "&lpar;", which XML does not know'],
  ["<title>Fish & chips</title>", "", 'has the reference "&", which XML does not know'],
  ["<style>g { background: image-set('x' 1x) }</style>", "", /^leads to .+, outside of it$/],
  ['<?xml-stylesheet href="x"?>', "", "loads a style sheet"],
  ["<g", "", "is no well-formed XML"],
  ["<g a=b/>", "", "is no well-formed XML"],
  ["<g a='<script>'/>", "", "is no well-formed XML"],
])("%s%s is refused", (inner, attributes, fault) => {
  const found = faultOf(inner, attributes);
  if (typeof fault === "string") expect(found).toBe(fault);
  else expect(found).toMatch(fault);
});

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg>&a;</svg>', "declares entities"],
  ['<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg/>', "declares entities"],
  ['<?xml version="1.0" encoding="UTF-7"?><svg>+ADw-script/+AD4-</svg>', "is not plain text in UTF-8"],
])("%s is refused", (source, fault) => {
  expect(svgFault(Buffer.from(source))).toBe(fault);
});

test.each(["utf16le", "latin1"] as const)(
  "a file in %s is refused: browsers could read something else",
  (encoding) => {
    expect(svgFault(Buffer.from("<svg>é</svg>", encoding))).toBe("is not plain text in UTF-8");
  },
);

test.each([
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>',
  '<svg xmlns:i="http://www.inkscape.org/namespaces/inkscape"><i:page i:export="a"/><metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" r:resource="http://purl.org/"/></metadata></svg>',
  '<svg><!-- <script> --><title>On a &lt;script&gt;</title><style>.a{fill:url(#b)}</style><g fill="url( \'#b\' )" style="mask:url(&quot;#b&quot;)"/><use xlink:href="#b"/></svg>',
  '<svg><image href="data:image/png;base64,AAAA"/><style>@font-face{src:url("data:font/woff2;base64,AAAA")}</style></svg>',
  "<svg><text>see src(a) &amp; image(b) &#64;import</text><desc>url(see docs)</desc></svg>",
  '<svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:onsave="a"/>',
  '<svg><style>@font-face{src:url("data:application/octet-stream;base64,AAAA")}</style></svg>',
])("%s is accepted", (source) => {
  expect(svgFault(Buffer.from(`\ufeff${source}`))).toBeUndefined();
});

test("our drawings and the pictures of an owner are accepted", () => {
  const own = readdirSync(picturesFolder).filter((file) => file.endsWith(".svg"));
  const drawn = (Object.keys(drawings) as DrawingName[]).map((name) => Buffer.from(svgFile(draw(name))));
  const sources = [...drawn, ...own.map((file) => readFileSync(join(picturesFolder, file)))];
  expect(sources.map((source) => svgFault(source)).filter(Boolean)).toEqual([]);
});
