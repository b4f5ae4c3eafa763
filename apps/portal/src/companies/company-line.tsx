import { LineSelect } from '@abrufbar/web/ui/line-select.tsx';
import { useCompanyChoice } from '#companies/company-choice.tsx';

/** The company as second line of a title. */
export const CompanyLine = () => {
  const { label, value, onClick, sheet } = useCompanyChoice();
  return (
    <>
      {onClick ? <LineSelect label={label} value={value} onClick={onClick} /> : value}
      {sheet}
    </>
  );
};
