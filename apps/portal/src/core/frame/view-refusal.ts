/** Says that staff who look as somebody change nothing (OFF-87). Its words are loaded when they are needed. */
export const refuseInView = (): Promise<void> =>
  import('#core/frame/view-sentence.ts').then((file) => file.showSentence());
