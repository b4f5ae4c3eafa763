import purify, { type Config } from 'dompurify';
import type { HtmlPolicy } from '#trusted-types.ts';
import styles from './clean-html.module.css';

type CleanHtmlProps = { html: string; policy: HtmlPolicy };

/** Text that the supplier's staff wrote: help, terms, maintenance. Load it with `page()`, because it is rarely needed. */
export const CleanHtml = ({ html, policy }: CleanHtmlProps) => (
  <div className={styles.text} ref={(box) => box?.replaceChildren(cleanHtml(html, policy))} />
);

// The server has cleaned the text when it was saved; this is the second line of defence (D-60).
const ALLOWED_TAGS =
  'a b strong i em u br h1 h2 h3 h4 p ul ol li dl dt dd blockquote hr table caption thead tbody tr th td';
const ALLOWED_ATTR = 'href target rel scope colspan rowspan';

/** A path of ours, or an absolute address: `//host` would be foreign and look like a path of ours. */
const SAFE_ADDRESS = /^(?:(?:https?|mailto|tel):|[#?]|\/(?![/\\]))/i;

/** Markup of the server as nodes, without scripts, forms, frames and pictures. */
export const cleanHtml = (html: string, policy: HtmlPolicy): DocumentFragment =>
  purify.sanitize(html, {
    ALLOWED_TAGS: ALLOWED_TAGS.split(' '),
    ALLOWED_ATTR: ALLOWED_ATTR.split(' '),
    ALLOWED_URI_REGEXP: SAFE_ADDRESS,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    // It asks for markup and script addresses only; the policy never makes script out of text.
    TRUSTED_TYPES_POLICY: policy as Config['TRUSTED_TYPES_POLICY'],
  });
