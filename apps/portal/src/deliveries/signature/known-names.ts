import { useStore } from '@abrufbar/web/store.ts';
import { signerNames } from '#core/device-rest.ts';
import { useSession } from '#core/session.ts';

const MAX_NAMES = 6;

const namesIn = (kept: string | null): readonly string[] => kept?.split('\n') ?? [];

/** The own name, and those that have signed on this device, the latest first. */
export const useKnownNames = () => {
  const { user } = useSession();
  const kept = namesIn(useStore(signerNames));
  const own = user ? `${user.first_name} ${user.last_name}`.trim() : '';
  return { own, names: [...new Set([own, ...kept])].filter((name) => name !== '') };
};

export const rememberName = (name: string): void => {
  const others = namesIn(signerNames.get()).filter((one) => one !== name);
  signerNames.set([name, ...others].slice(0, MAX_NAMES).join('\n'));
};
