import { describe, expect, test } from "vitest";
import { allContent } from "./all-content";
import { checkContent } from "./check-content";
import { fixtureContent } from "./fixture-content";

type Fields = Record<string, unknown>;
type Seeded = Record<string, Record<string, unknown>>;

/** A changed copy of the fixture. */
function seeded(change: (content: Seeded) => void): Seeded {
  // Not structuredClone(): records that share a part would still share it.
  const copy: Seeded = JSON.parse(JSON.stringify(fixtureContent));
  change(copy);
  return copy;
}

function list(content: Seeded, file: string, exportName: string): Fields[] {
  return content[file]?.[exportName] as Fields[];
}

function faultsOf(change: (content: Seeded) => void) {
  return checkContent(seeded(change));
}

function faultsAfter(file: string, exportName: string, identity: string, change: (record: Fields) => void) {
  return faultsOf((content) => {
    const found = list(content, file, exportName).find((record) =>
      [record.id, record.slug, record.key, record.label].includes(identity),
    );
    if (!found) throw new Error(`${file} has no record ${identity}`);
    change(found);
  });
}

test("the site's records and the fixture have no faults", () => {
  expect(checkContent(allContent)).toEqual([]);
  expect(checkContent(fixtureContent)).toEqual([]);
});

test.each([
  ["positions", "positions"],
  ["partners", "partners"],
  ["testimonials", "testimonials"],
])("the list of %s may be empty", (file, exportName) => {
  expect(faultsOf((content) => list(content, file, exportName).splice(0))).toEqual([]);
});

test("an empty list that a page needs is a fault", () => {
  const faults = faultsOf((content) => list(content, "minecraft-plans", "minecraftPlans").splice(0));
  expect(faults).toEqual(["minecraft-plans: minecraftPlans is []: expected at least one entry."]);
});

describe("a field of the wrong type", () => {
  test("a price as text is named with its record, its value and what was expected", () => {
    expect(
      faultsAfter("minecraft-plans", "minecraftPlans", "iron", (plan) => {
        plan.monthlyInr = "400";
      }),
    ).toEqual(['minecraft-plans: the record "iron" has monthlyInr "400": expected a number.']);
  });

  test("NaN is a fault", () => {
    expect(
      faultsAfter("vps-plans", "vpsPlans", "foundry", (plan) => {
        plan.storageGb = Number.NaN;
      }),
    ).toEqual(['vps-plans: the record "foundry" has storageGb NaN: expected a number.']);
  });

  test.each([0, -50])("a price of %d is a fault", (monthlyInr) => {
    expect(
      faultsAfter("minecraft-plans", "minecraftPlans", "iron", (plan) => {
        plan.monthlyInr = monthlyInr;
      }),
    ).toEqual([
      `minecraft-plans: the record "iron" has monthlyInr ${monthlyInr}: expected a number above 0.`,
    ]);
  });

  test("a flag as text is a fault", () => {
    expect(
      faultsAfter("minecraft-plans", "minecraftPlans", "iron", (plan) => {
        plan.popular = "yes";
      }),
    ).toEqual(['minecraft-plans: the record "iron" has popular "yes": expected true or false.']);
  });

  test("a fault in a nested field gives the innermost record and the path of the field", () => {
    const faults = faultsOf((content) => {
      const cities = list(content, "locations", "regions")[0]?.cities as Fields[];
      (cities[1]?.stats as Fields).latencyMs = "9";
    });
    expect(faults).toEqual(['locations: the record "india-2" has stats.latencyMs "9": expected a number.']);
  });

  test("a value that is no record is given by its number, from 1", () => {
    const faults = faultsOf((content) => {
      (content.partners as Fields).partners = ["Minecraft"];
    });
    expect(faults).toEqual(['partners: the record number 1 is "Minecraft": expected a record.']);
  });

  test("a value that is no list is given by its export", () => {
    const faults = faultsOf((content) => {
      (content.partners as Fields).partnerBenefits = "many";
    });
    expect(faults).toEqual(['partners: partnerBenefits is "many": expected a list.']);
  });

  test("a field outside a list is given by its export", () => {
    const faults = faultsOf((content) => {
      (content["home-figures"]?.homeFigures as Fields).ddosTbps = "2.5";
    });
    expect(faults).toEqual(['home-figures: homeFigures has ddosTbps "2.5": expected a number.']);
  });
});

