import { chosenCompany, persisted } from '#core/device.ts';
import { href } from '#core/navigation/paths.ts';
import { go, place } from '#core/navigation/router.ts';
import { isOfContract } from '#core/navigation/route-kind.ts';
import { entryTime } from '#core/navigation/scroll.ts';
import type { User } from '#core/session.ts';

/** Instant of the last switch in this window, by which „back“ knows what is older, after a reload too. */
const switchedAt = persisted('switched', 'sessionStorage');

/** Whether the page on show was opened before the person last switched the company: by the back button. */
export const isBeforeSwitch = (): boolean => {
  const opened = entryTime(history.state);
  return opened > 0 && opened < Number(switchedAt.get());
};

/** Switches the company; everything that depends on it is read for the new one (D-04). */
export const selectCompany = (companyNumber: string): void => {
  switchedAt.set(String(Date.now()));
  chosenCompany.set(companyNumber);
  if (isOfContract(place.get().name)) void go(href('construction-site'));
};

/** A page of another company's contract was opened by its address: the company follows it. */
export const followContract = (companyNumber: string, { available_companies }: User): void => {
  const company = available_companies.find(({ company_nr }) => company_nr === companyNumber);
  if (company) chosenCompany.set(companyNumber);
};
