import { formatSignature, signerProblem } from '@abrufbar/domain/deliveries/signature.ts';
import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useState } from 'react';
import type { OutboxRefusal } from '#core/outbox/outbox.ts';
import type { Signed } from '#deliveries/confirm-intent.ts';
import { isDrawn, signatureOf, type Drawing } from '#deliveries/signature/drawing.ts';
import { rememberName, useKnownNames } from '#deliveries/signature/known-names.ts';

const t = reader(signatureTexts);

/** Sentences at the fields of a signature. */
type Problems = { readonly drawing?: string; readonly name?: string };

type Send = (signed: Signed, onRefused: (refusal: OutboxRefusal) => boolean) => Promise<boolean>;

/** The signature that is being made: drawing, name, and what is wrong with them. */
export const useSignature = (send: Send) => {
  const { own, names } = useKnownNames();
  const [typed, setName] = useState<string | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [isNameOnly, setNameOnly] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const name = typed ?? own;

  const draw = (next: Drawing | null): void => {
    setDrawing(next);
    setProblems({});
  };
  const reset = (): void => {
    draw(null);
    setName(null);
    setNameOnly(false);
  };
  const drawn = isNameOnly || drawing === null ? null : drawing;

  const findProblems = (): Problems => ({
    ...(!isNameOnly && (!drawn || !isDrawn(drawn)) && { drawing: t('signature.missing') }),
    ...(signerProblem(name) === 'no_letter' && { name: t('signature.name_missing') }),
  });
  /** Whether the server's words belong to a field here. */
  const showRefusal = ({ errors }: OutboxRefusal): boolean => {
    const wordsFor = (field: string) => errors.find((error) => error.field === field)?.message;
    const drawing = wordsFor('signature');
    const name = wordsFor('signed_by');
    setProblems({ ...(drawing && { drawing }), ...(name && { name }) });
    return Boolean(drawing ?? name);
  };
  const sign = async (): Promise<Problems> => {
    const found = findProblems();
    setProblems(found);
    if (found.drawing || found.name) return found;
    const signed = signedBy(name.trim(), drawn);
    const isAccepted = await send(signed, showRefusal);
    if (isAccepted) {
      rememberName(name.trim());
      reset();
    }
    return {};
  };
  return {
    name,
    names,
    drawing,
    isNameOnly,
    problems,
    isDirty: drawing !== null || (typed !== null && typed !== own),
    draw,
    reset,
    setName: (next: string) => {
      setName(next);
      setProblems(({ drawing: of }) => (of ? { drawing: of } : {}));
    },
    setNameOnly: (isOn: boolean) => {
      setNameOnly(isOn);
      setProblems({});
    },
    sign,
  };
};

const signedBy = (signed_by: string, drawing: Drawing | null): Signed => {
  if (drawing === null)
    return { input: { signed_by }, shown: { signed_by, height: null, strokes: [] } };
  const signature = signatureOf(drawing);
  return {
    input: { signed_by, signature: formatSignature(signature) },
    shown: { ...signature, signed_by, strokes: signature.strokes.map((stroke) => [...stroke]) },
  };
};
