import { picture } from '@abrufbar/contract/profile/profile.ts';
import { pictureOf } from '@abrufbar/domain/profile/profile.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { BlobImage } from '#core/files/blob-image.tsx';
import styles from './avatar.module.css';

type AvatarProps = {
  readonly person: {
    readonly first_name: string;
    readonly last_name: string;
    readonly img_url: string | null;
  };
  readonly size: 'menu' | 'profile';
};

/** Picture or initials of a person, hidden from screen readers: the name is beside it. */
export const Avatar = ({ person, size }: AvatarProps) => {
  const { first_name, last_name, img_url } = person;
  const id = pictureOf(img_url);
  // The picture of an address never changes; an image element could not send the token for it.
  const read = useQuery({
    ...query(picture, id === null ? null : { id }, { quiet: 'all' }),
    staleTime: Infinity,
    meta: { frame: true },
  });
  const initials = [first_name, last_name].map((name) => [...name][0] ?? '').join('');
  return (
    <span className={`${styles.disc} ${styles[size]}`} aria-hidden="true">
      {id !== null && read.data ? (
        <BlobImage file={read.data} alt="" className={styles.picture} />
      ) : (
        initials.toUpperCase()
      )}
    </span>
  );
};
