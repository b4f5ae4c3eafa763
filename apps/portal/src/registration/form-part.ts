import type { RegistrationField } from '@abrufbar/domain/registration/registration.ts';
import type { Draft } from '#registration/draft.ts';

/** What every part of the form works on. */
export type FormPart = {
  readonly draft: Draft;
  readonly errors: FieldErrors;
  readonly onChange: (change: Partial<Draft>) => void;
};

/** Sentences below the fields that are wrong. */
export type FieldErrors = Readonly<Partial<Record<RegistrationField, string>>>;
