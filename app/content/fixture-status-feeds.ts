/**
 * Answers of each product, with the fields of its API and names of our own: three locations, the second slow, the third
 * down. Instatus names no locations.
 */
export const answers = {
  statuspage: {
    page: {
      id: "q1w2e3r4t5y6",
      name: "Evertick",
      url: "https://status.evertick.example",
      time_zone: "Asia/Kolkata",
      updated_at: "2026-11-17T10:02:11.482+05:30",
    },
    components: [
      statuspageComponent("Locations", "partial_outage", true),
      statuspageComponent("India", "operational"),
      statuspageComponent("Singapore", "degraded_performance"),
      statuspageComponent("Frankfurt", "major_outage"),
    ],
    incidents: [
      {
        id: "z9x8c7v6b5n4",
        name: "Slow network",
        status: "investigating",
        created_at: "2026-11-17T09:58:40.120+05:30",
        updated_at: "2026-11-17T10:02:11.482+05:30",
        monitoring_at: null,
        resolved_at: null,
        impact: "major",
        shortlink: "https://stspg.io/x1y2z3",
        started_at: "2026-11-17T09:58:40.120+05:30",
        page_id: "q1w2e3r4t5y6",
        incident_updates: [],
        components: [],
      },
    ],
    scheduled_maintenances: [],
    status: { indicator: "major", description: "Partial System Outage" },
  },
  instatus: {
    page: { name: "Evertick", url: "https://status.evertick.example", status: "HASISSUES" },
    activeIncidents: [
      {
        name: "Slow network",
        started: "2026-11-17T04:28:40.120Z",
        status: "INVESTIGATING",
        impact: "MAJOROUTAGE",
        url: "https://status.evertick.example/incident/1",
      },
    ],
    activeMaintenances: [],
  },
  "uptime-kuma": {
    heartbeatList: {
      "1": [beat(0, "2026-11-17 04:20:00.101"), beat(1, "2026-11-17 04:30:00.104")],
      "2": [beat(1, "2026-11-17 04:29:00.220"), beat(2, "2026-11-17 04:30:00.240")],
      "3": [beat(1, "2026-11-17 04:29:10.007"), beat(0, "2026-11-17 04:30:10.009")],
    },
    uptimeList: { "1_24": 0.9986, "2_24": 0.97, "3_24": 0.91 },
  },
  cstate: {
    is: "index",
    cStateVersion: "5.2",
    apiVersion: "2.0",
    title: "Evertick",
    languageCodeHTML: "en",
    languageCode: "en",
    baseURL: "https://status.evertick.example",
    description: "Every location, live",
    summaryStatus: "down",
    categories: [{ name: "Locations", hideTitle: false, closedByDefault: false }],
    systems: [
      cstateSystem("India", "ok"),
      cstateSystem("Singapore", "disrupted", "Slow network"),
      cstateSystem("Frankfurt", "down", "No power"),
    ],
    buildDate: "2026-11-17",
    buildTime: "04:30",
    buildTimezone: "UTC",
  },
  upptime: [
    upptimeSite("India", "up"),
    upptimeSite("Singapore", "degraded"),
    upptimeSite("Frankfurt", "down"),
  ],
} as const;

/** Shortly after the last results. */
export const answeredAt = Date.parse("2026-11-17T04:31:00Z");

function statuspageComponent(name: string, status: string, group = false) {
  return {
    id: `c-${name.toLowerCase()}`,
    name,
    status,
    created_at: "2025-03-01T10:00:00.000+05:30",
    updated_at: "2026-11-17T10:02:11.440+05:30",
    position: 1,
    description: null,
    showcase: false,
    start_date: "2025-03-01",
    group_id: group ? null : "c-locations",
    page_id: "q1w2e3r4t5y6",
    group,
    only_show_if_degraded: false,
  };
}

function beat(status: number, time: string) {
  return { status, time, msg: "", ping: status === 0 ? null : 41 };
}

function cstateSystem(name: string, status: string, issue?: string) {
  const unresolvedIssues = issue
    ? [
        {
          is: "issue",
          title: issue,
          createdAt: "2026-11-17 04:28:40 +0000 UTC",
          lastMod: "2026-11-17 04:28:40 +0000 UTC",
          permalink: "https://status.evertick.example/issues/2026-11-17/",
          severity: status,
          resolved: false,
          informational: false,
          resolvedAt: "<no value>",
          affected: [name],
          filename: "2026-11-17.md",
        },
      ]
    : [];
  return { name, category: "Locations", status, unresolvedIssues };
}

function upptimeSite(name: string, status: string) {
  return {
    name,
    url: `https://${name.toLowerCase()}.evertick.example`,
    icon: "https://icons.duckduckgo.com/ip3/evertick.example.ico",
    slug: name.toLowerCase(),
    status,
    uptime: "99.99%",
    uptimeDay: "100.00%",
    uptimeWeek: "100.00%",
    uptimeMonth: "100.00%",
    uptimeYear: "99.99%",
    time: 219,
    timeDay: 172,
    timeWeek: 169,
    timeMonth: 229,
    timeYear: 206,
    dailyMinutesDown: { "2026-06-12": 21 },
  };
}
