import { texts } from '@abrufbar/texts/lookup/text.ts';

/** Files, mails and interfaces get words without the places at which screens may break them (ONL-118). */
export const keepTextsPlain = (): void => {
  texts.of = (_, own) => own?.replaceAll('\u00AD', '');
};
