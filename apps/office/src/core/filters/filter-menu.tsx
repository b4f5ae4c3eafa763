import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { chevronDown } from '@abrufbar/web/ui/icons/basic.ts';
import { Menu } from '#core/controls/menu.tsx';
import styles from './filter-button.module.css';

type FilterMenuProps<Value extends string> = {
  icon: IconPath;
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: Value;
  onChange: (chosen: Value) => void;
};

/** One of a few values; one of them is always chosen. */
export const FilterMenu = <Value extends string>(props: FilterMenuProps<Value>) => {
  const { icon, label, options, chosen, onChange } = props;
  const name = options.find(({ value }) => value === chosen)?.label ?? '';
  return (
    <Menu
      label={`${label}: ${name}`}
      buttonClass={styles.button}
      align="start"
      button={
        <>
          <Icon icon={icon} size={16} />
          <span className={styles.text}>{name}</span>
          <Icon icon={chevronDown} size={16} />
        </>
      }
      entries={options.map((option) => ({
        key: option.value,
        label: option.label,
        checked: option.value === chosen,
        onSelect: () => onChange(option.value),
      }))}
    />
  );
};
