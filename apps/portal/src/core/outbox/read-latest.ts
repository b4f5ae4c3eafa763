/** Each call reads; only the result of the last call is shown, and earlier calls resolve with it. */
export const readLatest = <T>(
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
