import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone, Skeleton } from '@abrufbar/web/ui/skeleton.tsx';

/** Skeleton of person and facts. */
export const ProfileSkeleton = () => (
  <Skeleton>
    <Card>
      <CardPart layout="stack">
        <Bone shape="disc" />
        <Bone shape="title" />
      </CardPart>
    </Card>
    <Card>
      {['email', 'since', 'role'].map((row) => (
        <CardPart key={row} layout="ends">
          <Bone shape="short" />
          <Bone shape="line" />
        </CardPart>
      ))}
    </Card>
  </Skeleton>
);
