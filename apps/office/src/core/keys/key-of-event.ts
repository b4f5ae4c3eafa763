type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Name of a pressed key as the table of actions writes it; Shift is part of the sign it makes. */
export const keyOfEvent = ({ key, ctrlKey, metaKey, altKey }: Pressed): string | null => {
  if (altKey || ['Control', 'Shift', 'Alt', 'Meta'].includes(key)) return null;
  const sign = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Ctrl+${sign}` : sign;
};
