import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Inline = Readonly<Record<'scripts' | 'styles', Set<string>>>;

/** Hashes of what pages hold inline, for the content security policy. */
export const noInline = (): Inline => ({ scripts: new Set(), styles: new Set() });

export const noteInline = (html: string, found: Inline): void => {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
    if (!attributes.includes('src=')) found.scripts.add(hash(text));
  }
  for (const [, text = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
    found.styles.add(hash(text));
};

/** Written last but for the compressed files: a build that broke off has no policy. */
export const writeInline = (dist: string, { scripts, styles }: Inline): Promise<void> =>
  writeFile(join(dist, 'csp.json'), JSON.stringify({ scripts: [...scripts], styles: [...styles] }));
