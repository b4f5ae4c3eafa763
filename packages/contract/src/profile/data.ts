import { OFFERED_TOGGLES } from '@abrufbar/domain/profile/settings.ts';
import { THEME } from '@abrufbar/domain/session/session.ts';
import { person } from '#profile/person.ts';
import * as z from 'zod/mini';

/** A person with the settings in one company; theme, tips and push are the same in all (ENT-09 to ENT-11, T-54). */
export const profileData = z.object({
  ...person,
  CallOff: z.boolean(),
  Reminder: z.boolean(),
  Tips: z.boolean(),
  /** The user's setting; each device decides whether it subscribes (D-55). */
  PushNotification: z.boolean(),
  Theme: z.literal(Object.values(THEME)),
  settings_options: z.array(
    z.object({ type: z.enum(OFFERED_TOGGLES), label: z.string(), status: z.boolean() }),
  ),
});
