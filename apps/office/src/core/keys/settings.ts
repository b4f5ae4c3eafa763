import { me } from '@abrufbar/contract/staff/session.ts';
import { query } from '@abrufbar/web/data.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { cache } from '#core/api/cache.ts';
import { keySettings } from '#core/device.ts';
import { ACTIONS, ALL_ACTIONS, isChangeable, type Action } from '#core/keys/actions.ts';

/** Keys of one person: all signs off, or some moved; an empty key is switched off (OFF-35). */
type Settings = {
  readonly off?: boolean;
  readonly keys?: Readonly<Partial<Record<Action, string>>>;
};

const personId = (): string => cache.getQueryData(query(me, {}).queryKey)?.id ?? '';

const readAll = (): Readonly<Record<string, Settings>> => {
  try {
    return JSON.parse(keySettings.get() ?? '{}') as Record<string, Settings>; // written below on this device
  } catch {
    return {}; // edited by hand: counts as empty
  }
};

const read = (): Settings => readAll()[personId()] ?? {};
const write = (settings: Settings): void =>
  keySettings.set(JSON.stringify({ ...readAll(), [personId()]: settings }));

/** The key of an action; null when it is switched off. */
export const keyOf = (action: Action): string | null => {
  const { off = false, keys = {} } = read();
  if (!isChangeable(action)) return ACTIONS[action].key;
  return off ? null : (keys[action] ?? ACTIONS[action].key) || null;
};

/** The key of an action, drawn again when the person changes it. */
export const useKeyOf = (action: Action): string | null => {
  useStore(keySettings);
  return keyOf(action);
};

export const useKeysAreOff = (): boolean => {
  useStore(keySettings);
  return read().off ?? false;
};

export const switchKeys = (off: boolean): void => write({ ...read(), off });

/** Chooses the key of an action; '' switches it off. Returns the action that has the key already. */
export const changeKey = (action: Action, key: string): Action | null => {
  const taken =
    key === '' ? undefined : ALL_ACTIONS.find((one) => one !== action && keyOf(one) === key);
  if (taken) return taken;
  write({ ...read(), keys: { ...read().keys, [action]: key } });
  return null;
};
