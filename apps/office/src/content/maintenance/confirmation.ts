import { toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffMaintenanceTexts } from '@abrufbar/texts/staff/maintenance.ts';
import type { Entry } from '#content/maintenance/entry.ts';

const t = reader(staffMaintenanceTexts);

/** Words of the question before a maintenance: what happens to how many people. */
export const confirmation = ({ begins, startsAt }: Entry, people: number) => {
  if (begins === 'later') {
    const [day = '', time = ''] = startsAt.split('T');
    const zeit = `${toShortDmy(day)}, ${time}`;
    return {
      title: t('bo.mnt.plan_title'),
      text: t('bo.mnt.plan_text', { zeit }),
      act: t('bo.mnt.plan'),
    };
  }
  return { title: t('bo.mnt.confirm_title'), text: peopleLose(people), act: t('bo.mnt.confirm') };
};

const peopleLose = (people: number): string => {
  if (people === 0) return t('bo.mnt.confirm_text_none');
  return people === 1 ? t('bo.mnt.confirm_text_one') : t('bo.mnt.confirm_text_many', { n: people });
};
