import { store } from '@abrufbar/web/store.ts';

/** Asked when a call needs a fresh code (OFF-10); the answer says whether one was given. */
type Question = { readonly answer: (given: boolean) => void };

export const stepUpQuestion = store<Question | null>(null);

let asked: Promise<boolean> | null = null;

/** Calls that are refused together ask once. */
export const askForCode = (): Promise<boolean> => {
  asked ??= new Promise<boolean>((resolve) => {
    stepUpQuestion.set({
      answer: (given) => {
        asked = null;
        stepUpQuestion.set(null);
        resolve(given);
      },
    });
  });
  return asked;
};
