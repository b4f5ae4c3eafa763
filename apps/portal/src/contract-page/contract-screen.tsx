import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { SubNav } from '@abrufbar/web/ui/sub-nav.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone, Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useContractSelection } from '#contract-page/use-contract-selection.ts';
import { isNotFound, type Contract } from '#contract-page/contract.ts';
import { contractPages, type ContractPage } from '#contract-page/contract-pages.ts';
import { FavouriteStar } from '#contract-page/favourite-star.tsx';
import { NotFound } from '#core/frame/not-found.tsx';
import { href } from '#core/navigation/paths.ts';
import { goBack } from '#core/navigation/router.ts';
import { Screen } from '#core/frame/screen.tsx';
import { useIsWide } from '#core/media-query.ts';
import { useSession } from '#core/session.ts';
import { settled } from '#core/settled.ts';

const t = reader({ ...contractsTexts, ...generalTexts });

type ContractScreenProps = {
  readonly id: string;
  readonly read: UseQueryResult<Contract>;
  readonly page: ContractPage;
  /** Name of the page in the window; the site's own name where left out. */
  readonly title?: string;
  /** Second line; the number alone where left out. */
  readonly line?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Frame of all pages of a contract: its name, the star, the links to the other pages. */
export const ContractScreen = (props: ContractScreenProps) => {
  const { id, read, page, title, line, actions, children } = props;
  const { error } = read;
  const { permissions, permissionsKnown } = useSession();
  const isWide = useIsWide();
  const isSettled = useStore(settled);
  useContractSelection(read);
  // Beside its actions the head of a wide screen has one to four lines, so it waits for the rights as well.
  const contract = !isWide || isSettled || permissionsKnown ? read.data : undefined;
  const isHeadOpen = isWide && !isSettled && !contract;
  const drawing = String(isHeadOpen);

  if (isNotFound(error)) {
    return (
      <NotFound
        bar={t('sites.title')}
        title={t('contract.not_found')}
        href={href('construction-site')}
        way={t('contract.to_sites')}
      />
    );
  }
  const name = contract?.contract_name ?? t('contract.title');
  return (
    <Screen
      title={title ?? name}
      bar={
        <AppBar
          key={drawing}
          title={name}
          line={contract ? (line ?? contract.contract_number) : ''}
          back={{ label: t('common.back'), onClick: () => goBack(href('construction-site')) }}
          action={
            contract && (
              <FavouriteStar
                id={id}
                number={contract.contract_number}
                name={name}
                favorite={contract.favorite}
              />
            )
          }
        />
      }
      nav={
        !isHeadOpen && (
          <SubNav
            label={t('contract.nav.label')}
            items={contractPages(permissions).map((route) => ({
              href: href(route, { id }), // every page of a contract takes its id (CON-09)
              label: t(`contract.nav.${route}`),
              current: route === page,
            }))}
          />
        )
      }
      actions={actions}
      drawing={drawing}
    >
      {isHeadOpen && <HeadBones />}
      {children}
    </Screen>
  );
};

/** Hides the content until its place below the head is known. */
const HeadBones = () => (
  <Skeleton>
    <Card>
      <CardPart layout="stack">
        <Bone shape="title" />
        <Bone shape="line" />
        <Bone shape="line" />
      </CardPart>
    </Card>
  </Skeleton>
);
