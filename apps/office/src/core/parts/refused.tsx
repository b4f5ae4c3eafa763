import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { Notice } from '#core/parts/notice.tsx';

/** A refusal of the server, beside the entry; a lost connection is said by a flash. */
export const Refused = ({ error }: { error: Error | null }) =>
  error instanceof CallError &&
  [403, 404, 409, 422].includes(error.status) && (
    <Notice tone={error.status === 409 ? 'warn' : 'danger'} live>
      <p>{error.errors[0]?.message ?? error.message}</p>
    </Notice>
  );
