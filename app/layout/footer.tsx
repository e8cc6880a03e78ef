import { AnyLink, linkTarget } from "../components/any-link";
import { Drawing, type PictureOrDrawing } from "../components/drawing";
import { Icon } from "../components/icon";
import { Logo } from "../components/logo";
import { useHydrated } from "../hooks/use-hydrated";
import { useLayoutData } from "../hooks/use-layout-data";
import type { PagePattern } from "../routes";
import "./footer.css";
import { LanguageLinks } from "./language-links";
import { LiveStatus, useLeadsToStatusPage } from "./live-status";

const nbsp = "\u00a0";

/** How far the sun has risen at the end of each page. */
const dawns: Readonly<Partial<Record<PagePattern, PictureOrDrawing>>> = {
  "/vps": "sunrise-night",
  "/minecraft": "sunrise-night",
  "/support": "sunrise-night",
  "/careers": "sunrise-night",
  "/careers/:slug": "sunrise-night",
  "/website-hosting": "sunrise-first-light",
  "/games": "sunrise-first-light",
  "/partners": "sunrise-first-light",
  "/legal": "sunrise-first-light",
};

/** The sunrise and the footer below it. `page`: the pattern of its address. */
export function Footer({ page = "" }: { page?: string | undefined }) {
  const { columns, company, footer, socialLinks, words } = useLayoutData();
  const leadsToStatusPage = useLeadsToStatusPage();
  const dawn = dawns[page as PagePattern] ?? "sunrise";
  return (
    <>
      <div className="footer-dawn" data-dawn={dawn}>
        <div className="footer-sun" key={dawn}>
          <Drawing name={dawn} />
        </div>
      </div>
      <footer className="footer">
        <div className="page-width">
          <div className="footer-columns">
            <div className="footer-about">
              <Logo />
              <p>{footer.about}</p>
              <p className="footer-aside">{footer.aside}</p>
            </div>
            {columns.length > 0 && (
              <nav className="footer-nav" aria-label={words.menu.footer}>
                {columns.map(({ title, links }) => (
                  <div key={title}>
                    <h2 className="footer-title">{title}</h2>
                    <ul>
                      {links.map((link) => (
                        <li key={link.label}>
                          <AnyLink target={linkTarget(link)} className="footer-link">
                            {link.label}
                            {leadsToStatusPage(link) && (
                              <span className="live-status-line">
                                <LiveStatus operational={words.status.operational} unknown={nbsp} />
                              </span>
                            )}
                          </AnyLink>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </nav>
            )}
          </div>
          <div className="footer-end">
            <Copyright />
            <AnyLink target={{ to: "/legal" }} className="footer-legal">
              {footer.legalLink}
            </AnyLink>
            <LanguageLinks page={page} />
            {socialLinks.length > 0 && (
              <ul className="footer-socials">
                {socialLinks.map(({ label, icon, destination }) => (
                  <li key={label}>
                    <AnyLink target={{ href: destination }} className="footer-social">
                      <Icon name={icon} size="large" />
                      <span className="footer-tip">{label}</span>
                    </AnyLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {company && (
            <address className="footer-company">
              <p>{company.line}</p>
              {company.numbers.map((number) => (
                <p key={number}>{number}</p>
              ))}
            </address>
          )}
        </div>
      </footer>
    </>
  );
}

/** Has the visitor's year once hydrated, in the prerendered HTML that of the build. */
function Copyright() {
  const { brand, footer, year: buildYear } = useLayoutData();
  const year = useHydrated() ? new Date().getFullYear() : buildYear;
  return <p>{`© ${year} ${brand.name}. ${footer.rights}`}</p>;
}
