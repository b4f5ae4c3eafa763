import { officeGalleryTexts } from '@abrufbar/texts/staff/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { circleCheck, circleX } from '@abrufbar/web/ui/icons/basic.ts';
import { filePenLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { messageSquare } from '@abrufbar/web/ui/icons/office-parts.ts';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { keyOf } from '#core/keys/settings.ts';
import { Chip } from '#core/parts/chip.tsx';
import { DiffTable } from '#core/parts/diff-table.tsx';
import { KeyFigures } from '#core/parts/key-figures.tsx';
import { LoadChart } from '#core/parts/load-chart.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { Timeline } from '#core/parts/timeline.tsx';

const t = reader(officeGalleryTexts);

const LOADS = [0, 80, 120, 140, 140, 140, 108, 72, 80, 80, 60, 20, 0];

/** A drawer as the review of a change request has it. */
export const SampleDrawer = ({
  onStep,
  onClose,
}: {
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}) => (
  <Drawer
    title={t('bo.gallery.calloff')}
    text={t('bo.gallery.received')}
    chip={
      <Chip role="review" icon={filePenLine} large>
        {t('bo.gallery.status.30')}
      </Chip>
    }
    actions={
      <>
        <Button variant="destructive" size={44} icon={circleX} caps={keyOf('refuse')}>
          {t('bo.gallery.refuse')}
        </Button>
        <Button size={44} icon={circleCheck} caps={keyOf('confirm')}>
          {t('bo.gallery.accept')}
        </Button>
      </>
    }
    onStep={onStep}
    onClose={onClose}
  >
    <DiffTable
      label={t('bo.gallery.change')}
      rows={[
        {
          key: 'amount',
          field: t('bo.gallery.amount'),
          old: '240,00 t',
          wanted: '260,00 t',
          delta: '+ 20,00 t',
        },
        {
          key: 'begin',
          field: t('bo.gallery.begin'),
          old: 'Mi, 19.11.25, 07:00',
          wanted: 'Mi, 19.11.25, 06:30',
          delta: '− 30 min',
        },
        { key: 'end', field: t('bo.gallery.end'), old: 'Mi, 19.11.25, 15:00', wanted: null },
      ]}
    />
    <Notice tone="rest" icon={messageSquare}>
      {t('bo.gallery.note')}
    </Notice>
    <KeyFigures
      figures={[
        { label: t('bo.gallery.target'), value: '4.800 t' },
        { label: t('bo.gallery.delivered'), value: '3.264 t' },
        { label: t('bo.gallery.open'), value: '1.224 t' },
      ]}
    />
    <LoadChart
      label={t('bo.gallery.hours')}
      openLabel={t('bo.gallery.this')}
      limit={200}
      unit="t"
      hours={LOADS.map((confirmed, at) => ({
        hour: 5 + at,
        confirmed,
        open: at > 0 && at < 10 ? 30 + (at === 4 ? 60 : 0) : 0,
      }))}
    />
    <Timeline
      label={t('bo.gallery.history')}
      events={[
        {
          key: 'change',
          icon: filePenLine,
          role: 'review',
          what: t('bo.gallery.change'),
          who: t('bo.gallery.changer'),
          time: '07:03',
        },
        {
          key: 'confirmed',
          icon: circleCheck,
          role: 'ok',
          what: t('bo.gallery.confirmed'),
          who: t('bo.gallery.person'),
          time: 'Mo, 11:20',
        },
      ]}
    />
    <TextField label={t('bo.gallery.answer')} />
  </Drawer>
);
