import {
  officeMaintenance,
  type MaintenanceWindow,
} from '@abrufbar/contract/content/office-maintenance.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { me as ownData } from '@abrufbar/contract/staff/session.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffMaintenanceTexts } from '@abrufbar/texts/staff/maintenance.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { circleCheck, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#content/maintenance/confirm-dialog.tsx';
import { confirmation } from '#content/maintenance/confirmation.ts';
import {
  type Entry,
  entryOf,
  inputOf,
  isChanged,
  NEW_ENTRY,
  problemsOf,
  textOf,
} from '#content/maintenance/entry.ts';
import { MaintenanceForm } from '#content/maintenance/maintenance-form.tsx';
import { Phone } from '#content/maintenance/phone.tsx';
import { useMaintenanceCalls } from '#content/maintenance/use-maintenance-calls.ts';
import { PastWindows, PlannedWindows } from '#content/maintenance/window-tables.tsx';
import { Button } from '#core/controls/button.tsx';
import { Switch } from '#core/controls/switch.tsx';
import { SettingsPage } from '#core/frame/settings-page.tsx';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { Chip } from '#core/parts/chip.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { useMe } from '#core/session.ts';
import { useAttempt } from '#core/use-attempt.ts';
import styles from './maintenance/maintenance.module.css';

const t = reader(staffMaintenanceTexts);

/** The number of people follows. */
const ASK_INTERVAL_MS = 20_000;

/** Closing the portal of a brand: at once or planned, with the text people see meanwhile (OFF-180 to OFF-183). */
export const Maintenance = () => {
  const { data, error, refetch } = useQuery({
    ...query(officeMaintenance, {}),
    refetchInterval: ASK_INTERVAL_MS,
  });
  return (
    <SettingsPage>
      {data === undefined ? (
        <DetailFallback error={error} onRetry={() => void refetch()} />
      ) : (
        <Content {...data} />
      )}
    </SettingsPage>
  );
};

const Content = ({ items, people }: OutputOf<typeof officeMaintenance>) => {
  const me = useMe();
  const [openId, setOpenId] = useState<string | null>(null);
  const [draft, setDraft] = useState<Entry | null>(null);
  const [wasTried, attempt, forgetAttempt] = useAttempt();
  const [asks, setAsks] = useState(false);
  const running = items.findLast(({ state }) => state === 'running') ?? null;
  const subject = running ?? items.find(({ id }) => id === openId) ?? null;
  const stored = subject === null ? NEW_ENTRY : entryOf(subject);
  const entry = draft ?? stored;
  const isUnsaved = draft !== null && isChanged(draft, stored);
  useLeaveQuestion(isUnsaved);
  const show = (id: string | null) => {
    setOpenId(id);
    setDraft(null);
    forgetAttempt();
    setAsks(false);
  };
  const { begin, update, end, faster, forget, isBusy, done } = useMaintenanceCalls(() =>
    show(null),
  );
  const problems = problemsOf(entry, running !== null, new Date());
  const isPlan = entry.begins === 'later';
  /** A new one, or one that is moved to now: people are signed out, so it asks first. */
  const isAsked = subject === null || (running === null && !isPlan);
  const send = () => {
    const input = inputOf(entry);
    const { id, version } = subject ?? {};
    if (id === undefined || version === undefined) {
      begin.mutate(input, done(t(isPlan ? 'bo.mnt.done_plan' : 'bo.mnt.done_on')));
    } else update.mutate({ id, version, ...input }, done(t('bo.mnt.done_save')));
  };
  const submit = async () => {
    attempt();
    if (isBusy || Object.keys(problems).length > 0) return;
    if (!isAsked) return send();
    await refresh(ownData); // says whether a code was given lately
    setAsks(true);
  };
  const stop = ({ id, version }: MaintenanceWindow, text: string) =>
    end.mutate({ id, version }, done(text));
  const needsCode = me?.step_up_until ? Date.parse(me.step_up_until) <= Date.now() : true;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Panel
          title={t('bo.mnt.title')}
          aside={
            <div className={styles.state}>
              {running ? (
                <Chip role="warn" icon={triangleAlert}>
                  {t('bo.mnt.off')}
                </Chip>
              ) : (
                <Chip role="ok" icon={circleCheck}>
                  {t('bo.mnt.running')}
                </Chip>
              )}
              <Switch
                checked={running !== null}
                disabled={running?.can_change === false}
                onChange={() => {
                  if (running) stop(running, t('bo.mnt.done_off'));
                  else void submit();
                }}
              >
                <span className="visually-hidden">{t('bo.mnt.switch')}</span>
              </Switch>
            </div>
          }
        >
          <div className={styles.form}>
            <p className={styles.intro}>{t('bo.mnt.text')}</p>
            {faster && (
              <Notice
                tone="warn"
                live
                title={t('bo.mnt.stale', {
                  name: faster.by,
                  zeit: berlinTime(new Date(faster.at)),
                })}
              >
                {t('bo.mnt.stale_text')}
              </Notice>
            )}
            {running?.can_change === false && <Notice tone="info">{t('bo.mnt.not_mine')}</Notice>}
            <MaintenanceForm
              entry={entry}
              subject={subject}
              problems={wasTried ? problems : {}}
              people={people}
              disabled={subject?.can_change === false}
              onChange={setDraft}
              onSubmit={() => void submit()}
            >
              {subject && !running && (
                <Button variant="text" onClick={() => leaveUnsaved(isUnsaved, () => show(null))}>
                  {t('bo.mnt.new')}
                </Button>
              )}
              {running?.can_change && (
                <Button
                  variant="secondary"
                  busy={end.isPending}
                  onClick={() => stop(running, t('bo.mnt.done_off'))}
                >
                  {t('bo.mnt.off_button')}
                </Button>
              )}
              {subject?.can_change !== false && (
                <Button
                  type="submit"
                  busy={!asks && isBusy}
                  disabled={subject !== null && !isUnsaved}
                >
                  {t(buttonOf(isAsked, isPlan))}
                </Button>
              )}
            </MaintenanceForm>
          </div>
        </Panel>
        <Planned
          items={items}
          openId={running ? null : openId}
          busyId={end.isPending ? (end.variables?.id ?? null) : null}
          onChange={({ id }) =>
            leaveUnsaved(isUnsaved, () => {
              forget();
              show(id);
            })
          }
          onCallOff={(window) => stop(window, t('bo.mnt.done_call_off'))}
        />
        <PastWindows rows={items.filter(({ state }) => state === 'over')} />
      </div>
      <Phone text={textOf(entry).trim()} />
      {asks && (
        <ConfirmDialog
          {...confirmation(entry, people)}
          isDangerous={!isPlan}
          asksCode={needsCode}
          busy={isBusy}
          onConfirm={send}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
};

const buttonOf = (isAsked: boolean, isPlan: boolean) => {
  if (!isAsked) return 'bo.mnt.save';
  return isPlan ? 'bo.mnt.plan_ask' : 'bo.mnt.on_ask';
};

type PlannedProps = Omit<Parameters<typeof PlannedWindows>[0], 'rows'> & {
  items: readonly MaintenanceWindow[];
};

const Planned = ({ items, ...props }: PlannedProps) => {
  const rows = items.filter(({ state }) => state === 'planned');
  return rows.length > 0 && <PlannedWindows rows={rows} {...props} />;
};
