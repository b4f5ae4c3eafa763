import { invoicesTexts } from '@abrufbar/texts/documents-invoice-list.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import type { ReactNode } from 'react';
import { CompanyLine } from '#companies/company-line.tsx';
import { useContract } from '#contract-page/contract.ts';
import { ContractScreen } from '#contract-page/contract-screen.tsx';
import { Screen } from '#core/frame/screen.tsx';

const t = reader(invoicesTexts);

type InvoicesFrameProps = {
  readonly id: string;
  readonly count: string | undefined;
  readonly children: ReactNode;
};

/** One of the pages of a contract, or a page of the company. */
export const InvoicesFrame = ({ id, ...page }: InvoicesFrameProps) =>
  id === 'all' ? <OfCompany {...page} /> : <OfContract id={id} {...page} />;

const OfCompany = ({ children }: Pick<InvoicesFrameProps, 'children'>) => (
  <Screen
    title={t('invoice.title')}
    bar={<AppBar title={t('invoice.title')} line={<CompanyLine />} />}
  >
    {children}
  </Screen>
);

const OfContract = ({ id, count, children }: InvoicesFrameProps) => {
  const contract = useContract(id);
  const number = contract.data?.contract_number;
  return (
    <ContractScreen
      id={id}
      read={contract}
      page="invoices"
      title={t('invoice.title')}
      line={number && [number, count].filter(Boolean).join(' · ')}
    >
      {children}
    </ContractScreen>
  );
};
