/** Reads anew at every call; what the last call reads is shown, and whoever began an earlier one waits for that. */
export const lastRead = <T>(
  read: () => Promise<T>,
  show: (value: T) => void,
): (() => Promise<void>) => {
  let newest: Promise<void> = Promise.resolve();
  return () => {
    const own: Promise<void> = read().then((value) => (own === newest ? show(value) : newest));
    newest = own;
    return own;
  };
};
