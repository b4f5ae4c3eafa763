import { HeaderField } from '@abrufbar/web/ui/brand-header.tsx';
import { building } from '@abrufbar/web/ui/icons/navigation.ts';
import { useCompanyChoice } from '#companies/company-choice.tsx';

/** The company in the head of the start page. */
export const CompanyHeader = () => {
  const { sheet, label, value, onClick } = useCompanyChoice();
  return (
    <>
      <HeaderField icon={building} label={label} value={value} onClick={onClick} />
      {sheet}
    </>
  );
};
