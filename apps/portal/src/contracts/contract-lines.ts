import { isOpen } from '@abrufbar/domain/contracts/status.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { period } from '@abrufbar/web/format.ts';

const t = reader(contractsTexts);

type Numbers = { readonly contract_number: string; readonly building_site_number: string | null };
type Period = {
  readonly contract_date_start: string | null;
  readonly contract_date_end: string | null;
};

/** `40018277 · Baustelle BS-2291`; the number alone where the site has none. */
export const numberLine = ({ contract_number, building_site_number }: Numbers): string =>
  building_site_number === null
    ? contract_number
    : t('sites.number', { vertrag: contract_number, baustelle: building_site_number });

/** `01.03.25 – 31.10.26`; null for a contract without days. */
export const periodLine = (contract: Period): string | null => {
  const { contract_date_start: start, contract_date_end: end } = contract;
  return start === null && end === null ? null : period(start, end);
};

export const deliveriesLine = (n: number): string => t(`sites.deliveries${plural(n)}`, { n });
export const callOffsLine = (n: number): string => t(`sites.calloffs${plural(n)}`, { n });

type Head = Numbers &
  Period & {
    readonly vk_org: string;
    readonly contract_status: number;
    readonly contract_status_text: string;
  };

/** Second line of the contract page; a closed contract says so. */
export const headLine = (contract: Head, isWide: boolean): string => {
  const parts = isWide
    ? [numberLine(contract), periodLine(contract)?.replaceAll(' ', '\u00A0') ?? null]
    : [contract.contract_number, contract.vk_org];
  const status = isOpen(contract.contract_status) ? null : contract.contract_status_text;
  return [...parts, status].filter((part) => part !== null).join(' · ');
};
