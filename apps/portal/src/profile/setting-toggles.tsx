import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as profile from '@abrufbar/contract/profile/settings.ts';
import type { Toggle as Type } from '@abrufbar/domain/profile/settings.ts';
import { settingsTexts } from '@abrufbar/texts/profile/settings.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { Toggle } from '@abrufbar/web/ui/toggle.tsx';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { isView } from '#core/device.ts';
import { ViewReason } from '#core/frame/view-reason.tsx';
import type { Company } from '#core/session.ts';
import { PushToggle } from '#profile/push-toggle.tsx';
import { optimisticChange } from '#profile/setting-change.ts';
import { SettingRow, SettingRows } from '#profile/setting-rows.tsx';

const t = reader(settingsTexts);

const MAILS = [
  { type: 'CallOff', label: 'settings.call_off', hint: 'settings.call_off.hint' }, // SET-01
  { type: 'Reminder', label: 'settings.reminder', hint: 'settings.reminder.hint' }, // SET-02
] as const;

type SettingTogglesProps = {
  readonly settings: OutputOf<typeof profile.settings> | undefined;
  /** Without one nothing can be switched (SET-05). */
  readonly company: Company | undefined;
};

/** Subjects the person is notified about in the selected company. */
export const SettingToggles = ({ settings, company }: SettingTogglesProps) => {
  const cache = useQueryClient();
  const reason = useId();
  const company_number = company?.company_nr ?? null;
  const { queryKey } = query(profile.settings, company_number === null ? null : { company_number });
  const { mutate, isPending } = useCall(profile.updateSetting, {
    ...optimisticChange(({ type, status }) => {
      const put = (value: typeof status) =>
        cache.setQueryData(queryKey, (known) => known && { ...known, [type]: value });
      void cache.cancelQueries({ queryKey }); // a running read does not contain the change
      put(status);
      return () => put(!status);
    }),
    onSettled: () => void refresh(profile.settings),
  });
  const set = (type: Type) => (status: boolean) => mutate({ company_number, type, status });
  return (
    <SettingRows busy={isPending}>
      {isView && (
        <SettingRow>
          <ViewReason id={reason} />
        </SettingRow>
      )}
      {MAILS.map(({ type, label, hint }) => (
        <SettingRow key={type}>
          <Toggle
            label={t(label)}
            hint={t(hint)}
            disabled={!settings || isView}
            aria-describedby={isView ? reason : undefined}
            checked={settings?.[type] ?? false}
            onChange={({ currentTarget: { checked } }) => set(type)(checked)}
          />
        </SettingRow>
      ))}
      <SettingRow>
        <PushToggle
          isRequested={settings?.PushNotification ?? false}
          disabled={!settings || isView}
          reason={isView ? reason : undefined}
        />
      </SettingRow>
    </SettingRows>
  );
};
