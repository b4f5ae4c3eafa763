import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { WizardScreen } from '#call-offs/wizard/screen.tsx';
import { Waiting } from '#core/frame/waiting.tsx';

type Read = Parameters<typeof Waiting>[0]['read'];

/** The wizard while its data loads, or a retry button. */
export const WizardSkeleton = ({
  reads: [first, ...others],
}: {
  reads: readonly [Read, ...Read[]];
}) => {
  const failed = [first, ...others].filter(({ isError }) => isError);
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()));
  return (
    <WizardScreen contractId={undefined} step={1}>
      <Waiting read={failed[0] ? { ...failed[0], refetch: retry } : first}>
        <Card>
          <CardPart layout="stack">
            <Bone shape="title" />
            <Bone shape="short" />
          </CardPart>
        </Card>
        <Bone shape="line" />
        <Bone shape="figure" />
        <Bone shape="line" />
        <Bone shape="figure" />
      </Waiting>
    </WizardScreen>
  );
};
