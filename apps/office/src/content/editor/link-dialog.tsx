import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { link as linkIcon } from '@abrufbar/web/ui/icons/office-editor.ts';
import { useId, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { useAttempt } from '#core/use-attempt.ts';

const t = reader(contentOfficeTexts);

/** Addresses that the cleaner of the portal lets through as well. */
const ADDRESS = /^(?:https?:\/\/\S+|mailto:\S+@\S+|tel:\+?[\d /-]+|\/(?![/\\])\S*)$/;

type LinkDialogProps = {
  /** Address of now; empty for a new link. */
  href: string;
  onClose: () => void;
  /** Null takes the link away. */
  onChoose: (href: string | null) => void;
};

/** Asks where a link leads. */
export const LinkDialog = ({ href, onClose, onChoose }: LinkDialogProps) => {
  const [typed, setTyped] = useState(href);
  const [wasTried, attempt] = useAttempt();
  const form = useId();
  const isWrong = !ADDRESS.test(typed.trim());
  return (
    <Dialog
      icon={linkIcon}
      title={t('bo.txt.link_title')}
      onClose={onClose}
      actions={
        <>
          {href !== '' && (
            <Button variant="destructive" size={44} onClick={() => onChoose(null)}>
              {t('bo.txt.link_remove')}
            </Button>
          )}
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.txt.cancel')}
          </Button>
          <Button size={44} type="submit" form={form}>
            {t('bo.txt.link_set')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          attempt();
          if (!isWrong) onChoose(addressOf(typed.trim()));
        }}
      >
        <TextField
          label={t('bo.txt.link_address')}
          hint={t('bo.txt.link_hint')}
          error={wasTried && isWrong && t('bo.txt.link_wrong')}
          value={typed}
          inputMode="url"
          maxLength={500}
          size={44}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
};

/** Blanks of a telephone number are for reading, not for calling. */
const addressOf = (typed: string): string =>
  typed.startsWith('tel:') ? typed.replace(/[ /-]/g, '') : typed;
