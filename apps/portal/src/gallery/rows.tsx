import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { Checkbox } from '@abrufbar/web/ui/checkbox.tsx';
import { ChipButton, ChipRow, FilterChip, TagChip } from '@abrufbar/web/ui/filter-chip.tsx';
import { bellRing, slidersHorizontal, star } from '@abrufbar/web/ui/icons/delivery.ts';
import { bell, house, logOut } from '@abrufbar/web/ui/icons/navigation.ts';
import { KeyValue, KeyValueList } from '@abrufbar/web/ui/key-value.tsx';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { PasswordField } from '@abrufbar/web/ui/password-field.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { SearchField } from '@abrufbar/web/ui/search-field.tsx';
import { Table } from '@abrufbar/web/ui/table.tsx';
import { Toggle } from '@abrufbar/web/ui/toggle.tsx';
import { useState } from 'react';
import { Section } from '#gallery/section.tsx';

const t = reader(galleryTexts);
const HERE = '#';
const nothing = () => undefined;

const Search = () => {
  const [term, setTerm] = useState('');
  const texts = { label: t('gallery.search'), clearLabel: t('gallery.search_clear') };
  return <SearchField {...texts} term={term} onTerm={setTerm} />;
};

export const Rows = () => (
  <Section title={t('gallery.row')}>
    <Search />
    <ChipRow label={t('gallery.chip_filter')}>
      <ChipButton icon={slidersHorizontal} onClick={nothing}>
        {t('gallery.chip_filter')}
      </ChipButton>
      <FilterChip icon={star}>{t('gallery.favourites')}</FilterChip>
      <TagChip removeLabel={t('gallery.tag_remove')} onRemove={nothing}>
        {t('gallery.tag')}
      </TagChip>
    </ChipRow>
    <ListRow
      icon={bell}
      title={t('gallery.messages')}
      hint={t('gallery.messages_hint')}
      badge="12"
      href={HERE}
    />
    <div>
      <ListRow tone="menu" icon={house} title={t('gallery.start')} current onClick={nothing} />
      <ListRow tone="danger" icon={logOut} title={t('gallery.leave')} onClick={nothing} />
    </div>
    <Card>
      <KeyValueList>
        <KeyValue label={t('gallery.key')}>{t('gallery.value')}</KeyValue>
        <KeyValue label={t('gallery.supplier_label')}>{t('gallery.supplier')}</KeyValue>
      </KeyValueList>
    </Card>
    <Toggle icon={bellRing} label={t('gallery.toggle')} hint={t('gallery.toggle_hint')} />
    <Checkbox>{t('gallery.agree')}</Checkbox>
    <PasswordField
      label={t('gallery.password')}
      showLabel={t('gallery.password_show')}
      hideLabel={t('gallery.password_hide')}
    />
    <Table
      label={t('gallery.recent')}
      columns={[{ label: t('gallery.material_label') }, { label: t('gallery.amount'), end: true }]}
    >
      <tr>
        <td>
          <a href={HERE} data-row="" className="strong">
            {t('gallery.material')}
          </a>
        </td>
        <td data-end="">
          <Quantity value="26,40" size="m" />
        </td>
      </tr>
    </Table>
  </Section>
);
