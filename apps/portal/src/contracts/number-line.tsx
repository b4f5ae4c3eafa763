/** Numbers of a contract on its card; the line never breaks at a hyphen within one of them. */
export const NumberLine = ({ children }: { readonly children: string }) => {
  const words = children.split(' ');
  return (
    <p className="small ink-3">
      {words.flatMap((word, at) => {
        const beginning = words.slice(0, at + 1).join(' '); // a word may stand there twice
        return [
          at > 0 && ' ',
          <span key={beginning} className="whole">
            {word}
          </span>,
        ];
      })}
    </p>
  );
};
