import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { BrandHeader } from '@abrufbar/web/ui/brand-header.tsx';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { IconLink } from '@abrufbar/web/ui/icon-button.tsx';
import {
  bell,
  circleQuestionMark,
  house,
  menu,
  scanQrCode,
  userRound,
} from '@abrufbar/web/ui/icons/navigation.ts';
import { LineSelect } from '@abrufbar/web/ui/line-select.tsx';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { SubNav } from '@abrufbar/web/ui/sub-nav.tsx';
import { TabBar } from '@abrufbar/web/ui/tab-bar.tsx';
import { WordMark } from '@abrufbar/web/ui/word-mark.tsx';
import { Section } from '#gallery/section.tsx';

const t = reader(galleryTexts);
const HERE = '#';
const nothing = () => undefined;

const TABS = [
  { key: 'start', label: t('gallery.start'), icon: house, href: HERE, current: true },
  { key: 'messages', label: t('gallery.messages'), icon: bell, href: HERE, badge: '12' },
  { key: 'scan', label: t('gallery.scan'), icon: scanQrCode, href: HERE, tone: 'scan' as const },
  {
    key: 'help',
    label: t('gallery.help'),
    icon: circleQuestionMark,
    href: HERE,
    tone: 'empty' as const,
  },
  { key: 'menu', label: t('gallery.menu'), icon: menu, onClick: nothing },
];

export const Heads = () => (
  <Section title={t('gallery.head')}>
    <BrandHeader
      brand="nordstein"
      title={t('gallery.brand')}
      line={
        <LineSelect
          label={t('gallery.company_label')}
          value={t('gallery.company')}
          onClick={nothing}
        />
      }
      action={<IconLink icon={userRound} label={t('gallery.profile')} href={HERE} />}
    />
    <AppBar
      title={t('gallery.site')}
      line={t('gallery.site_number')}
      back={{ label: t('gallery.start'), href: HERE }}
    />
    <AppBar
      title={t('gallery.sites')}
      line={
        <LineSelect
          label={t('gallery.company_label')}
          value={t('gallery.company')}
          onClick={nothing}
        />
      }
    />
    <SubNav
      label={t('gallery.site')}
      items={t('gallery.tabs')
        .split(', ')
        .map((label, index) => ({ label, href: `#${index}`, current: index === 1 }))}
    />
    <ActionBar>
      <Button variant="secondary">{t('gallery.button_secondary')}</Button>
      <Button>{t('gallery.button_primary')}</Button>
    </ActionBar>
    <div>
      <TabBar label={t('gallery.menu')} items={TABS} />
    </div>
    <p>
      <WordMark />
    </p>
  </Section>
);
