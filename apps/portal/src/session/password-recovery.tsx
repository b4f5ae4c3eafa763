import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { recoverPassword } from '@abrufbar/contract/session/recovery.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { validationTexts } from '@abrufbar/texts/frame/validation.ts';
import { Button, ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Field } from '@abrufbar/web/ui/field.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useRef, useState, type SubmitEvent } from 'react';
import { send } from '#core/api/client.ts';
import { whenLayersClosed } from '@abrufbar/web/ui/layer.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { RecoveryDialog } from '#session/recovery-dialog.tsx';
import { RecoveryFrame } from '#session/recovery-frame.tsx';
import styles from './recovery.module.css';

const t = reader({ ...recoveryTexts, ...validationTexts });

/** Statuses with a text of their own here (ERR-08, ERR-09); 422 is an invalid address too. */
const INVALID_STATUSES = [403, 422];
const UNKNOWN_STATUS = 404;

type State = 'asking' | 'busy' | 'incomplete' | 'invalid' | 'unknown' | 'sent';

/** Asks for the mail with a link for a new password (REC-01 to REC-05). */
export const PasswordRecovery = () => {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>('asking');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'busy') return;
    const isComplete = isEmail(email.trim());
    setState(isComplete ? 'busy' : 'incomplete');
    if (isComplete) setState(await askForLink(email.trim()));
    else field.current?.focus();
  };
  const edit = (value: string) => {
    setEmail(value);
    if (state !== 'busy') setState('asking');
  };
  // Nobody is signed in, so the dashboard leads to the login (REC-05, T-16).
  const leave = () => {
    setState('asking');
    void whenLayersClosed().then(() => go(href('dashboard'), { replace: true }));
  };
  return (
    <RecoveryFrame title={t('recovery.title')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.lead}>{t('recovery.text')}</p>
        {state === 'invalid' && (
          <Note tone="warn" live="alert">
            <p>{t('recovery.invalid_data')}</p>
          </Note>
        )}
        <Field
          ref={field}
          label={t('recovery.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={state === 'incomplete' && t('validation.email')}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" wide busy={state === 'busy' && t('recovery.busy')}>
            {t('recovery.submit')}
          </Button>
          <ButtonLink variant="text" wide href={href('login')}>
            {t('recovery.cancel')}
          </ButtonLink>
        </div>
      </form>
      <RecoveryDialog kind="sent" open={state === 'sent'} email={email.trim()} onClose={leave} />
      <RecoveryDialog kind="fail" open={state === 'unknown'} onClose={() => setState('asking')} />
    </RecoveryFrame>
  );
};

/** Any other failure has been shown already (ERR-10). */
const askForLink = async (email: string): Promise<State> => {
  try {
    await send(recoverPassword, { email }, { quiet: [...INVALID_STATUSES, UNKNOWN_STATUS] });
    return 'sent';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (INVALID_STATUSES.includes(error.status)) return 'invalid';
    return error.status === UNKNOWN_STATUS ? 'unknown' : 'asking';
  }
};
