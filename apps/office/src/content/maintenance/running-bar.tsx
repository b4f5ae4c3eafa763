import {
  officeEndMaintenance,
  officeMaintenance,
  officeRunningMaintenance,
} from '@abrufbar/contract/content/office-maintenance.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffMaintenanceTexts } from '@abrufbar/texts/staff/maintenance.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { wrench } from '@abrufbar/web/ui/icons/delivery.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQuery } from '@tanstack/react-query';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import { PageBar } from '#core/frame/page-bar.tsx';
import { useMe } from '#core/session.ts';

const t = reader(staffMaintenanceTexts);

/** Planned ones begin by themselves, and colleagues switch too. */
const ASK_INTERVAL_MS = 20_000;

/** Over every page while the portal of the brand is closed (OFF-184). */
export const RunningBar = () => {
  const { data } = useQuery({
    ...query(officeRunningMaintenance, {}, { quiet: 'all' }),
    refetchInterval: ASK_INTERVAL_MS,
  });
  const isAdmin = useMe()?.role === 'admin';
  const end = useCall(officeEndMaintenance, {
    onError: sayRefusal,
    onSuccess: () => showFlash('sucess', t('bo.mnt.done_off')),
    onSettled: () => refresh(officeRunningMaintenance, officeMaintenance),
  });
  const running = data?.items.at(-1);
  const text = running ? t('bo.mnt.bar', { zeit: berlinTime(new Date(running.starts_at)) }) : null;
  return (
    <PageBar icon={wrench} tone="warn" text={text}>
      {isAdmin && running?.can_change && (
        <Button
          variant="secondary"
          size={30}
          busy={end.isPending}
          onClick={() => end.mutate({ id: running.id, version: running.version })}
        >
          {t('bo.mnt.off_button')}
        </Button>
      )}
    </PageBar>
  );
};
