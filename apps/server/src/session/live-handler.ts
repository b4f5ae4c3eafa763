import * as session from '@abrufbar/contract/session/live.ts';
import { stream } from '#core/calls/context.ts';

export const live = stream(session.live);
