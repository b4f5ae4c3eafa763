import {
  MAX_PAGE_NAME,
  officeCreatePage,
  officePages,
} from '@abrufbar/contract/content/office-pages.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { isHelpPath, MAX_HELP_PATH } from '@abrufbar/domain/content/pages.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { bookOpenText } from '@abrufbar/web/ui/icons/office.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useId, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { useAttempt } from '#core/use-attempt.ts';
import styles from '#content/texts.module.css';

const t = reader(contentOfficeTexts);

/** Makes a help page for a page of the portal that the list does not name (OFF-149). */
export const NewPageDialog = ({ onClose }: { onClose: () => void }) => {
  const [path, setPath] = useState('/');
  const [name, setName] = useState('');
  const [wasTried, attempt] = useAttempt();
  const form = useId();
  const create = useCall(officeCreatePage, {
    quiet: [422],
    onSuccess: async () => {
      await refresh(officePages);
      onClose();
      showFlash('sucess', t('bo.txt.new_page_done', { pfad: path.trim() }));
      await go(href('texts', {}, { view: 'help', page: path.trim() }));
    },
  });
  const isTaken = create.error instanceof CallError && create.error.status === 422;
  const isWrong = !isHelpPath(path.trim());
  return (
    <Dialog
      icon={bookOpenText}
      title={t('bo.txt.new_page')}
      text={t('bo.txt.new_page_text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.txt.cancel')}
          </Button>
          <Button size={44} type="submit" form={form} busy={create.isPending}>
            {t('bo.txt.new_page')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          attempt();
          if (!isWrong && name.trim() !== '')
            create.mutate({ path: path.trim(), name: name.trim() });
        }}
      >
        <TextField
          label={t('bo.txt.new_path')}
          hint={t('bo.txt.new_path_hint', { id: '{id}' })}
          error={
            (wasTried && isWrong && t('bo.txt.new_path_wrong', { id: '{id}' })) ||
            (isTaken && t('bo.txt.new_path_taken'))
          }
          value={path}
          maxLength={MAX_HELP_PATH}
          autoCapitalize="none"
          size={44}
          onChange={({ target }) => {
            create.reset();
            setPath(target.value);
          }}
        />
        <TextField
          label={t('bo.txt.new_name')}
          error={wasTried && name.trim() === '' && t('bo.txt.new_name_missing')}
          value={name}
          maxLength={MAX_PAGE_NAME}
          size={44}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
};
