/** Numbers of a contract on its card; the line never breaks at a hyphen within one of them. */
export const NumberLine = ({ children }: { readonly children: string }) => (
  <p className="small ink-3">
    {children.split(' ').flatMap((word, at) => [
      at > 0 && ' ',
      <span key={`${at} ${word}`} className="whole">
        {word}
      </span>,
    ])}
  </p>
);
