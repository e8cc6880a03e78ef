/** A typing error: the first match of the pattern in `content/<file>.yaml` is replaced. */
export type TypingError = {
  file: string;
  pattern: RegExp;
  replacement: string;
  /** A part of the sentence that answers it. */
  sentence: string;
  /** For a line that was deleted: the line that is reported instead, before it. */
  line?: RegExp;
};

/** The first line with a field that is no comment; `$1` is what is before the field, `$2` is its value. */
function field(name: string): RegExp {
  return new RegExp(`^([^#\\n]*\\b)${name}: (.*)$`, "m");
}

function typed(
  file: string,
  pattern: RegExp,
  replacement: string,
  sentence: string,
  line?: RegExp,
): TypingError {
  return { file, pattern, replacement, sentence, ...(line ? { line } : {}) };
}

const signs: readonly TypingError[] = [
  typed("about", field("value"), '$1value: "$2', "a quotation mark is missing"),
  typed("brand", /^ +includeSubDomains/m, "\tincludeSubDomains", "begins with a tab"),
  typed("footer", field("label"), "$1label:$2", "a space is missing after the colon"),
  typed("careers", /^( +)- (?=\w)/m, "$1-", "a space is missing after the dash"),
  typed("locations", field("memoryGb"), "$1memoryGb $2", "a field is a name, a colon and a space"),
  typed("minecraft-features", /^( +title: .*)$/m, "$1\n$1", "has the field title twice"),
  typed("panel-preview", /^( +)label: /m, "$1 label: ", "begins in the wrong column"),
  typed("vps-plans", /^ +title: /m, "title: ", "begins in the wrong column"),
  typed("questions", field("question"), "$1question: Note: $2", "it has a colon and a space in it"),
  typed("questions", field("tag"), "$1tag: *new*", "cannot begin with *"),
  typed("support-options", field("label"), "$1label: @home", "cannot begin with @"),
  typed("website-features", field("title"), "$1title: {brand.name} $2", "a text that begins with {"),
  typed("question-topics", field("label"), "$1label: #$2", "what follows # is not read"),
];

const values: readonly TypingError[] = [
  typed("brand", field("domain"), "domain: https://shop.example", "expected a domain without https://"),
  typed("brand", /^( +\w+: )https:/m, "$1htps:", "expected an address that begins with https://"),
  typed("games", field("monthly"), "$1monthly: ₹$2", "expected a number: write "),
  typed("support-options", /^( +value: )(.*)$/m, '$1"$2"', "expected a number: write "),
  typed("ticker", field("players"), "$1players: many", "expected a number"),
  typed("locations", /^([^#\n]*uptimePercent: )[\d.]+/m, "$19999", "expected 100 or less"),
  typed("vps-features", field("title"), "$1title:", "has no title: expected text"),
  typed("vps-plans", field("popular"), "$1popular: no", "expected true or false"),
  typed("minecraft-plans", /^ +ramGb: .*\n/m, "", "has no ramGb: expected a number", /^- /),
  typed("testimonials", field("rating"), "$1rating: 6", "expected 1 to 5 stars"),
  typed("positions", field("datePosted"), "$1datePosted: today", "expected a real date"),
  typed("partners", field("partnerSince"), "$1partnerSince: 2026", "a year and a month"),
];

const names: readonly TypingError[] = [
  typed("home-figures", field("customers"), "costumers: $2", "customers"),
  typed(
    "website-plans",
    field("destination"),
    "$1destinaton: $2",
    'the unknown field "destinaton": expected',
  ),
  typed("careers", field("icon"), "$1icon: x-$2", "expected the name of an icon"),
  typed("home-features", field("color"), "$1color: emrald", "expected one of emerald"),
  typed("website-plans", field("backup"), "$1backup: dayly", "expected one of daily"),
  typed("minecraft-plans", field("id"), "$1id: The One", "expected small letters"),
  typed("partners", field("destination"), "$1destination: contactFrm", "expected a name of destinations"),
  typed("layout", field("loading"), "$1loading: true", 'expected text: write "true"'),
  typed("games", field("category"), "$1category: no-such", "expected the id of a category"),
  typed("navigation", field("to"), "$1to: /no-such", "expected a page of this site"),
  typed("about", field("date"), "$1date: 2001-01-01", "the day of founding in brand.yaml"),
  typed(
    "question-topics",
    /^(popularSearches:\n(?:.*\n)*? +(?:- )?text: ).*$/m,
    "$1Zebra crossings",
    "expected words of a question",
  ),
];

export const typingErrors = [...signs, ...values, ...names];

/** The first field of a file misspelt: no list of the known files is needed. */
export function misspeltField(file: string): TypingError {
  return typed(file, /^((?:- )?)(\w)(\w+):/m, "$1$2x$3:", 'the unknown field "');
}

/** An unknown value in the texts of a page. */
export function unknownValue(page: string): TypingError {
  return typed(
    page,
    /^( +(?:name|title): ).*$/m,
    '$1"{brand.nme}"',
    "{brand.nme} is no value of the records",
  );
}
