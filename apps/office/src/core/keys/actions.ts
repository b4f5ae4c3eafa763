import { isRouteName } from '#core/navigation/paths.ts';

/**
 * Actions of keys, and the key each of them has unless a person chose another (docs/design.md section 14.3). A letter
 * is one key, `g t` two in a row. `row` acts while a row or bar has focus, `page` anywhere but in a field.
 */
export const ACTIONS = {
  palette: { key: 'Ctrl+k', scope: 'always' },
  help: { key: '?', scope: 'page' },
  search: { key: '/', scope: 'page' },
  send: { key: 'Ctrl+Enter', scope: 'always' },
  save: { key: 'Ctrl+s', scope: 'always' },
  select: { key: 'x', scope: 'row' },
  confirm: { key: 'b', scope: 'row' },
  review: { key: 'p', scope: 'row' },
  refuse: { key: 'a', scope: 'row' },
  template: { key: 't', scope: 'row' },
  reset: { key: 'r', scope: 'row' },
  undo: { key: 'z', scope: 'row' },
  next: { key: 'n', scope: 'row' },
  today: { key: 'h', scope: 'row' },
  before: { key: 'ArrowLeft', scope: 'page' },
  after: { key: 'ArrowRight', scope: 'page' },
  object: { key: 'o', scope: 'row' },
  calloffs: { key: 'g a', scope: 'page' },
  day: { key: 'g t', scope: 'page' },
  deliveries: { key: 'g l', scope: 'page' },
  claims: { key: 'g r', scope: 'page' },
  contracts: { key: 'g v', scope: 'page' },
  customers: { key: 'g k', scope: 'page' },
  reports: { key: 'g b', scope: 'page' },
} as const satisfies Readonly<Record<string, { key: string; scope: Scope }>>;

type Scope = 'always' | 'page' | 'row';
export type Action = keyof typeof ACTIONS;

const isAction = (name: string): name is Action => Object.hasOwn(ACTIONS, name);
/** Keys of areas are named like their screens; they are left out as long as there is no screen. */
const leadsSomewhere = (action: Action): boolean =>
  !ACTIONS[action].key.startsWith('g ') || isRouteName(action);

export const ALL_ACTIONS: readonly Action[] = Object.keys(ACTIONS)
  .filter(isAction)
  .filter(leadsSomewhere);

/** Whether a person may choose another key, or switch it off: keys of signs without Ctrl (WCAG 2.1.4). */
export const isChangeable = (action: Action): boolean =>
  ACTIONS[action].scope !== 'always' && !ACTIONS[action].key.startsWith('Arrow');