describe("a field too few or too many", () => {
  test("a missing field is a fault", () => {
    expect(
      faultsAfter("vps-plans", "vpsPlans", "foundry", (plan) => {
        delete plan.ramGb;
      }),
    ).toEqual(['vps-plans: the record "foundry" has no ramGb: expected a number.']);
  });

  test("an optional field may be absent, but not undefined", () => {
    expect(
      faultsAfter("vps-plans", "vpsPlans", "foundry", (plan) => {
        delete plan.networkGbps;
      }),
    ).toEqual([]);
    expect(
      faultsAfter("vps-plans", "vpsPlans", "foundry", (plan) => {
        plan.networkGbps = undefined;
      }),
    ).toEqual(['vps-plans: the record "foundry" has no networkGbps: expected a number.']);
  });

  test("an unknown field is a fault", () => {
    expect(
      faultsAfter("minecraft-plans", "minecraftPlans", "coal", (plan) => {
        plan.ram = 6;
      }),
    ).toEqual(['minecraft-plans: the record "coal" has the unknown field "ram".']);
  });

  test("a record without an id is given by its number, from 1", () => {
    const faults = faultsOf((content) => {
      delete list(content, "partners", "partners")[1]?.id;
    });
    expect(faults).toEqual(["partners: the record number 2 has no id: expected an id."]);
  });

  test("a card has exactly three benefits", () => {
    expect(
      faultsAfter("home-features", "homeFeatures", "backups", (feature) => {
        feature.benefits = ["Daily backups", "One-click restore"];
      }),
    ).toEqual([
      'home-features: the record "backups" has benefits ["Daily backups","One-click restore"]: expected three benefits.',
    ]);
  });

  test("an export without a schema is a fault, and so is a missing export", () => {
    const faults = faultsOf((content) => {
      content.positions = { titles: [] };
    });
    expect(faults).toContain('positions: the export "positions" is missing.');
    expect(faults).toContain(
      'positions: no schema checks the export "titles": add one to build/content-check/schemas.ts.',
    );
  });

  test("a file without schemas is a fault", () => {
    expect(checkContent({ recipes: { recipes: [] } })).toEqual([
      'recipes: no schema checks the export "recipes": add one to build/content-check/schemas.ts.',
    ]);
  });
});

describe("ids", () => {
  test("two records with the same id are a fault", () => {
    const faults = faultsOf((content) => {
      const plans = list(content, "vps-plans", "vpsPlans");
      for (const plan of plans.slice(0, 2)) plan.id = "furnace";
    });
    expect(faults).toEqual(['vps-plans: two records have the id "furnace".']);
  });

  test("three records with the same id are one fault", () => {
    const faults = faultsOf((content) => {
      for (const plan of list(content, "vps-plans", "vpsPlans")) plan.id = "furnace";
    });
    expect(faults).toEqual(['vps-plans: 3 records have the id "furnace".']);
  });

  test("a plan may not have the id of a part of its page", () => {
    expect(
      faultsAfter("minecraft-plans", "minecraftPlans", "iron", (plan) => {
        plan.id = "plans";
      }),
    ).toEqual([
      'minecraft-plans: the record "plans" has id "plans": expected an id that no part of the page has already.',
    ]);
  });

  test("two cities of different regions with the same id are a fault", () => {
    const faults = faultsOf((content) => {
      for (const region of list(content, "locations", "regions").slice(0, 2)) {
        const [first] = region.cities as Fields[];
        if (first) first.id = "main";
      }
    });
    expect(faults).toEqual(['locations: two records have the id "main".']);
  });

  test("a repeated slug is a fault", () => {
    expect(
      faultsAfter("positions", "positions", "technical-writer", (position) => {
        position.slug = "support-engineer";
      }),
    ).toEqual(['positions: two records have the slug "support-engineer".']);
  });

  test("an id with capitals or spaces is a fault", () => {
    expect(
      faultsAfter("partners", "partners", "half-slab-club", (partner) => {
        partner.id = "Half Slab";
      }),
    ).toEqual([
      'partners: the record "Half Slab" has id "Half Slab": expected small letters, digits and single hyphens.',
    ]);
  });
});

