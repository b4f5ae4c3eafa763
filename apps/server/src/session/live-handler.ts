import * as session from '@abrufbar/contract/session-live.ts';
import { stream } from '#core/context.ts';

export const live = stream(session.live);
