import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';

/** A contract card before its data. */
export const ContractSkeleton = () => (
  <Card>
    <CardPart layout="stack">
      <Bone shape="title" />
      <Bone shape="short" />
      <Bone shape="line" />
      <Bone shape="line" />
    </CardPart>
    <CardPart foot>
      <Bone shape="chip" />
    </CardPart>
  </Card>
);