describe("text", () => {
  test.each(["", "   "])("a title of %j is a fault", (title) => {
    expect(
      faultsAfter("home-features", "homeFeatures", "panel", (feature) => {
        feature.title = title;
      }),
    ).toEqual([`home-features: the record "panel" has title "${title}": expected text that is not empty.`]);
  });

  test("a fault in a list gives the index", () => {
    expect(
      faultsAfter("positions", "positions", "systems-engineer", (position) => {
        (position.requirements as string[])[1] = "";
      }),
    ).toEqual([
      'positions: the record "systems-engineer" has requirements[1] "": expected text that is not empty.',
    ]);
  });

  test("a long value is cut off in the message", () => {
    const [fault = ""] = faultsAfter("questions", "questions", "mods", (question) => {
      question.tag = ["Mods", "and more ".repeat(40)];
    });
    expect(fault).toMatch(/^questions: the record "mods" has tag \["Mods",.{40,60}…: expected text\.$/);
  });
});

describe("names from a list", () => {
  test("an unknown destination is a fault", () => {
    expect(
      faultsAfter("support-options", "supportOptions", "ticket", (option) => {
        option.destination = "helpdesk";
      }),
    ).toEqual([
      'support-options: the record "ticket" has destination "helpdesk": expected a key of destinations in brand.ts.',
    ]);
  });

  test("the name of an object method is no destination", () => {
    expect(
      faultsAfter("support-options", "supportOptions", "ticket", (option) => {
        option.destination = "toString";
      }),
    ).toHaveLength(1);
  });

  test("an unknown destination is a fault in a link that may have a path instead", () => {
    const faults = faultsAfter("support-options", "helpCategories", "trouble", (category) => {
      const [first] = category.links as Fields[];
      if (first) first.destination = "statusPages";
    });
    expect(faults).toEqual([
      'support-options: the record "trouble" has links[0].destination "statusPages": expected a key of destinations in brand.ts.',
    ]);
  });

  test("a menu entry without an id is given by its label", () => {
    expect(
      faultsAfter("navigation", "headerMenu", "Support", (entry) => {
        entry.to = "/help";
      }),
    ).toEqual(['navigation: the record "Support" has to "/help": expected a page of this site.']);
  });

  test("a link to a place that does not exist is a fault", () => {
    const faults = faultsAfter("questions", "questions", "refunds", (question) => {
      question.relatedLinks = [{ text: "Refunds", to: "/legal#refunds" }];
    });
    expect(faults).toEqual([
      'questions: the record "refunds" has relatedLinks[0].to "/legal#refunds": expected a page of this site, or a place on one.',
    ]);
  });

  test("an unknown icon and an unknown drawing are faults", () => {
    expect(
      faultsAfter("questions", "questions", "mods", (question) => {
        question.icon = "terminal";
      }),
    ).toEqual(['questions: the record "mods" has icon "terminal": expected the name of an icon.']);
    expect(
      faultsAfter("minecraft-plans", "minecraftPlans", "gold", (plan) => {
        plan.drawing = "block-copper";
      }),
    ).toEqual([
      'minecraft-plans: the record "gold" has drawing "block-copper": expected the name of a drawing.',
    ]);
  });

  test("a fault in a choice lists the allowed values", () => {
    expect(
      faultsAfter("questions", "questions", "mods", (question) => {
        question.tab = "puzzle";
      }),
    ).toEqual(['questions: the record "mods" has tab "puzzle": expected one of general, game-servers, vps.']);
  });

  test("preload without includeSubDomains is a fault", () => {
    const faults = (transportSecurity: Fields) =>
      faultsOf((content) => {
        content.brand = { ...content.brand, transportSecurity };
      });
    expect(faults({ includeSubDomains: false, preload: true })).toEqual([
      "brand: transportSecurity has preload true: expected false as long as includeSubDomains is false.",
    ]);
    expect(faults({ includeSubDomains: true, preload: true })).toEqual([]);
    expect(faults({ includeSubDomains: true, preload: false })).toEqual([]);
  });

  test("a destination that is no address is a fault", () => {
    const faults = faultsOf((content) => {
      (content.brand?.destinations as Fields).statusPage = "status page";
    });
    expect(faults).toEqual([
      'brand: destinations has statusPage "status page": expected an address that begins with https://, mailto: or tel:.',
    ]);
  });
});

describe("dates", () => {
  test.each(["2026-02-30", "2026-13-01", "1 March 2026", "2026-3-1"])(
    "the date %s is a fault",
    (validThrough) => {
      const faults = faultsAfter("positions", "positions", "community-manager", (position) => {
        position.validThrough = validThrough;
      });
      expect(faults).toContain(
        `positions: the record "community-manager" has validThrough "${validThrough}": expected a real date, such as 2026-03-01.`,
      );
    },
  );

  test("29 February of a leap year is a date", () => {
    expect(
      faultsAfter("positions", "positions", "community-manager", (position) => {
        position.validThrough = "2028-02-29";
      }),
    ).toEqual([]);
  });

  test("a month that does not exist is a fault", () => {
    expect(
      faultsAfter("partners", "partners", "two-pings-late", (partner) => {
        partner.partnerSince = "2026-13";
      }),
    ).toEqual([
      'partners: the record "two-pings-late" has partnerSince "2026-13": expected a year and a month, such as 2026-03.',
    ]);
  });

  test("a position that ends before it is posted is a fault", () => {
    expect(
      faultsAfter("positions", "positions", "support-engineer", (position) => {
        position.validThrough = "2026-01-31";
      }),
    ).toEqual([
      'positions: the record "support-engineer" has validThrough "2026-01-31": expected a date after datePosted, "2026-10-12".',
    ]);
  });

  test("a first milestone that is not the day of founding is a fault", () => {
    expect(
      faultsAfter("about", "milestones", "founded", (milestone) => {
        milestone.date = "2025-02-28";
      }),
    ).toEqual([
      'about: the record "founded" has date "2025-02-28": expected "2025-03-01", the day of founding in brand.ts.',
    ]);
  });

  test("a milestone before the previous one is a fault", () => {
    expect(
      faultsAfter("about", "milestones", "vps", (milestone) => {
        milestone.date = "2024-12-31";
      }),
    ).toEqual(['about: the record "vps" has date "2024-12-31": expected a date after the one before it.']);
  });
});

describe("references between records", () => {
  test("a popular search without a match is a fault", () => {
    expect(
      faultsAfter("question-topics", "popularSearches", "search-vps-plans", (search) => {
        search.text = "Dedicated Servers";
      }),
    ).toEqual([
      'question-topics: the record "search-vps-plans" has text "Dedicated Servers": expected words of a question, an answer or a tag.',
    ]);
  });

  test("popular searches ignore case", () => {
    expect(
      faultsAfter("question-topics", "popularSearches", "search-vps-plans", (search) => {
        search.text = "ROOT access";
      }),
    ).toEqual([]);
  });

  test("a tab without a question is a fault", () => {
    const faults = faultsOf((content) => {
      for (const question of list(content, "questions", "questions")) {
        if (question.tab === "vps") question.tab = "general";
      }
    });
    expect(faults).toEqual([
      'question-topics: the record "vps" has no question: expected at least one per tab.',
    ]);
  });

  test("a quoted price that no plan has is a fault", () => {
    expect(
      faultsAfter("vps-plans", "vpsPlans", "furnace-memory", (plan) => {
        plan.monthlyInr = 1199;
      }),
    ).toEqual([
      'questions: the record "vps-choice" has specs[0].value "₹1,099 a month": ₹1,099 is the price of no plan.',
    ]);
  });

  test("content of any wrong type is reported without an exception", () => {
    for (const value of [null, undefined, 7, "text", [], {}, [null, 7, []], { id: "x" }]) {
      const broken = Object.fromEntries(
        Object.entries(allContent).map(([file, exports]) => [
          file,
          Object.fromEntries(Object.keys(exports).map((name) => [name, value])),
        ]),
      );
      expect(() => checkContent(broken)).not.toThrow();
    }
  });
});
