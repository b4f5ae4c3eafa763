import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { sitesOf } from '#deliveries/bulk/groups.ts';
import { LoadGroup } from '#deliveries/bulk/load-group.tsx';
import type { Load } from '#deliveries/today/loads.ts';
import styles from './bulk.module.css';

type SitesProps = {
  readonly loads: readonly Load[];
  /** Ids of those that are taken out. */
  readonly left: ReadonlySet<string>;
  readonly refusals: ReadonlyMap<string, string> | undefined;
  readonly onToggle?: (id: string) => void;
};

/** Deliveries by site and material; a single site needs no heading. */
export const Sites = ({ loads, left, refusals, onToggle }: SitesProps) => {
  const sites = sitesOf(loads);
  return sites.map((site) => (
    <section key={site.id} aria-label={site.name} className={styles.site}>
      {sites.length > 1 && <SectionHead title={site.name} />}
      {site.groups.map((group) => (
        <LoadGroup
          key={group.key}
          group={group}
          level={sites.length > 1 ? 3 : 2}
          left={left}
          refusals={refusals}
          {...(onToggle && { onToggle })}
        />
      ))}
    </section>
  ));
};
