/** Keeps the result of a reading of a file for as long as the file itself: planted breaches change few of many files. */
export const perFile = <File extends object, Result>(
  read: (file: File) => Result,
): ((file: File) => Result) => {
  const known = new WeakMap<File, { readonly result: Result }>();
  return (file) => {
    const { result } = known.get(file) ?? { result: read(file) };
    known.set(file, { result });
    return result;
  };
};
