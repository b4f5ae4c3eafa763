import { dashboardTexts } from '@abrufbar/texts/frame/dashboard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { href } from '#core/navigation/paths.ts';

const t = reader(dashboardTexts);

export const RecentHead = () => (
  <SectionHead
    title={t('dashboard.recent')}
    link={{ href: href('construction-site'), label: t('dashboard.all_sites') }}
  />
);

/** Skeleton of a recent contract. */
export const RecentSkeleton = () => (
  <Card>
    <CardPart layout="stack">
      <Bone shape="title" />
      <Bone shape="short" />
    </CardPart>
    <CardPart layout="stack">
      <Bone shape="line" />
      <Bone shape="figure" />
    </CardPart>
  </Card>
);
