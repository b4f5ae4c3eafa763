import { HeaderField } from '@abrufbar/web/ui/brand-header.tsx';
import { building } from '@abrufbar/web/ui/icons/navigation.ts';
import { useCompanyChoice } from '#companies/company-choice.tsx';

/** The company in the head of the start page. */
export const CompanyHeader = () => {
  const { sheet, ...field } = useCompanyChoice();
  return (
    <>
      <HeaderField icon={building} {...field} />
      {sheet}
    </>
  );
};
