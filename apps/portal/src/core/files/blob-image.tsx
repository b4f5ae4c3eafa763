import { useCallback } from 'react';

type BlobImageProps = {
  readonly file: Blob;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  readonly className?: string | undefined;
};

/** A picture that was fetched with the token: an image element could not send it. */
export const BlobImage = ({ file, alt, className }: BlobImageProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={alt} decoding="async" className={className} />;
};
