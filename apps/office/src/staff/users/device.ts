import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts } from '@abrufbar/texts/staff/users.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { smartphone } from '@abrufbar/web/ui/icons/account.ts';
import { laptop, monitor } from '@abrufbar/web/ui/icons/office-parts.ts';

const t = reader(staffScreenTexts);

type Device = { readonly browser: string | null; readonly system: string | null };

/** `Firefox, Windows`; what is not known is left out. */
export const deviceName = ({ browser, system }: Device): string => {
  if (browser !== null && system !== null) return t('bo.staff.device', { browser, system });
  return browser ?? system ?? t('bo.staff.device_unknown');
};

const PHONES = ['iPhone', 'iPad', 'Android'];
const LAPTOPS = ['Mac', 'Chromebook'];

export const deviceIcon = ({ system }: Device): IconPath => {
  if (system !== null && PHONES.includes(system)) return smartphone;
  return system !== null && LAPTOPS.includes(system) ? laptop : monitor;
};
