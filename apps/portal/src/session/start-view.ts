import { persisted } from '#core/device.ts';
import { href } from '#core/navigation/paths.ts';

/** Staff look as a person: the window loads again, keeps everything to itself, and shows so (OFF-87). */
export const startView = (bearer: string): Promise<never> => {
  persisted('token', 'sessionStorage').set(bearer);
  location.replace(href('dashboard'));
  return new Promise(() => {}); // the page that asked shows nothing more
};
