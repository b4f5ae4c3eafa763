import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { relativeDay } from '@abrufbar/domain/values/calendar.ts';
import * as session from '@abrufbar/contract/session/devices.ts';
import { devicesTexts } from '@abrufbar/texts/session/devices.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { oclock, shortDate } from '@abrufbar/web/format.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { logOut } from '@abrufbar/web/ui/icons/navigation.ts';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showFlash } from '@abrufbar/web/flash.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { useToday } from '@abrufbar/web/today.ts';
import { isView } from '#core/device.ts';
import { BindingButton } from '#core/frame/binding-button.tsx';
import styles from './devices-card.module.css';

const t = reader(devicesTexts);

type Device = OutputOf<typeof session.devices>['items'][number];

/** `zuletzt genutzt heute, 07:12 Uhr`: with the time as long as it can distinguish devices of one name. */
const usedWhen = ({ last_used_on, last_used_time }: Device, today: string): string => {
  const near = relativeDay(last_used_on, today);
  if (near === 'today' || near === 'yesterday')
    return t(`devices.used_${near}`, { zeit: oclock(last_used_time) });
  return t('devices.used', { tag: shortDate(last_used_on) });
};

const nameOf = (device: Device, today: string): string =>
  t('devices.name_used', { name: device.name, genutzt: usedWhen(device, today) });

/** The devices on which the person is signed in, and a button to sign out a lost one (D-11). */
export const DevicesCard = () => {
  const read = useQuery(query(session.devices, {}));
  const today = useToday();
  const [asked, setAsked] = useState<Device | 'others' | null>(null);
  const withFlash = (message: string) => ({
    onSuccess: () => showFlash('sucess', message),
    onSettled: () => refresh(session.devices),
  });
  const one = useCall(session.endDevice, withFlash(t('devices.ended')));
  const others = useCall(session.endOtherDevices, withFlash(t('devices.ended_others')));
  const end = () => {
    if (asked === 'others') others.mutate({});
    else if (asked) one.mutate({ device_id: asked.id });
    setAsked(null);
  };
  return (
    <section className="stack" aria-label={t('devices.title')}>
      <SectionHead title={t('devices.title')} />
      {read.data ? (
        <Card>
          {read.data.items.map((device) => (
            <CardPart key={device.id} layout="ends">
              <DeviceWords device={device} today={today} />
              {!device.is_current && (
                <Button
                  variant="tinted"
                  aria-label={t('devices.end_name', { name: nameOf(device, today) })}
                  disabled={isView}
                  onClick={() => setAsked(device)}
                >
                  {t('devices.end')}
                </Button>
              )}
            </CardPart>
          ))}
          {read.data.items.length > 1 && (
            <CardPart>
              <BindingButton variant="secondary" onClick={() => setAsked('others')}>
                {t('devices.end_others')}
              </BindingButton>
            </CardPart>
          )}
        </Card>
      ) : (
        <Waiting isSmall read={read}>
          <Bone shape="title" />
          <Bone shape="line" />
        </Waiting>
      )}
      <Question asked={asked} today={today} onStay={() => setAsked(null)} onEnd={end} />
    </section>
  );
};

type DeviceWordsProps = { readonly device: Device; readonly today: string };

const DeviceWords = ({ device, today }: DeviceWordsProps) => {
  const { name, is_current, impersonator, signed_in_on } = device;
  return (
    <div className={styles.words}>
      <p className="strong">
        {name}
        {is_current && <span className="ink-3"> ({t('devices.current')})</span>}
      </p>
      {impersonator !== null && (
        <p className={styles.staff}>{t('devices.impersonated', { name: impersonator })}</p>
      )}
      <p className="caption ink-3">
        {t('devices.since', { tag: shortDate(signed_in_on) })}, {usedWhen(device, today)}
      </p>
    </div>
  );
};

type QuestionProps = {
  readonly asked: Device | 'others' | null;
  readonly today: string;
  readonly onStay: () => void;
  readonly onEnd: () => void;
};

const Question = ({ asked, today, onStay, onEnd }: QuestionProps) => (
  <Dialog
    open={asked !== null}
    onClose={onStay}
    icon={logOut}
    tone="danger"
    title={t(asked === 'others' ? 'devices.question_others_title' : 'devices.question_title')}
    actions={
      <>
        <Button onClick={onStay}>{t('devices.stay')}</Button>
        <Button variant="destructive" onClick={onEnd}>
          {t('devices.end')}
        </Button>
      </>
    }
  >
    <p>
      {asked === 'others'
        ? t('devices.question_others')
        : t('devices.question', { name: asked ? nameOf(asked, today) : '' })}
    </p>
  </Dialog>
);
