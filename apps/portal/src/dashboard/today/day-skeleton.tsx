import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';

/** The next lorry and what waits, before they are known. */
export const DaySkeleton = () => (
  <>
    <Card>
      <CardPart layout="stack">
        <Bone shape="short" />
        <Bone shape="plate" />
        <Bone shape="title" />
        <Bone shape="line" />
        <Bone shape="line" />
        <Bone shape="figure" />
      </CardPart>
    </Card>
    <Card>
      <CardPart layout="stack">
        <Bone shape="title" />
        <Bone shape="line" />
        <Bone shape="figure" />
      </CardPart>
    </Card>
  </>
);
