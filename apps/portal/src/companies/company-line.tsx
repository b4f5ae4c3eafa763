import { KeptEnd } from '@abrufbar/web/ui/kept-end.tsx';
import { LineSelect } from '@abrufbar/web/ui/line-select.tsx';
import { labelParts } from '#companies/label-parts.ts';
import { useCompanyChoice } from '#companies/company-choice.tsx';

/** The company as second line of a title; `wraps`: as many lines as it takes. */
export const CompanyLine = ({ wraps = false }: { readonly wraps?: boolean }) => {
  const { label, value, company, onClick, sheet } = useCompanyChoice();
  const drawn = company && !wraps ? <KeptEnd {...labelParts(company)} /> : value;
  return (
    <>
      {onClick ? (
        <LineSelect label={label} value={value} onClick={onClick}>
          {drawn}
        </LineSelect>
      ) : (
        drawn
      )}
      {sheet}
    </>
  );
};
