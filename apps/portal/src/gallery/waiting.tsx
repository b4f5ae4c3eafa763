import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { Bone, Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import styles from './gallery.module.css';
import { Section } from '#gallery/section.tsx';

const t = reader(galleryTexts);

export const Waiting = () => (
  <Section title={t('gallery.empty')}>
    <Skeleton>
      <Card>
        <CardPart>
          <div className={styles.tile}>
            <Bone shape="tile" />
            <div className="stack">
              <Bone shape="title" />
              <Bone shape="short" />
            </div>
          </div>
          <div className={styles.between}>
            <Bone shape="plate" />
            <Bone shape="figure" />
          </div>
        </CardPart>
        <CardPart foot>
          <div className={styles.between}>
            <Bone shape="line" />
            <Bone shape="chip" />
          </div>
        </CardPart>
      </Card>
    </Skeleton>
    <EmptyState
      drawing="sieve"
      title={t('gallery.empty_title')}
      action={<Button variant="tinted">{t('gallery.empty_action')}</Button>}
    >
      {t('gallery.empty_text')}
    </EmptyState>
  </Section>
);
