import type { Person } from '@abrufbar/contract/profile/person.ts';
import * as profile from '@abrufbar/contract/profile/profile.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { PICTURE } from '@abrufbar/domain/profile/profile.ts';
import { profileTexts } from '@abrufbar/texts/profile/profile.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { camera, trash } from '@abrufbar/web/ui/icons/account.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { useRef, useState } from 'react';
import { Avatar } from '#profile/avatar.tsx';
import { showFlash } from '@abrufbar/web/flash.ts';
import { isView } from '#core/device.ts';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { shrinkPicture } from '#core/files/shrink-picture.ts';
import { sendChange } from '#profile/send-change.ts';
import styles from './picture-card.module.css';

const t = reader(profileTexts);

/** Formats that may be chosen (D-21); the content decides, not the name. */
const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** Name and picture of the person (PRF-01, PRF-02). */
export const PictureCard = ({ person }: { readonly person: Person }) => {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const hasPicture = person.img_url !== null;

  const save = async (profile_image: Uint8Array<ArrayBuffer> | null): Promise<boolean> => {
    const sent = await sendChange(profile.uploadPicture, { profile_image, company_number: null });
    if ('done' in sent) {
      await refresh(session.user, profile.customerProfile);
      return true;
    }
    const { failure } = sent;
    const reason = failure && (failure.errors[0]?.message ?? messageOf(failure));
    if (failure) showFlash('error', reason || t('profile.image_error'));
    return false;
  };
  const choose = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setBusy(true);
    const small = await shrinkPicture(file, { sidePixels: PICTURE.sidePixels, other: 'image/png' });
    if (small) await save(new Uint8Array(await small.arrayBuffer()));
    else showFlash('error', t('profile.image_type'));
    setBusy(false);
  };
  const remove = async () => {
    setAsking(false);
    setBusy(true);
    if (await save(null)) showFlash('sucess', t('profile.image_removed'));
    setBusy(false);
  };
  return (
    <>
      <Card>
        <CardPart layout="stack">
          <div className={styles.person}>
            <Avatar person={person} size="profile" />
            <h2 className={styles.name}>{person.name}</h2>
          </div>
          <div className={styles.buttons}>
            <BindingButton
              variant="tinted"
              icon={camera}
              wide
              busy={isBusy && t('profile.image_busy')}
              onClick={() => input.current?.click()}
            >
              {t(hasPicture ? 'profile.image_change' : 'profile.image_add')}
            </BindingButton>
            {hasPicture && (
              <button
                type="button"
                className={`tap ${styles.remove}`}
                aria-label={t('profile.image_remove')}
                disabled={isBusy || isView}
                onClick={() => setAsking(true)}
              >
                <Icon icon={trash} />
              </button>
            )}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            accept={ACCEPTED}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = ''; // the same file may be chosen again
              void choose(file);
            }}
          />
        </CardPart>
      </Card>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        icon={trash}
        tone="danger"
        title={t('profile.image_remove_title')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('profile.image_keep')}</Button>
            <Button variant="destructive" onClick={() => void remove()}>
              {t('profile.image_remove')}
            </Button>
          </>
        }
      >
        <p>{t('profile.image_remove_text')}</p>
      </Dialog>
    </>
  );
};

/** The server's message explains a bad file; its message for a server error is not shown. */
const messageOf = ({ status, message }: { readonly status: number; readonly message: string }) =>
  status < 500 ? message : '';
