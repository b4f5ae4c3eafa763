import { view } from '@abrufbar/contract/session/view.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { viewTexts } from '@abrufbar/texts/session/view.ts';
import { query } from '@abrufbar/web/data.ts';
import { store, useStore } from '@abrufbar/web/store.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { eye } from '@abrufbar/web/ui/icons/basic.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import '#core/api/client.ts'; // ties `query` to the server
import { cache } from '#core/api/cache.ts';
import { token } from '#core/device.ts';
import { href } from '#core/navigation/paths.ts';
import { leaveSession } from '#session/sign-out.ts';
import styles from './view-bar.module.css';

const t = reader(viewTexts);

/** The person who is looked at, once the server has said so; the end of the view clears everything else. */
const viewed = store<string | null>(null);

/** Names of staff and person, the time left, and the way out: on every page of a view (OFF-87). */
export const ViewBar = () => {
  const isOpen = useStore(token) !== null;
  const name = useStore(viewed);
  const { data } = useQuery({ ...query(view, isOpen ? {} : null), staleTime: Infinity }, cache);
  useEffect(() => {
    if (data) viewed.set(data.name);
  }, [data]);
  const bar = useStrip(isOpen);
  if (!isOpen) return <Over name={name} />;
  return (
    <aside ref={bar} aria-label={t('impersonation.title')} className={styles.bar}>
      <Icon icon={eye} />
      <div className={styles.words}>
        <p className="strong">{data && t('impersonation.label', { name: data.name })}</p>
        <div className={`caption ${styles.line}`}>
          <p>
            {data?.impersonator && t('bo.impersonate.banner', { mitarbeiter: data.impersonator })}
          </p>
          {data?.ends_at && <TimeLeft until={data.ends_at} />}
        </div>
      </div>
      <button type="button" className={`tap ${styles.end}`} onClick={() => void leaveSession()}>
        {t('bo.impersonate.end')}
      </button>
    </aside>
  );
};

/** Heads of pages stick below the bar, whose height depends on names and the size of the text (OFF-270). */
const useStrip = (isOpen: boolean): RefObject<HTMLElement | null> => {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = bar.current;
    if (!element) return undefined;
    const growth = new ResizeObserver(() =>
      style.setProperty('--strip', `${element.offsetHeight}px`),
    );
    growth.observe(element);
    return () => {
      growth.disconnect();
      style.removeProperty('--strip');
    };
  }, [isOpen]);
  return bar;
};

const MINUTE_MS = 60_000;
const TICK_MS = 5_000;

/** Whole minutes left, as long as there are any; then the view ends. */
const TimeLeft = ({ until }: { until: string }) => {
  const [leftMs, setLeftMs] = useState(() => Date.parse(until) - Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Date.parse(until) - Date.now();
      setLeftMs(now);
      if (now <= 0) void leaveSession();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span className={styles.left}>
      {t('impersonation.left', { n: Math.max(1, Math.ceil(leftMs / MINUTE_MS)) })}
    </span>
  );
};

/** Nothing of the person is left in this window; a view may end before the name was known. */
const Over = ({ name }: { name: string | null }) => (
  <Dialog
    open
    blocking
    onClose={leaveWindow}
    icon={eye}
    title={t('impersonation.over_title')}
    actions={<Button onClick={leaveWindow}>{t('impersonation.close')}</Button>}
  >
    {name !== null && <p>{t('impersonation.over', { name })}</p>}
  </Dialog>
);

/** A window that a browser does not let close shows the login of whoever uses the device. */
const leaveWindow = (): void => {
  window.close();
  location.replace(href('login'));
};
