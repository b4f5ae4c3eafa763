type Test = { readonly after: (end: () => Promise<void>) => void };

/** Like `t` or the test file itself, but what began last ends first: a database outlives its users. */
export const reverseCleanup = ({ after }: Test): Test => {
  const ends: (() => Promise<void>)[] = [];
  after(async () => {
    for (const end of ends) await end();
  });
  return { after: (end) => void ends.unshift(end) };
};
